import { PRODUCT_NAME } from 'shared-lib/config';
import { unlinked, type User } from 'shared-lib/domain';
import { NOTICES, privacyUrl } from 'shared-lib/privacy';
import type { Timestamp } from 'firebase-admin/firestore';
import { accountStateRef, isVerified } from '../account-records/account-state';
import type { JobContext } from '../jobs/job';
import { PRODUCT_BRAND, type ComposedMail } from './compose-mail';
import { mailOrigins } from './mail-origins';
import { momentInSentence } from './mail-when';
import type { AccountMailEntry } from '../outbox/outbox';
import type { MailContent } from './parts/mail-content';
import { mailHtml } from './parts/mail-html';
import { mailText } from './parts/mail-text';

/** Text of the mail that warns before a card is hidden. */
const texts = {
  subject: 'Confirma tu email para que tu tarjeta siga visible',
  heading: 'Confirma tu email',
  preview: 'Tu tarjeta seguirá visible y podrá recibir reservas.',
  greeting: (name: string) => (name ? `Hola, ${name}. ` : ''),
  lead: (until: string) =>
    `Tu tarjeta se ve hasta el ${until} (hora de Madrid). Confirma tu email en tu perfil y seguirá visible, aparecerá en los buscadores y podrá recibir reservas.`,
  confirm: 'Confirmar mi email',
  because: `Te escribimos porque con este email se creó una cuenta en ${PRODUCT_NAME}. Si no fuiste tú, no hagas nada: la tarjeta se ocultará.`,
};

/** Composes a mail about an account; `'dropped'` when it isn't due any more. */
export async function writeAccountMail(
  { db, now }: JobContext,
  { ownerId }: AccountMailEntry,
  from: string,
): Promise<{ mail: ComposedMail } | 'dropped'> {
  const [stored, state] = await db.getAll(db.doc(`users/${ownerId}`), accountStateRef(db, ownerId));
  const user = stored!.data() as User | undefined;
  const endsAt = state!.get('trialEndsAt') as Timestamp | undefined;
  if (!user || !endsAt || endsAt.toMillis() <= now || isVerified(state!) || state!.get('disabled') === true)
    return 'dropped';
  return { mail: trialMail(user, endsAt.toMillis(), from) };
}

/** Composes the mail that warns before a card is hidden. */
export function trialMail(
  { name, email }: Pick<User, 'name' | 'email'>,
  endsAt: number,
  from: string,
): ComposedMail {
  const { shellOrigin } = mailOrigins();
  const content: MailContent = {
    language: 'es',
    subject: texts.subject,
    preview: texts.preview,
    brand: PRODUCT_BRAND,
    heading: texts.heading,
    lead: texts.greeting(unlinked(name)) + texts.lead(momentInSentence('es', 'Europe/Madrid', endsAt)),
    facts: [],
    button: { label: texts.confirm, url: `${shellOrigin}/dashboard/profile` },
    notes: [],
    footer: [
      { text: texts.because, links: [] },
      { text: NOTICES.es.account, links: [{ label: NOTICES.es.link, url: privacyUrl(shellOrigin) }] },
    ],
  };
  return {
    from: { name: PRODUCT_NAME, address: from },
    to: { name, address: email },
    subject: texts.subject,
    text: mailText(content),
    html: mailHtml(content),
  };
}
