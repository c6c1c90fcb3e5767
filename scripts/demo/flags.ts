import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { DEFAULT_FLAGS, type DescribedFlag } from 'shared-lib/model';

/** Flags that the demo shows to everybody. */
const SHOWN: readonly string[] = ['dark_mode_v2', 'performance_insights'];

/** Creates the flags of a new project, unless it has some: changed ones aren't overwritten. */
export async function ensureFlags(db: Firestore, adminUid: string): Promise<void> {
  if (!(await db.collection('featureFlags').limit(1).get()).empty) return;
  const now = FieldValue.serverTimestamp();
  const batch = db.batch();
  for (const [name, flag] of Object.entries<DescribedFlag>(DEFAULT_FLAGS)) {
    const { conditions, ...rest } = flag;
    batch.set(db.doc(`featureFlags/${name}`), {
      ...rest,
      ...(SHOWN.includes(name) ? { enabled: true, rolloutPercentage: 100 } : conditions && { conditions }),
      createdBy: adminUid,
      createdAt: now,
      updatedAt: now,
      revision: 1,
    });
  }
  batch.set(db.doc('featureFlagManagement/config'), {
    initialized: true,
    initializedAt: now,
    version: '1.0.0',
    adminUsers: [adminUid],
    settings: { requireApproval: true, auditLog: true, notifyOnChanges: true },
    updatedAt: now,
    revision: 1,
  });
  await batch.commit();
}
