import { operator, PRODUCT_NAME } from 'shared-lib/config';
import { findAccount, findAccountByAddress } from '../../account-records/find-account';
import {
  emailChangeProof,
  emailChangeRef,
  readEmailChange,
  type EmailChangeStep,
  type FormerAddress,
  type PendingChange,
} from '../../email-change/change-document';
import type { JobContext } from '../../scheduling/job';
import { accountMail, type Addressee } from './compose-account-mail';
import type { ComposedMail } from '../compose-mail';
import { mailOrigins } from '../mail-origins';
import { momentInSentence } from '../mail-when';

const until = (instant: number) => `${momentInSentence('es', 'Europe/Madrid', instant)} (hora de Madrid)`;

/** Texts of the mail to a new address. */
const confirmTexts = {
  subject: 'Confirma el nuevo email de tu cuenta',
  preview: 'El enlace funciona durante un día.',
  lead: (end: string) =>
    `Con este enlace tu cuenta de ${PRODUCT_NAME} pasa a usar este email. Funciona hasta el ${end}. Después entrarás con él y con tu contraseña de siempre.`,
  label: 'Confirmar este email',
  because: `Te escribimos porque alguien quiere usar este email en su cuenta de ${PRODUCT_NAME}. Si no fuiste tú, no hagas nada: no cambiará nada.`,
};

/** Texts of the mail to a new address that another account has. */
const takenTexts = {
  subject: 'Este email ya tiene una cuenta',
  preview: 'No puede usarse en otra.',
  lead: `Alguien ha pedido usar este email en otra cuenta de ${PRODUCT_NAME}, pero ya es el de la tuya y no ha cambiado nada. Si fuiste tú, entra con él o elige otro.`,
  label: 'Entrar',
  because: `Te escribimos porque tienes una cuenta en ${PRODUCT_NAME}. Si no fuiste tú, no hagas nada.`,
};

/** Texts of the mails to a former address, before and after the change. */
const formerTexts = {
  'email-change-asked': {
    subject: 'Han pedido cambiar el email de tu cuenta',
    preview: 'Si no has sido tú, puedes anularlo.',
    lead: (to: string) =>
      `Alguien con tu contraseña ha pedido que tu cuenta deje de usar este email y use ${to}. Si has sido tú, solo falta abrir el enlace que hemos enviado allí.`,
  },
  'email-changed': {
    subject: 'El email de tu cuenta ha cambiado',
    preview: 'Si no has sido tú, puedes deshacerlo.',
    lead: (to: string) => `Tu cuenta de ${PRODUCT_NAME} usa ahora ${to}. Si has sido tú, no hagas nada.`,
  },
} as const;

const undoTexts = {
  note: (end: string) =>
    `¿No has sido tú? El botón vale hasta el ${end}: tu cuenta vuelve a este email, se cierran todas las sesiones y te enviamos un enlace para elegir otra contraseña.`,
  label: 'No he sido yo',
  because: `Te escribimos porque este era el email de tu cuenta de ${PRODUCT_NAME}. Dudas: ${operator.email}.`,
};

/** Returns an address of which a reader recognises their own: `n•••@ejemplo.com`. */
export const maskedAddress = (address: string): string => address.replace(/^(.).*(?=@)/u, '$1•••');

/** Returns the address of the page of a step. The proof is in the fragment, which browsers send to no server. */
function linkOf(step: EmailChangeStep, uid: string, address: string, at: FormerAddress['since']): string {
  const proof = emailChangeProof(step, { uid, address, at });
  const parts = new URLSearchParams({ cuenta: uid, de: String(at.toMillis()), clave: proof });
  if (step === 'undo') parts.set('anular', '1');
  return `${mailOrigins().shellOrigin}/cambio-email#${parts}`;
}

/** Composes the mail to a new address; it contains nobody's words. */
export function confirmMail(
  uid: string,
  { to, requestedAt, expiresAt }: PendingChange,
  from: string,
): ComposedMail {
  const { subject, preview, lead, label, because } = confirmTexts;
  return accountMail(
    { name: '', email: to },
    from,
    {
      ...{ subject, preview, heading: subject, lead: lead(until(expiresAt.toMillis())) },
      ...{ label, url: linkOf('confirm', uid, to, requestedAt) },
    },
    { text: because, links: [] },
  );
}

/** Composes the mail to an address that somebody else wants for their account. */
export function takenMail(addressee: Addressee, from: string): ComposedMail {
  const { subject, preview, lead, label, because } = takenTexts;
  return accountMail(
    addressee,
    from,
    { ...{ subject, preview, heading: subject, lead }, label, path: '/login' },
    { text: because, links: [] },
  );
}

/** Composes the mail to a former address, with the way to take the change back. */
export function formerMail(
  template: keyof typeof formerTexts,
  { uid, name, to }: { uid: string; name: string; to: string },
  { address, since, until: end }: FormerAddress,
  from: string,
): ComposedMail {
  const { subject, preview, lead } = formerTexts[template];
  return accountMail(
    { name, email: address },
    from,
    {
      ...{ subject, preview, heading: subject, lead: lead(maskedAddress(to)) },
      notes: [{ text: undoTexts.note(until(end.toMillis())), links: [] }],
      ...{ label: undoTexts.label, url: linkOf('undo', uid, address, since) },
    },
    { text: undoTexts.because, links: [] },
  );
}

/**
 * Composes a mail about a change of an account's address, for the address that the change names; `'dropped'` when it isn't open any
 * more. The links are made when the mail leaves, so that they are stored nowhere.
 */
export async function writeEmailChange(
  { db, now }: Pick<JobContext, 'db' | 'now'>,
  {
    uid,
    template,
    changeAt,
  }: {
    uid: string;
    template: 'email-change-confirm' | keyof typeof formerTexts;
    changeAt: number | undefined;
  },
  from: string,
): Promise<{ mail: ComposedMail } | 'dropped'> {
  const [change, account] = await Promise.all([emailChangeRef(db, uid).get(), findAccount(uid)]);
  const { pending, former } = readEmailChange(change, now);
  if (!account?.email) return 'dropped';
  if (template === 'email-change-confirm') {
    if (!pending || pending.requestedAt.toMillis() !== changeAt) return 'dropped';
    const other = await findAccountByAddress(pending.to);
    if (!other || other.uid === uid) return { mail: confirmMail(uid, pending, from) };
    return { mail: takenMail({ name: other.displayName ?? '', email: pending.to }, from) };
  }
  const entry = former.find(({ since }) => since.toMillis() === changeAt);
  const to = template === 'email-change-asked' ? pending?.to : account.email;
  if (!entry || to === undefined || to === entry.address) return 'dropped';
  return { mail: formerMail(template, { uid, name: account.displayName ?? '', to }, entry, from) };
}
