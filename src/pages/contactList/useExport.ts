import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { useSession } from '../../session/useSession';
import type { Shown } from './exportContacts';

/** The export of the list. The session holds its wait, so that it goes on while another page is open (R10.32). */
export function useExport({ search, sort }: Shown) {
  const { uid, client } = useSession();
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: ['export', uid],
      // Only when it is asked for.
      enabled: false,
      queryFn: async () => {
        // A plain import: a reload would lose what was asked for.
        const { exportContacts } = await import('./exportContacts');
        return exportContacts(client, uid, 'csv', () => client.getQueryData(shownKey(uid)));
      },
    },
    client,
  );

  useLayoutEffect(() => {
    client.setQueryData<Shown>(shownKey(uid), { search, sort });
  }, [client, uid, search, sort]);

  return {
    isBusy: isFetching,
    /** What was done last, for screen readers: a browser shows a download, but need not say so. */
    result: data,
    /** Its code or the contacts could not be loaded. */
    hasFailed: error !== null && !isFetching,
    start: () => void refetch({ cancelRefetch: false }),
  };
}

const shownKey = (uid: string) => ['shown', uid];
