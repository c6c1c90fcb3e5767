/**
 * Usage that Storage would bill: operations of the two classes of
 * `cloud.google.com/storage/pricing#operations-by-class`, and the bytes. Deleting is free there.
 */
export interface StorageUsage {
  /** Files stored. Like listings and changes of metadata an operation of class A. */
  uploads: number;
  listings: number;
  metadataChanges: number;
  /** Files read. Like reading metadata an operation of class B. */
  downloads: number;
  metadataReads: number;
  uploadedBytes: number;
  downloadedBytes: number;
  /** The size of all files as they are now. */
  storedBytes: number;
}

export type StorageOperation = 'uploads' | 'listings' | 'metadataChanges' | 'downloads' | 'metadataReads';

export function emptyStorageUsage(): StorageUsage {
  return {
    uploads: 0,
    listings: 0,
    metadataChanges: 0,
    downloads: 0,
    metadataReads: 0,
    uploadedBytes: 0,
    downloadedBytes: 0,
    storedBytes: 0,
  };
}
