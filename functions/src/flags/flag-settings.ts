import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** Rules of `featureFlagManagement/config` for every change of a flag. */
export interface FlagSettings {
  /** A second administrator has to approve it. */
  requireApproval: boolean;
  /** The other administrators are notified. */
  notifyOnChanges: boolean;
}

/** Reads the requirements of a change; both are false where the project's flags weren't initialised, as in the rules. */
export async function readFlagSettings(transaction: Transaction, db: Firestore): Promise<FlagSettings> {
  const config = await transaction.get(db.doc('featureFlagManagement/config'));
  return {
    requireApproval: config.get('settings.requireApproval') === true,
    notifyOnChanges: config.get('settings.notifyOnChanges') === true,
  };
}
