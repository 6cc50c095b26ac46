import { useEffect, useSyncExternalStore } from 'react';
import { useOnceOnline } from '../platform/useOnceOnline';
import type { Answer, Query } from './Query';

/** The state of `query`, read on mount unless younger than `freshFor` ms. Retried once the network is back (R15.70). */
export function useQuery<T>(query: Query<T>, freshFor = 0, isAsked = true): Answer<T> {
  const answer = useSyncExternalStore(query.subscribe, query.current, query.current);
  useEffect(() => {
    if (isAsked) void query.refresh(freshFor);
  }, [query, freshFor, isAsked]);
  useOnceOnline(isAsked && answer.failure !== null && (() => void query.refresh()));
  return answer;
}
