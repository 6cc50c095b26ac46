import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { COLUMNS, DEFAULT_SORT, firstDirection, type Sort } from '../../contacts/columns';

/** Browsers refuse an address bar that changes with every key press. In ms. */
const ADDRESS_DELAY = 250;

interface ListQuery {
  search: string;
  sort: Sort;
  /** Both as the address bar has them, or will in a moment: '' or `?...`. */
  address: string;
  setSearch: (search: string) => void;
  setSort: (sort: Sort) => void;
}

/** Search and sort as they stand in the address bar, so that reload, Back and a bookmark find them. */
export function useListQuery(): ListQuery {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const [query, setQuery] = useState(() => readListQuery(params));
  const [seenKey, setSeenKey] = useState(key);

  // Our own writes replace the entry. Anything else (Back, a link) means that the address is right.
  if (key !== seenKey) {
    setSeenKey(key);
    if (navigationType !== NavigationType.Replace) setQuery(readListQuery(params));
  }

  const inAddress = params.toString();
  const wanted = listQueryParams(query.search, query.sort).toString();
  useEffect(() => {
    if (wanted === inAddress) return;
    const write = () => {
      stop();
      startTransition(() => {
        setParams(wanted, { replace: true });
      });
    };
    const timer = setTimeout(write, ADDRESS_DELAY);
    // The page is left by a click, Enter on a link included. Before the router hears of it: afterwards
    // the entry that Back leads to is out of reach.
    document.addEventListener('click', write, { capture: true });
    // Once only: after a click another page may be on its way, and a second write would call it back.
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('click', write, { capture: true });
    };
    return stop;
  }, [wanted, inAddress, setParams]);

  return {
    ...query,
    address: wanted && `?${wanted}`,
    setSearch: (search) => {
      setQuery((before) => ({ ...before, search }));
    },
    setSort: (sort) => {
      setQuery((before) => ({ ...before, sort }));
    },
  };
}

/** What the address bar says of the list (`?search=ada&sort=name`); anything odd means the default. */
export function readListQuery(params: URLSearchParams): { search: string; sort: Sort } {
  return { search: params.get('search') ?? '', sort: readSort(params) };
}

function readSort(params: URLSearchParams): Sort {
  const column = COLUMNS.find(({ key }) => key === params.get('sort'))?.key ?? DEFAULT_SORT.column;
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
