import { doc, Timestamp } from 'firebase/firestore';
import { EXPORT_STATUSES, type ExportStatus } from '../../model';
import { withAppErrors } from '../../platform/errors';
import { firebaseFirestore } from '../firebase/firestore';
import { followDocument } from './follow';

/** The last export of an account. */
export interface AccountExportState {
  status: ExportStatus;
  /** Number of documents and photos that were read. */
  done: number;
  /** Path of the file in Storage; empty while none is offered. */
  path: string;
  /** End of the offer, in milliseconds since the epoch; `null` while there is none. */
  expiresAt: number | null;
}

/**
 * Subscribes to the last export of the session's account, `null` for none; cached values are ignored.
 *
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToExport(
  uid: string,
  onChange: (state: AccountExportState | null) => void,
  onError: (error: Error) => void,
): () => void {
  return followDocument(
    doc(firebaseFirestore(), 'accountExports', uid),
    (found) => {
      const status = EXPORT_STATUSES.find((known) => known === found.get('status'));
      const expiresAt: unknown = found.get('expiresAt');
      if (!status) return null;
      return {
        status,
        done: Number(found.get('done')),
        path: String(found.get('path')),
        expiresAt: expiresAt instanceof Timestamp ? expiresAt.toMillis() : null,
      };
    },
    onChange,
    onError,
    { confirmed: 'all' },
  );
}

/**
 * Returns the download URL of an export's file, which only its owner can request. Anybody who has the URL can use it, until the file is
 * removed.
 */
export function getExportLink(path: string): Promise<string> {
  return withAppErrors(async () => {
    const { firebaseStorage, getDownloadURL, ref } = await import('../firebase/storage');
    return await getDownloadURL(ref(firebaseStorage(), path));
  });
}
