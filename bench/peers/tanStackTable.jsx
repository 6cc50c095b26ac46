/** React with TanStack Table and TanStack Virtual, put together as their documentation shows it. */
import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowSortingFeature,
  sortFn_datetime,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { columns, contacts, searchBox, showCount } from './page.js';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  sortFns: { text: sortFn_text, datetime: sortFn_datetime },
});
const tableColumns = columns.map(({ key, label, text, sort }) => ({
  accessorKey: key,
  header: label,
  cell: ({ row }) => text(row.original),
  sortFn: sort === 'date' ? 'datetime' : 'text',
  enableGlobalFilter: sort === 'text',
}));

const FILL = { flex: 1 };
const ROW = { position: 'absolute', display: 'flex', width: '100%', height: 41 };

function Table() {
  const place = useRef(null);
  const table = useTable({
    features,
    columns: tableColumns,
    data: contacts,
    getRowId,
    globalFilterFn: 'includesString',
  });
  useEffect(() => {
    const search = () => table.setGlobalFilter(searchBox.value);
    searchBox.addEventListener('input', search);
    return () => searchBox.removeEventListener('input', search);
  }, [table]);
  const { rows } = table.getRowModel();
  useEffect(() => showCount(rows.length), [rows]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => place.current,
    estimateSize: () => 41,
    overscan: 10,
    getItemKey: (index) => rows[index].id,
  });
  return (
    <div ref={place} style={{ height: 700, overflow: 'auto' }}>
      {table.getHeaderGroups().map(({ id, headers }) => (
        <div key={id} style={{ display: 'flex' }}>
          {headers.map((header) => (
            <button key={header.id} style={FILL} onClick={header.column.getToggleSortingHandler()}>
              <table.FlexRender header={header} />
            </button>
          ))}
        </div>
      ))}
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, start }) => (
          <div key={rows[index].id} style={{ ...ROW, transform: `translateY(${start}px)` }}>
            {rows[index].getAllCells().map((cell) => (
              <span key={cell.id} style={FILL}>
                <table.FlexRender cell={cell} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const getRowId = ({ id }) => id;
createRoot(document.body.appendChild(document.createElement('div'))).render(<Table />);
