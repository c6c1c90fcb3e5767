import { PRODUCT_NAME } from 'shared-lib/config';
import type { Booking } from 'shared-lib/model/booking';
import { visitorsPrivacyUrl } from 'shared-lib/privacy';
import { VISITOR_WORDS } from 'shared-lib/visitor-words';
import { refusalPath } from '../../bookings/reminders/review-requests';
import type { ComposedMail } from '../compose-mail';
import { VISITORS_TEXTS } from '../mail-texts';
import type { MailContent } from '../parts/mail-content';
import { mailHtml } from '../parts/mail-html';
import { mailText } from '../parts/mail-text';
import { oneLine, safeFirstName, shownName } from '../safe-text';
import { typeset } from '../typeset';
import type { MailInput, MailOwner } from './mail-input';

/** Composes the mail that asks the visitor of a booking for a review: the same link for everybody. */
export function reviewMail({
  booking,
  owner,
  link,
  from,
  ...origins
}: {
  booking: Booking;
  owner: MailOwner;
  /** Address at which reviews are written. */
  link: string;
} & Pick<MailInput, 'from' | 'cardOrigin' | 'shellOrigin'>): ComposedMail {
  const texts = VISITORS_TEXTS[booking.language];
  const { review, language } = texts;
  const name = shownName(owner.name);
  const firstName = safeFirstName(booking.customer.name);
  const greeting = firstName === '' ? '' : `${texts.greeting(firstName)} `;
  const stop = origins.cardOrigin + refusalPath(booking);
  const { privacy } = VISITOR_WORDS[language];
  const content: MailContent = {
    language,
    subject: typeset(language, review.heading),
    preview: review.heading,
    brand: {
      name,
      photo:
        owner.photoPath === ''
          ? null
          : { url: origins.cardOrigin + owner.photoPath, description: texts.photoOf(name) },
      color: owner.color,
    },
    heading: review.heading,
    lead: greeting + review.lead(name),
    facts: [],
    button: { label: review.button, url: link },
    notes: [],
    footer: [
      { text: review.because(name), links: [{ label: review.stop, url: stop }] },
      {
        text: privacy.booking(oneLine(owner.name), false),
        links: [{ label: privacy.link, url: visitorsPrivacyUrl(origins, language) }],
      },
    ],
  };
  const answersTo = owner.contact.email;
  return {
    from: { name: name === PRODUCT_NAME ? name : texts.onBehalfOf(name), address: from },
    to: { name: firstName, address: booking.customer.email },
    ...(answersTo !== '' && { replyTo: { name, address: answersTo } }),
    unsubscribe: stop,
    canPostUnsubscribe: true,
    subject: content.subject,
    text: mailText(content),
    html: mailHtml(content),
  };
}
