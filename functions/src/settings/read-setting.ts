import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  adminPolicySchema,
  alertSettingsSchema,
  linkHostsSchema,
  productSettingsSchema,
} from 'shared-lib/documents';
import { DEFAULT_SETTINGS, type SettingName, type Settings } from 'shared-lib/model';
import { readStored } from '../stored/read-stored';
import { typesOf } from '../stored/types-of';

/** Forms of the settings. Those that somebody has not set are missing. */
const SCHEMAS = {
  adminPolicy: typesOf(adminPolicySchema.partial()),
  alerts: typesOf(alertSettingsSchema.partial()),
  linkHosts: typesOf(linkHostsSchema.partial()),
  product: typesOf(productSettingsSchema.partial()),
} satisfies Record<SettingName, unknown>;

/** Reads a setting of the product; its default where nobody has set it. */
export async function readSetting<Name extends SettingName>(
  db: Firestore,
  name: Name,
  transaction?: Transaction,
): Promise<Settings[Name]> {
  const ref = db.doc(`config/${name}`);
  const stored = transaction ? await transaction.get(ref) : await ref.get();
  return { ...DEFAULT_SETTINGS[name], ...readStored(SCHEMAS[name], stored) };
}
