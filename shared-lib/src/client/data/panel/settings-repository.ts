import { doc, serverTimestamp, type DocumentData } from 'firebase/firestore';
import { DEFAULT_SETTINGS, type SettingName, type Settings } from '../../../model';
import { firebaseFirestore } from '../../firebase/firestore';
import { toMillis } from '../../../model/stored/to-millis';
import { requireEditedRevision, saveAudited, type Author } from './audited-write';
import { followDocument } from '../follow';

/** A setting as it is stored. */
export interface StoredSetting<Name extends SettingName> {
  value: Settings[Name];
  /** `null` while nobody has set it, so that the default holds. */
  revision: number | null;
  /** Milliseconds since the epoch, `null` while nobody has set it. */
  updatedAt: number | null;
}

function toStored<Name extends SettingName>(name: Name, data: DocumentData | undefined): StoredSetting<Name> {
  if (!data) return { value: DEFAULT_SETTINGS[name], revision: null, updatedAt: null };
  const { revision, updatedAt, ...value } = data;
  return {
    value: { ...DEFAULT_SETTINGS[name], ...value },
    revision: Number(revision),
    updatedAt: toMillis(updatedAt),
  };
}

/**
 * Subscribes to a setting. Only administrators may.
 *
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToSetting<Name extends SettingName>(
  name: Name,
  onChange: (setting: StoredSetting<Name>) => void,
  onError: (error: Error) => void,
): () => void {
  return followDocument(
    doc(firebaseFirestore(), 'config', name),
    (found) => toStored(name, found.data({ serverTimestamps: 'estimate' })),
    onChange,
    onError,
    { confirmed: 'absence' },
  );
}

/**
 * Changes a setting.
 *
 * @param editedRevision - Revision that the edit began with; `null` when nobody had set it.
 * @returns Its new revision.
 * @throws AppError `edit-conflict` when another version was stored meanwhile.
 */
export async function saveSetting<Name extends SettingName>(
  author: Author,
  name: Name,
  value: Settings[Name],
  editedRevision: number | null,
): Promise<number> {
  return saveAudited(author, {
    collection: 'config',
    docId: name,
    change: (before) => {
      requireEditedRevision(before, editedRevision);
      return { ...value, updatedAt: serverTimestamp() };
    },
  });
}
