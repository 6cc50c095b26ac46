import { COLUMNS, DEFAULT_SORT, firstDirection, type Sort } from '../../contacts/columns';

/** What the address bar says of the list (`?search=ada&sort=name`); anything odd means the default. */
export function readListQuery(params: URLSearchParams): { search: string; sort: Sort } {
  return { search: params.get('search') ?? '', sort: readSort(params) };
}

function readSort(params: URLSearchParams): Sort {
  const column = COLUMNS.find((name) => name === params.get('sort')) ?? DEFAULT_SORT.column;
  const asked = params.get('direction');
  const direction = asked === 'asc' || asked === 'desc' ? asked : firstDirection(column);
  return { column, direction };
}

/** The address bar's side of a search and a sort. What is the default is left out. */
export function listQueryParams(search: string, sort: Sort): URLSearchParams {
  const params = new URLSearchParams();
  if (search !== '') params.set('search', search);
  if (sort.column !== DEFAULT_SORT.column) params.set('sort', sort.column);
  if (sort.direction !== firstDirection(sort.column)) params.set('direction', sort.direction);
  return params;
}
