import { writeBatch } from 'firebase/firestore/lite';
import {
  CHUNK,
  deleteDocuments,
  storedContacts,
  WIDTH as WRITES,
  writeTogether,
} from '../../contacts/store/bin/documents';
import { FOR_GOOD_SIZE, isGoing, storedBin } from '../../contacts/store/bin/storedBin';
import {
  DECISION_PARTS,
  decisionsRef,
  profileRef,
  subscriptionRef,
} from '../../firebase/collections';
import { loadStorage } from '../../firebase/late';
import { RemoteError, remoteWrite } from '../../firebase/remoteCall';
import { cardFolder, photoFolders } from '../../firebase/ownPicture';
import { chunksOf } from '../../platform/chunksOf';
import { inParallel } from '../../platform/inParallel';

/** How much of an account's data has been deleted since the last press. */
export interface DeletionProgress {
  contacts: number;
  pictures: number;
}

/** How many pictures are deleted at a time. */
const WIDTH = 16;

/**
 * Deletes all that is stored of `uid`: contacts, also those in the bin, then pictures, then plan, profile and
 * decisions (R15.36). Each step looks for what is there, so that one more call goes on where an earlier one has failed.
 * Throws `RemoteError`.
 */
export async function deleteStoredData(
  uid: string,
  onProgress: (progress: DeletionProgress) => void,
): Promise<void> {
  const { deleteFile, filesIn } = await loadStorage();
  const progress: DeletionProgress = { contacts: 0, pictures: 0 };
  const count = (what: keyof DeletionProgress, number = 1) => {
    progress[what] += number;
    onProgress({ ...progress });
  };
  const deleteContacts = async () => {
    const found = await storedContacts(uid);
    await inParallel(chunksOf(found, CHUNK), WRITES, async (chunk) => {
      const { left, failure } = await deleteDocuments(uid, chunk);
      count('contacts', chunk.length - left.length);
      if (failure) throw new RemoteError(failure, null);
    });
    return found.length;
  };
  const emptyBin = async () => {
    const bin = await storedBin(uid);
    const [going, others] = [bin.filter(isGoing), bin.filter((one) => !isGoing(one))];
    const chunks = [...chunksOf(going, FOR_GOOD_SIZE), ...chunksOf(others, CHUNK)];
    await inParallel(chunks, WRITES, async (chunk) => {
      await writeTogether((batch) => {
        for (const { ref } of chunk) batch.delete(ref);
      });
      count('contacts', chunk.length);
    });
  };
  const deletePictures = async (folder: string) => {
    const found = await filesIn(folder);
    await inParallel(found, WIDTH, async (file) => {
      await deleteFile(file);
      count('pictures');
    });
    return found.length;
  };
  // Until nothing is found: the phone may have stored a scan in the meantime.
  for (let isEmpty = false; !isEmpty;) {
    while (await deleteContacts());
    await emptyBin();
    let pictures = 0;
    for (const folder of [cardFolder(uid), ...photoFolders(uid)]) {
      pictures += await deletePictures(folder);
    }
    isEmpty = pictures === 0;
  }
  // Last, with the account: the rules require a recent login for these.
  const profile = profileRef(uid);
  await remoteWrite(() => {
    const batch = writeBatch(profile.firestore).delete(subscriptionRef(uid)).delete(profile);
    for (const part of DECISION_PARTS) batch.delete(decisionsRef(uid, part));
    return batch.commit();
  });
}
