import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import { firebaseApp } from './app';
import { firebaseAuth } from './auth';
import { currentEndpoints } from './endpoints';

export { getBlob, getDownloadURL, ref, uploadBytes, uploadBytesResumable } from 'firebase/storage';

let storage: FirebaseStorage | null = null;

/** Returns file storage, whose requests are cross-origin without credentials. */
export function firebaseStorage(): FirebaseStorage {
  if (storage) return storage;
  // Registered before, or the first requests would be nobody's.
  firebaseAuth();
  storage = getStorage(firebaseApp());
  // On a bad network a failed upload should be reported while the person still remembers starting it.
  storage.maxUploadRetryTime = 20_000;
  const { emulators } = currentEndpoints();
  if (emulators) connectStorageEmulator(storage, emulators.host, emulators.storage);
  return storage;
}
