import { useEffect, useSyncExternalStore } from 'react';
import type { Answer, Query } from './Query';

/**
 * The state of `query`. It is read when the component mounts, unless its answer is younger than `freshFor` ms or
 * `isAsked` is false.
 */
export function useQuery<T>(query: Query<T>, freshFor = 0, isAsked = true): Answer<T> {
  const answer = useSyncExternalStore(query.subscribe, query.current, query.current);
  useEffect(() => {
    if (isAsked) void query.refresh(freshFor);
  }, [query, freshFor, isAsked]);
  return answer;
}
