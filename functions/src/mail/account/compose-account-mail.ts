import { PRODUCT_NAME } from 'shared-lib/config';
import type { User } from 'shared-lib/model';
import { NOTICES, privacyUrl } from 'shared-lib/privacy';
import { PRODUCT_BRAND, type ComposedMail } from '../compose-mail';
import { mailOrigins } from '../mail-origins';
import type { MailContent, MailNote } from '../parts/mail-content';
import { mailHtml } from '../parts/mail-html';
import { mailText } from '../parts/mail-text';
import { oneLine } from '../safe-text';

export type Addressee = Pick<User, 'name' | 'email'>;

/** Composes a Spanish mail to an account about itself. */
export function accountMail(
  { name, email }: Addressee,
  from: string,
  content: Pick<MailContent, 'subject' | 'preview' | 'heading' | 'lead'> &
    Partial<Pick<MailContent, 'facts' | 'notes'>> & { label: string } & ({ path: string } | { url: string }),
  because: MailNote,
): ComposedMail {
  const { shellOrigin } = mailOrigins();
  const { label, facts = [], notes = [], ...texts } = content;
  const url = 'url' in content ? content.url : `${shellOrigin}${content.path}`;
  const whole: MailContent = {
    ...texts,
    language: 'es',
    brand: PRODUCT_BRAND,
    facts,
    button: { label, url },
    notes,
    footer: [
      because,
      { text: NOTICES.es.account, links: [{ label: NOTICES.es.link, url: privacyUrl(shellOrigin) }] },
    ],
  };
  return {
    from: { name: PRODUCT_NAME, address: from },
    to: { name: oneLine(name), address: email },
    subject: texts.subject,
    text: mailText(whole),
    html: mailHtml(whole),
  };
}
