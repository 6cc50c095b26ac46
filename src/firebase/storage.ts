import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { app } from './app';
import { emulators } from './configuration';

/** The file storage. Only what uploads imports this module, so that no other page loads its SDK. */
export const storage = getStorage(app);

// In ms. The SDK's own limits, minutes long, are more than anybody watches a progress bar.
storage.maxUploadRetryTime = 20_000;
storage.maxOperationRetryTime = 20_000;

if (emulators) {
  const { hostname, port } = new URL(`http://${emulators.storage}`);
  connectStorageEmulator(storage, hostname, Number(port));
}
