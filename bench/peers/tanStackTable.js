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
import { createElement as h, useEffect, useRef } from 'react';
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
  const cells = (parts, part) =>
    parts.map((one) =>
      h('span', { key: one.id, style: { flex: 1 } }, h(table.FlexRender, { [part]: one })),
    );
  return h(
    'div',
    { ref: place, style: { height: 700, overflow: 'auto' } },
    table.getHeaderGroups().map(({ id, headers }) =>
      h(
        'div',
        { key: id, style: { display: 'flex' } },
        headers.map((header) =>
          h(
            'button',
            {
              key: header.id,
              style: { flex: 1 },
              onClick: header.column.getToggleSortingHandler(),
            },
            h(table.FlexRender, { header }),
          ),
        ),
      ),
    ),
    h(
      'div',
      { style: { height: virtual.getTotalSize(), position: 'relative' } },
      virtual.getVirtualItems().map(({ index, start }) =>
        h(
          'div',
          {
            key: rows[index].id,
            style: {
              position: 'absolute',
              display: 'flex',
              width: '100%',
              height: 41,
              transform: `translateY(${start}px)`,
            },
          },
          cells(rows[index].getAllCells(), 'cell'),
        ),
      ),
    ),
  );
}

const getRowId = ({ id }) => id;
createRoot(document.body.appendChild(document.createElement('div'))).render(h(Table));
