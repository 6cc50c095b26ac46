import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect } from 'react';
import type { FileFormat } from './saveContactsFile';
import { useContactStore } from '../store/useContactStore';
import { lateCode } from '../../lib/lateCode';
import { useSession } from '../../session/useSession';
import type { Shown } from './exportContacts';

const loadExport = lateCode(() => import('./exportContacts'));

/** The export of the list. The session holds its wait, so that it goes on while another page is open (R10.32). */
export function useExport({ search, sort }: Shown) {
  const { uid, client, notices } = useSession();
  const store = useContactStore();
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: exportKey(uid),
      // Only when it is asked for.
      enabled: false,
      queryFn: async () => {
        const { exportContacts } = await loadExport();
        const format = client.getQueryData<FileFormat>(formatKey(uid)) ?? 'csv';
        return exportContacts(store, format, () => client.getQueryData(shownKey(uid)));
      },
    },
    client,
  );

  useLayoutEffect(() => {
    client.setQueryData<Shown>(shownKey(uid), { search, sort });
  }, [client, uid, search, sort]);

  useEffect(() => {
    if (!data) return;
    // Said once, also where the list was left before it was done.
    client.setQueryData(exportKey(uid), '');
    notices.show({ kind: 'success', text: data });
  }, [client, uid, notices, data]);

  return {
    isBusy: isFetching,
    /** Its code or the contacts could not be loaded. */
    hasFailed: error !== null && !isFetching,
    start: (format: FileFormat) => {
      if (isFetching) return;
      client.setQueryData(formatKey(uid), format);
      void refetch({ cancelRefetch: false });
    },
  };
}

const exportKey = (uid: string) => ['export', uid];
const formatKey = (uid: string) => ['exportFormat', uid];
const shownKey = (uid: string) => ['shown', uid];
