import { PRODUCT_NAME } from 'shared-lib/config';
import { unlinked } from 'shared-lib/model';
import { visitorsPrivacyUrl } from 'shared-lib/privacy';
import { VISITOR_WORDS } from 'shared-lib/visitor-words';
import type { PersonAnswer } from '../../outbox/outbox';
import { PRODUCT_BRAND, type ComposedMail } from '../compose-mail';
import { mailOrigins } from '../mail-origins';
import { VISITORS_TEXTS } from '../mail-texts';
import type { MailContent } from '../parts/mail-content';
import { mailHtml } from '../parts/mail-html';
import { mailText } from '../parts/mail-text';
import { shownName } from '../safe-text';

/** Composes the owner's answer to a person who asked to be erased. The owner's texts never become links in it. */
export function erasureMail(
  { owner, email, language, reason }: PersonAnswer & { owner: string },
  from: string,
): ComposedMail {
  const { erasure } = VISITORS_TEXTS[language];
  const { link } = VISITOR_WORDS[language].privacy;
  const privacy = { label: link, url: visitorsPrivacyUrl(mailOrigins(), language) };
  const name = shownName(owner);
  const content: MailContent = {
    language,
    brand: PRODUCT_BRAND,
    subject: erasure.heading,
    preview: erasure.heading,
    heading: erasure.heading,
    lead: reason === null ? erasure.granted(name) : erasure.refused(name),
    facts: reason === null ? [] : [{ label: erasure.reason, lines: [unlinked(reason)], links: [] }],
    notes: reason === null ? [] : [{ text: erasure.complaint, links: [] }],
    button: privacy,
    footer: [{ text: erasure.because, links: [] }],
  };
  return {
    from: { name: PRODUCT_NAME, address: from },
    to: { name: '', address: email },
    subject: content.subject,
    text: mailText(content),
    html: mailHtml(content),
  };
}
