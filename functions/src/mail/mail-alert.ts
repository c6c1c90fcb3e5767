import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { keepAlert } from '../monitoring/keep-alert';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What keeps mail from arriving that only the operator can mend. */
const TROUBLES = {
  'mail-not-configured': {
    title: 'El correo no está configurado',
    description: 'Hay correos esperando y faltan SMTP_URL o MAIL_FROM en las funciones.',
  },
  'mail-failed': {
    title: 'Hay correos que no se han podido enviar',
    description: 'El servidor de correo no los ha aceptado en un día. Mira el registro de las funciones.',
  },
} as const;

export type MailTrouble = keyof typeof TROUBLES;

/** Tells the administrators of a trouble, once a day at most: every mail meets the same one. */
export async function alertOfMail(
  { db, now }: { db: Firestore; now: number },
  trouble: MailTrouble,
): Promise<void> {
  const ref = db.doc('jobs/deliverOutbox');
  const isNews = await db.runTransaction(async (transaction) => {
    const told = (await transaction.get(ref)).get(trouble) as Timestamp | undefined;
    if (told && now - told.toMillis() < DAY_MS) return false;
    transaction.set(ref, { [trouble]: Timestamp.fromMillis(now) }, { merge: true });
    return true;
  });
  if (!isNews) return;
  await keepAlert(
    { db, now },
    {
      ...TROUBLES[trouble],
      type: trouble,
      severity: 'high',
      metadata: {},
      metrics: {},
      userId: '',
      ip: '',
      userAgent: '',
    },
  );
}
