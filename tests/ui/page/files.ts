import type * as fake from '../../component/fakes/fakeFiles';
import { call, sendFile } from './call';

const OFFLINE = 'storage/retry-limit-exceeded';

/** The file storage of the test, asked from a page. */
export const fileStorage: Pick<typeof fake.fileStorage, 'upload' | 'delete' | 'list'> & {
  addressOf: (path: string) => string;
} = {
  upload: async (path, content, onProgress) => {
    if (!(content instanceof Blob)) throw new Error('The stand-in takes files alone.');
    await sendFile(path, content, OFFLINE);
    onProgress(100);
  },
  delete: (path) => call('files', 'delete', [path], OFFLINE) as Promise<void>,
  list: (folder) => call('files', 'list', [folder], OFFLINE) as Promise<string[]>,
  addressOf: (path) =>
    `${location.origin}/v0/b/demo-cardfile.appspot.com/o/${encodeURIComponent(path)}?alt=media&token=t`,
};
