import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { readStored } from '../stored/read-stored';
import { readSetting } from '../settings/read-setting';
import { storeAlert } from './store-alert';

const ALERT = {
  title: 'La administración está abierta a cualquiera',
  type: 'open-administration',
  severity: 'critical',
  description:
    'Cualquier persona con cuenta puede hacerse administradora. Ciérrala en Configuración en cuanto acabe la prueba, y revisa quién ha entrado.',
  ...{ metadata: {}, metrics: {}, userId: '', ip: '', userAgent: '' },
} as const;

const openSchema = z.object({ alertId: z.string() });

/** Refers to the alert that is open while everybody may administer; missing while nobody may. */
const openAlertRef = (db: Firestore) => db.doc('jobs/openAdministration');

/**
 * Keeps one alert open while the policy lets everybody administer, however often it is acknowledged, and settles it once the policy
 * lets nobody in.
 *
 * @param context.email - Address of whoever closed it; without one it was an operator.
 * @returns 1 where an alert was opened or settled.
 */
export async function followOpenAdministration(context: {
  db: Firestore;
  now: number;
  email?: string;
}): Promise<number> {
  const { db, now } = context;
  const [{ selfRegistration }, record] = await Promise.all([
    readSetting(db, 'adminPolicy'),
    openAlertRef(db).get(),
  ]);
  const known = readStored(openSchema, record);
  if (!selfRegistration && !known) return 0;
  const alert = known && (await db.doc(`alerts/${known.alertId}`).get());
  if (!selfRegistration) {
    if (alert?.exists && alert.get('acknowledgedAt') === null) {
      const at = Timestamp.fromMillis(now);
      await alert.ref.update({
        acknowledgedAt: at,
        acknowledgedBy: context.email || 'operaciones',
        seenAt: at,
      });
    }
    await record.ref.delete();
    return 1;
  }
  if (!alert?.exists) {
    const alertId = await storeAlert({ db, now }, ALERT);
    await record.ref.set({ alertId } satisfies z.infer<typeof openSchema>);
    return 1;
  }
  if (alert.get('acknowledgedAt') === null) return 0;
  await alert.ref.update({ acknowledgedAt: null, acknowledgedBy: '' });
  return 1;
}
