import { operator, PRODUCT_NAME } from 'shared-lib/config';
import { OWNER_SCREENS, unlinked, wantsNotice, type LetterKind } from 'shared-lib/model';
import { accountStateRef, isVerified } from '../../account-records/account-state';
import { readCard } from '../../card-records/card-document';
import { findAccount } from '../../account-records/find-account';
import { isProvenAddress } from '../../account-records/proven-address';
import { accounts } from '../../firebase';
import { readAll } from '../../stored/read-all';
import { readField, timestamp } from '../../stored/read-stored';
import type { JobContext } from '../../scheduling/job';
import { accountMail, type Addressee } from './compose-account-mail';
import { mailChoiceUrl, type ComposedMail } from '../compose-mail';
import { writeEmailChange } from './email-change-mail';
import { mailOrigins } from '../mail-origins';
import { momentInSentence } from '../mail-when';
import { appealMail, suspensionMail, takedownMail } from './moderation-mail';
import { suspensionProof } from '../../moderation/appeal-decision';
import { readAppeal } from '../../moderation/appeal-document';
import type { AccountMailEntry, Letter } from '../../outbox/outbox';
import { readAddressee } from '../../account-records/user-document';
import { oneLine } from '../safe-text';

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

/** Text of the mail about new people, who aren't named, as others may read the mailbox too. */
const peopleTexts = {
  subject: 'Te han dejado datos en tu tarjeta',
  heading: 'Personas nuevas en tu lista',
  preview: 'Sus datos están en Personas.',
  lead: 'Alguien te ha dejado sus datos en tu tarjeta. Contesta pronto: con el recuerdo fresco es más fácil.',
  open: 'Ver las personas',
  because: `Te escribimos porque tu tarjeta de ${PRODUCT_NAME} recoge datos.`,
  choose: 'Elegir qué emails recibes',
};

/** Texts of the mails that an administrator sends to somebody who asked for help. */
const helpTexts = {
  'password-reset': {
    subject: 'Cambia tu contraseña',
    heading: 'Elige otra contraseña',
    preview: 'El enlace funciona durante una hora.',
    lead: 'Con este enlace eliges otra contraseña. Funciona una sola vez, durante una hora.',
    label: 'Cambiar contraseña',
  },
  'verify-email': {
    subject: 'Confirma tu email',
    heading: 'Confirma tu email',
    preview: 'Con tu email confirmado tu tarjeta puede recibir reservas.',
    lead: 'Con este enlace confirmas que este email es tuyo. Tu tarjeta seguirá visible y podrá recibir reservas.',
    label: 'Confirmar mi email',
  },
};

const helpBecause = `Te escribimos porque alguien pidió ayuda a ${PRODUCT_NAME} con esta cuenta. Si no fuiste tú, no hagas nada: la cuenta no cambia.`;

/** Fixed words of letters from administrators, around their own. */
const letterTexts: Record<LetterKind, { subject: string; lead: string }> = {
  answer: {
    subject: 'Respuesta a tu consulta',
    lead: 'Nos escribiste y esto es lo que podemos decirte.',
  },
  'card-advice': {
    subject: 'Revisa tu tarjeta',
    lead: 'Hemos visto algo en tu tarjeta que conviene cambiar.',
  },
  payments: {
    subject: 'Sobre tus pagos',
    lead: 'Queremos contarte algo sobre los pagos de tus reservas.',
  },
  service: {
    subject: 'Aviso sobre tu cuenta',
    lead: 'Queremos avisarte de algo que afecta a tu cuenta.',
  },
};

const letterWords = {
  preview: 'Te escribe una persona de nuestro equipo.',
  reply: `Si quieres contestar, escribe a ${operator.email}.`,
  open: 'Ir a mi cuenta',
  because: `Te escribimos porque tienes una cuenta en ${PRODUCT_NAME}. Una persona del equipo ha escrito este mensaje.`,
};

/**
 * Composes a mail about an account; `'dropped'` when it isn't due any more, or its address isn't proved. What proves the address,
 * secures the account, or was decided about it by a person of the team, goes to whatever address the account has.
 */
