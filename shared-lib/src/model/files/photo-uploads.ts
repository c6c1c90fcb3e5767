/** Limits of an account's photos and PDFs; `firestore.rules` has the same. */
export const PHOTO_UPLOADS = {
  /** Photos that an account may upload within 24 hours. */
  perDay: 100,
  /** Photos that a PDF counts for, as it may be larger. */
  ofPdf: 10,
  /** Photos that may be announced and not uploaded yet. */
  announced: 10,
} as const;

/** `photoUploads/{uid}`: the photos that an account may upload now, and how many it has announced. */
export interface PhotoUploads {
  /** Paths in Storage of those that were announced last, the latest first. */
  paths: string[];
  count: number;
  /** Beginning of the 24 hours in which they count, in milliseconds since the epoch. */
  since: number;
}
