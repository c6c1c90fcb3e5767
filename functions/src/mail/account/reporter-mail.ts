import { PRODUCT_NAME } from 'shared-lib/config';
import { unlinked } from 'shared-lib/model';
import { visitorsPrivacyUrl } from 'shared-lib/privacy';
import { VISITOR_WORDS } from 'shared-lib/visitor-words';
import type { ReporterAnswer } from '../../outbox/outbox';
import { PRODUCT_BRAND, type ComposedMail } from '../compose-mail';
import { mailOrigins } from '../mail-origins';
import { VISITORS_TEXTS } from '../mail-texts';
import type { MailContent } from '../parts/mail-content';
import { mailHtml } from '../parts/mail-html';
import { mailText } from '../parts/mail-text';
import { oneLine } from '../safe-text';

/** Composes an administrator's answer to somebody who reported a card, whose address isn't proved: nobody's words become a link. */
export function reporterMail({ email, language, slug, text }: ReporterAnswer, from: string): ComposedMail {
  const { reporter } = VISITORS_TEXTS[language];
  const { link } = VISITOR_WORDS[language].privacy;
  const paragraphs = unlinked(text)
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
  const content: MailContent = {
    language,
    brand: PRODUCT_BRAND,
    subject: reporter.heading,
    preview: reporter.heading,
    heading: reporter.heading,
    lead: reporter.lead(oneLine(slug)),
    facts: [],
    notes: paragraphs.map((line) => ({ text: line, links: [] })),
    button: { label: link, url: visitorsPrivacyUrl(mailOrigins(), language) },
    footer: [{ text: reporter.because, links: [] }],
  };
  return {
    from: { name: PRODUCT_NAME, address: from },
    to: { name: '', address: email },
    subject: content.subject,
    text: mailText(content),
    html: mailHtml(content),
  };
}
