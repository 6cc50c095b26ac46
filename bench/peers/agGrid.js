/** AG Grid Community with its own search and sort, and nothing else switched on. */
import {
  ClientSideRowModelModule,
  createGrid,
  ModuleRegistry,
  QuickFilterModule,
} from 'ag-grid-community';
import { columns, contacts, searchBox, showCount } from './page.js';

ModuleRegistry.registerModules([ClientSideRowModelModule, QuickFilterModule]);
const place = document.createElement('div');
place.style.height = '700px';
document.body.append(place);
const grid = createGrid(place, {
  rowData: contacts,
  getRowId: ({ data }) => data.id,
  columnDefs: columns.map(({ key, label, text }) => ({
    field: key,
    headerName: label,
    flex: 1,
    valueFormatter: ({ data }) => text(data),
  })),
  rowHeight: 41,
  cacheQuickFilter: true,
  animateRows: false,
  onModelUpdated: ({ api }) => showCount(api.getDisplayedRowCount()),
});
searchBox.addEventListener('input', () => grid.setGridOption('quickFilterText', searchBox.value));
