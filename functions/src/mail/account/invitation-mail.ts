import { randomUUID } from 'node:crypto';
import { ADMIN_TITLE, PRODUCT_NAME } from 'shared-lib/config';
import { ADMIN_INVITE_DAYS } from 'shared-lib/model';
import { INVITATION_NOTICE, NOTICES, privacyUrl } from 'shared-lib/privacy';
import { DAY_MS } from 'shared-lib/time';
import { PRODUCT_BRAND, type ComposedMail } from '../compose-mail';
import { mailOrigins } from '../mail-origins';
import type { MailSettings } from '../delivery/mail-settings';
import type { MailContent } from '../parts/mail-content';
import { mailHtml } from '../parts/mail-html';
import { mailText } from '../parts/mail-text';

/** Data of an invitation's mail. */
export interface InvitationInput {
  /** Address that it goes to. */
  email: string;
  /** Secret in its link. */
  secret: string;
  settings: MailSettings;
  /** Milliseconds since the epoch. */
  now: number;
}

/**
 * Returns the address of the page that accepts an invitation. The secret is in the fragment, which browsers send to no
 * server.
 */
const invitationLink = (secret: string): string =>
  `${mailOrigins().shellOrigin}/admin/login#invitacion=${secret}`;

/** Composes the mail that invites somebody to become an administrator; it contains no text that a user wrote. */
export function composeInvitation({ email, secret, settings, now }: InvitationInput): {
  mail: ComposedMail;
  messageId: string;
} {
  const until = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' }).format(
    now + ADMIN_INVITE_DAYS * DAY_MS,
  );
  const subject = `Invitación para administrar ${PRODUCT_NAME}`;
  const content: MailContent = {
    language: 'es',
    subject,
    preview: `El enlace funciona una sola vez, hasta el ${until}.`,
    brand: { ...PRODUCT_BRAND, name: ADMIN_TITLE },
    heading: 'Te han invitado',
    lead: `Puedes administrar ${PRODUCT_NAME}. Acepta la invitación y entra o regístrate con este email.`,
    facts: [],
    button: { label: 'Aceptar la invitación', url: invitationLink(secret) },
    notes: [
      { text: `El enlace funciona una sola vez, hasta el ${until}. No lo compartas con nadie.`, links: [] },
      { text: 'Si no esperabas esta invitación, no tienes que hacer nada.', links: [] },
    ],
    footer: [
      {
        text: INVITATION_NOTICE,
        links: [{ label: NOTICES.es.link, url: privacyUrl(mailOrigins().shellOrigin) }],
      },
    ],
  };
  const { from } = settings;
  return {
    mail: {
      from: { name: PRODUCT_NAME, address: from },
      to: { name: '', address: email },
      subject,
      text: mailText(content),
      html: mailHtml(content),
    },
    messageId: `<${randomUUID()}@${from.slice(from.lastIndexOf('@') + 1)}>`,
  };
}
