import { PRODUCT_NAME } from 'shared-lib/config';
import { unlinked, wantsNotice, type User } from 'shared-lib/domain';
import { NOTICES, privacyUrl } from 'shared-lib/privacy';
import type { Timestamp } from 'firebase-admin/firestore';
import { accountStateRef, isVerified } from '../account-records/account-state';
import type { JobContext } from '../scheduling/job';
import { mailChoiceUrl, PRODUCT_BRAND, type ComposedMail } from './compose-mail';
import { mailOrigins } from './mail-origins';
import { momentInSentence } from './mail-when';
import type { AccountMailEntry } from '../outbox/outbox';
import type { MailContent, MailNote } from './parts/mail-content';
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

/** Text of the mail that says that an export is ready. */
const exportTexts = {
  subject: 'Tus datos están listos para descargar',
  heading: 'Tus datos están listos',
  preview: 'Puedes descargarlos durante un día.',
  lead: (until: string) =>
    `El archivo con todo lo que guardamos de ti está en Configuración hasta el ${until} (hora de Madrid). Después se borra.`,
  open: 'Ir a mis datos',
  because: 'Te escribimos porque alguien con tu sesión lo pidió. Si no fuiste tú, cambia tu contraseña.',
};

/** Text of the mail that tells of new people, who aren't named: a mailbox may be others' too. */
const peopleTexts = {
  subject: 'Te han dejado datos en tu tarjeta',
  heading: 'Personas nuevas en tu lista',
  preview: 'Sus datos están en Personas.',
  lead: 'Alguien te ha dejado sus datos en tu tarjeta. Contesta pronto: con el recuerdo fresco es más fácil.',
  open: 'Ver las personas',
  because: `Te escribimos porque tu tarjeta de ${PRODUCT_NAME} recoge datos.`,
  choose: 'Elegir qué emails recibes',
};

/** Composes a mail about an account; `'dropped'` when it isn't due any more. */
export async function writeAccountMail(
  { db, now }: JobContext,
  { ownerId, template }: AccountMailEntry,
  from: string,
): Promise<{ mail: ComposedMail } | 'dropped'> {
  const [stored, state, exported] = await db.getAll(
    db.doc(`users/${ownerId}`),
    accountStateRef(db, ownerId),
    db.doc(`accountExports/${ownerId}`),
  );
  const user = stored!.data() as User | undefined;
  if (!user || state!.get('disabled') === true) return 'dropped';
  if (template === 'export-ready') {
    const expiresAt = exported!.get('expiresAt') as Timestamp | null | undefined;
    if (!expiresAt || expiresAt.toMillis() <= now) return 'dropped';
    return { mail: exportMail(user, expiresAt.toMillis(), from) };
  }
  if (template === 'people-new')
    return wantsNotice(user.settings?.notifications, 'people', 'mail')
      ? { mail: peopleMail(user, from) }
      : 'dropped';
  const endsAt = state!.get('trialEndsAt') as Timestamp | undefined;
  if (!endsAt || endsAt.toMillis() <= now || isVerified(state!)) return 'dropped';
  return { mail: trialMail(user, endsAt.toMillis(), from) };
}

type Addressee = Pick<User, 'name' | 'email'>;

/** Composes a Spanish mail to an account about itself. */
function accountMail(
  { name, email }: Addressee,
  from: string,
  content: Pick<MailContent, 'subject' | 'preview' | 'heading' | 'lead'> & { label: string; path: string },
  because: MailNote,
): ComposedMail {
  const { shellOrigin } = mailOrigins();
  const { label, path, ...texts } = content;
  const whole: MailContent = {
    ...texts,
    language: 'es',
    brand: PRODUCT_BRAND,
    facts: [],
    button: { label, url: `${shellOrigin}${path}` },
    notes: [],
    footer: [
      because,
      { text: NOTICES.es.account, links: [{ label: NOTICES.es.link, url: privacyUrl(shellOrigin) }] },
    ],
  };
  return {
    from: { name: PRODUCT_NAME, address: from },
    to: { name, address: email },
    subject: texts.subject,
    text: mailText(whole),
    html: mailHtml(whole),
  };
}

/** Composes the mail that warns before a card is hidden. */
export function trialMail(user: Addressee, endsAt: number, from: string): ComposedMail {
  const { subject, preview, heading, greeting, lead, confirm, because } = texts;
  const until = momentInSentence('es', 'Europe/Madrid', endsAt);
  return accountMail(
    user,
    from,
    {
      ...{ subject, preview, heading },
      lead: greeting(unlinked(user.name)) + lead(until),
      ...{ label: confirm, path: '/dashboard/profile' },
    },
    { text: because, links: [] },
  );
}

/** Composes the mail that says that an export is ready. It leads to the screen, which asks for the sign-in. */
export function exportMail(user: Addressee, expiresAt: number, from: string): ComposedMail {
  const { subject, preview, heading, lead, open, because } = exportTexts;
  return accountMail(
    user,
    from,
    {
      ...{ subject, preview, heading },
      lead: lead(momentInSentence('es', 'Europe/Madrid', expiresAt)),
      ...{ label: open, path: '/dashboard/settings#datos' },
    },
    { text: because, links: [] },
  );
}

/** Composes the mail that tells of new people. */
export function peopleMail(user: Addressee, from: string): ComposedMail {
  const { because, choose, open, ...words } = peopleTexts;
  const url = mailChoiceUrl(mailOrigins().shellOrigin);
  const content = { ...words, label: open, path: '/dashboard/bookings?vista=clientes' };
  const mail = accountMail(user, from, content, { text: because, links: [{ label: choose, url }] });
  return { ...mail, unsubscribe: url };
}
