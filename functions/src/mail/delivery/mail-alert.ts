import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { storeAlertOnce } from '../../monitoring/store-alert-once';

/** Problems with mail that the operator has to solve, with the text of their alerts. */
const TROUBLES = {
  'mail-not-configured': {
    title: 'El envío de emails no está configurado',
    description: 'Hay emails esperando y faltan SMTP_URL o MAIL_FROM en las funciones.',
  },
  'mail-relay-down': {
    title: 'El servidor de email no acepta ninguno',
    description:
      'No sale ningún email. Esperan y se reintentan solos durante un día: mira en Trabajos qué responde el servidor.',
  },
  'mail-failed': {
    title: 'Hay emails que no se han podido enviar',
    description: 'El servidor no los ha aceptado en un día. Mira el registro de las funciones.',
  },
  'mail-quota-owner': {
    title: 'Una cuenta ha agotado sus emails',
    description: 'Los demás salen cuando acabe su plazo. La ficha de cada usuario dice cuántos ha enviado.',
  },
  'mail-quota-recipient': {
    title: 'Una dirección ha recibido demasiados emails',
    description:
      'Los demás salen cuando acabe su plazo. Puede que alguien reserve con un email que no es suyo.',
  },
} as const;

export type MailTrouble = keyof typeof TROUBLES;

/**
 * Raises an alert about a problem with mail, at most once a day, as every mail has the same one.
 *
 * @param ref - Document that remembers it; once it is deleted, the next problem raises an alert again.
 */
export function alertOfMail(
  context: { db: Firestore; now: number },
  trouble: MailTrouble,
  ref: DocumentReference = context.db.doc('jobs/deliverOutbox'),
): Promise<void> {
  return storeAlertOnce(context, ref, {
    type: trouble,
    ...TROUBLES[trouble],
  });
}
