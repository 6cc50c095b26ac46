import { useEffect, useSyncExternalStore } from 'react';
import type { Answer, Query } from './Query';

/** The state of `query`, read on mount unless younger than `freshFor` ms. Retried once the network is back (R15.70). */
export function useQuery<T>(query: Query<T>, freshFor = 0, isAsked = true): Answer<T> {
  const answer = useSyncExternalStore(query.subscribe, query.current, query.current);
  useEffect(() => {
    if (isAsked) void query.refresh(freshFor);
  }, [query, freshFor, isAsked]);
  const isRetried = isAsked && answer.failure !== null;
  useEffect(() => {
    if (!isRetried) return;
    const retry = () => void query.refresh();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [query, isRetried]);
  return answer;
}
