import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { DEFAULT_SETTINGS, type SettingName, type Settings } from 'shared-lib/model';

/** Reads a setting of the product; its default where nobody has set it. */
export async function readSetting<Name extends SettingName>(
  db: Firestore,
  name: Name,
  transaction?: Transaction,
): Promise<Settings[Name]> {
  const ref = db.doc(`config/${name}`);
  const stored = transaction ? await transaction.get(ref) : await ref.get();
  return { ...DEFAULT_SETTINGS[name], ...(stored.data() as Partial<Settings[Name]> | undefined) };
}