export async function writeAccountMail(
  { db, now }: JobContext,
  { ownerId, template, cardId, appealId, changeAt, letter }: AccountMailEntry,
  from: string,
): Promise<{ mail: ComposedMail } | 'dropped'> {
  if (template === 'from-team') return letter ? writeLetter(ownerId, letter, from) : 'dropped';
  if (template === 'password-reset' || template === 'verify-email') return writeHelp(ownerId, template, from);
  if (
    template === 'email-change-confirm' ||
    template === 'email-change-asked' ||
    template === 'email-changed'
  )
    return writeEmailChange({ db, now }, { uid: ownerId, template, changeAt }, from);
  const [stored, state, exported] = await readAll(
    db,
    db.doc(`users/${ownerId}`),
    accountStateRef(db, ownerId),
    db.doc(`accountExports/${ownerId}`),
  );
  const user = readAddressee(stored);
  if (!user) return 'dropped';
  if (template === 'card-taken-down') {
    // Also while the account is suspended: whoever loses a card has a right to the reason.
    const card = readCard(await db.doc(`cards/${cardId}`).get());
    return card?.takedown
      ? { mail: takedownMail(user, card.name || card.slug, card.takedown, from) }
      : 'dropped';
  }
  if (template === 'appeal-decided') {
    const appeal = readAppeal(await db.doc(`appeals/${appealId}`).get());
    return appeal && appeal.status !== 'open' ? { mail: appealMail(user, appeal, from) } : 'dropped';
  }
  if (template === 'account-suspended') {
    const suspendedAt = readField(timestamp.optional(), state, 'suspendedAt');
    if (state.get('disabled') !== true || !suspendedAt) return 'dropped';
    const reason = String(state.get('disabledReason') ?? '');
    const proof = suspensionProof(ownerId, suspendedAt);
    return { mail: suspensionMail({ ...user, uid: ownerId }, { reason, suspendedAt, proof }, from) };
  }
  if (state.get('disabled') === true) return 'dropped';
  if (template === 'trial-ending') {
    const endsAt = readField(timestamp.optional(), state, 'trialEndsAt');
    if (!endsAt || endsAt.toMillis() <= now || isVerified(state)) return 'dropped';
    return { mail: trialMail(user, endsAt.toMillis(), from) };
  }
  // An unverified address may be somebody else's, so it gets no mail: the owner finds the same in their account.
  if (!(await isProvenAddress(state, ownerId, user.email))) return 'dropped';
  if (template === 'export-ready') {
    const expiresAt = readField(timestamp.nullish(), exported, 'expiresAt');
    if (!expiresAt || expiresAt.toMillis() <= now) return 'dropped';
    return { mail: exportMail(user, expiresAt.toMillis(), from) };
  }
  return wantsNotice(user.settings?.notifications, 'people', 'mail')
    ? { mail: peopleMail(user, from) }
    : 'dropped';
}

/** Composes a letter, for the address that Auth knows; also while the account is suspended, as it may be about just that. */
async function writeLetter(
  uid: string,
  letter: Letter,
  from: string,
): Promise<{ mail: ComposedMail } | 'dropped'> {
  const account = await findAccount(uid);
  if (!account?.email) return 'dropped';
  return { mail: letterMail({ name: account.displayName ?? '', email: account.email }, letter, from) };
}

/** Composes a letter: fixed words, those of the administrator without anything that becomes a link, and how to answer. */
export function letterMail(addressee: Addressee, { kind, text }: Letter, from: string): ComposedMail {
  const { subject, lead } = letterTexts[kind];
  const { preview, reply, open, because } = letterWords;
  const paragraphs = unlinked(text)
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
  return accountMail(
    addressee,
    from,
    {
      ...{ subject, preview, heading: subject, lead },
      notes: [...paragraphs, reply].map((line) => ({ text: line, links: [] })),
      ...{ label: open, path: OWNER_SCREENS.home.path },
    },
    { text: because, links: [] },
  );
}

/**
 * Composes a mail with a link that only Auth can make, for the address that Auth knows: what a page has written into the account's
 * own record doesn't count. The link is made when the mail leaves, so that it is stored nowhere.
 */
async function writeHelp(
  uid: string,
  template: keyof typeof helpTexts,
  from: string,
): Promise<{ mail: ComposedMail } | 'dropped'> {
  const account = await findAccount(uid);
  if (!account?.email || account.disabled) return 'dropped';
  if (template === 'verify-email' && account.emailVerified) return 'dropped';
  const { shellOrigin } = mailOrigins();
  const { label, ...texts } = helpTexts[template];
  const url =
    template === 'password-reset'
      ? await accounts().generatePasswordResetLink(account.email, { url: `${shellOrigin}/login` })
      : await accounts().generateEmailVerificationLink(account.email, {
          url: `${shellOrigin}${OWNER_SCREENS.profile.path}`,
        });
  const addressee = { name: account.displayName ?? '', email: account.email };
  return { mail: accountMail(addressee, from, { ...texts, label, url }, { text: helpBecause, links: [] }) };
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
      lead: greeting(oneLine(user.name)) + lead(until),
      ...{ label: confirm, path: OWNER_SCREENS.profile.path },
    },
    { text: because, links: [] },
  );
}

/** Composes the mail that says that an export is ready. It leads to the screen, which requires signing in. */
export function exportMail(user: Addressee, expiresAt: number, from: string): ComposedMail {
  const { subject, preview, heading, lead, open, because } = exportTexts;
  return accountMail(
    user,
    from,
    {
      ...{ subject, preview, heading },
      lead: lead(momentInSentence('es', 'Europe/Madrid', expiresAt)),
      ...{ label: open, path: `${OWNER_SCREENS.settings.path}#datos` },
    },
    { text: because, links: [] },
  );
}

/** Composes the mail about new people. */
export function peopleMail(user: Addressee, from: string): ComposedMail {
  const { because, choose, open, ...words } = peopleTexts;
  const url = mailChoiceUrl(mailOrigins().shellOrigin);
  const content = { ...words, label: open, path: `${OWNER_SCREENS.bookings.path}?vista=clientes` };
  const mail = accountMail(user, from, content, { text: because, links: [{ label: choose, url }] });
  return { ...mail, unsubscribe: url };
}
