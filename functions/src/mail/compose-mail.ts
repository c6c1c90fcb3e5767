import { PRODUCT_NAME } from 'shared-lib/config';
import { DEFAULT_ACCENT, LOCALES, OWNER_SCREENS } from 'shared-lib/model';
import { formatPrice, type Booking, type BookingActor, type BookingStatus } from 'shared-lib/model/booking';
import { NOTICES, privacyUrl, visitorsPrivacyUrl } from 'shared-lib/privacy';
import { VISITOR_WORDS } from 'shared-lib/visitor-words';
import { bookingFacts, zonesOf } from './booking/booking-facts';
import { calendarPlace } from './booking/booking-place';
import { ownersButton, ownersNotes, visitorsButton, visitorsNotes } from './booking/booking-ways';
import { bookingCalendar, seriesCalendar, type MailCalendar } from './booking/booking-calendar';
import type { MailInput } from './booking/mail-input';
import { OWNERS_TEXTS, VISITORS_TEXTS } from './mail-texts';
import type {
  Occasion,
  OwnersMailTexts,
  OwnersOccasion,
  SeriesOccasion,
  VisitorsMailTexts,
} from './mail-texts/mail-texts';
import { readableTime } from './mail-when';
import type { MailTemplate } from '../outbox/outbox';
import type { MailBrand, MailContent, MailLink, MailNote } from './parts/mail-content';
import { mailHtml } from './parts/mail-html';
import { mailText } from './parts/mail-text';
import { oneLine, safeFirstName, shownName } from './safe-text';
import { typeset } from './typeset';

interface Address {
  name: string;
  address: string;
}

/** A mail as it is sent, without its Message-ID. */
export interface ComposedMail {
  from: Address;
  to: Address;
  replyTo?: Address;
  /** Address of the page on which the recipient chooses their mail. */
  unsubscribe?: string;
  /** True where a mail program may post to that address in its reader's name (RFC 8058). */
  canPostUnsubscribe?: true;
  subject: string;
  text: string;
  html: string;
  /** Missing in reminders and after the appointment, when calendars already have the event, and in mail to owners. */
  calendar?: MailCalendar;
}

/** Occasions that change nothing in a calendar. */
const WITHOUT_CALENDAR: ReadonlySet<string> = new Set<Occasion>(['reminder', 'fee']);

/** Occasions of a new booking's mail, by the booking's present status. */
const CREATED_OCCASIONS: Partial<Record<BookingStatus, Occasion>> = {
  pending_confirmation: 'requested',
};

/**
 * Returns the occasion of a mail by the booking's present status: a mail queued as `created` asks to pay or to wait where the booking still
 * needs that.
 */
function occasionOf(
  template: MailTemplate,
  { status, payment }: Booking,
  by?: BookingActor,
): Occasion | OwnersOccasion {
  const isCard = payment.rule === 'card';
  const unpaid = isCard ? 'card-wanted' : 'unpaid';
  switch (template) {
    case 'created':
      return status === 'pending_payment' ? unpaid : (CREATED_OCCASIONS[status] ?? 'booked');
    case 'rescheduled':
      return status === 'pending_confirmation' && by !== 'owner' ? 'move-requested' : 'moved';
    case 'reminder-24h':
    case 'reminder-1h':
      return 'reminder';
    case 'confirmed':
      // Accepted by its owner, but still to be paid.
      return status === 'pending_payment' ? unpaid : template;
    case 'paid':
      // A saved card is only ever charged the fee for not coming.
      return isCard ? 'fee' : template;
    default:
      return template;
  }
}

/** Occasions of mail about several bookings, by the event. */
const SERIES_OCCASIONS: Partial<Record<MailTemplate, SeriesOccasion>> = {
  created: 'series-booked',
  rescheduled: 'series-moved',
  cancelled: 'series-cancelled',
};

/** Returns an amount of a booking in words; empty for none. */
const moneyOf = (
  { language }: VisitorsMailTexts,
  { service }: Booking,
  amount: number | null | undefined,
): string => (amount ? formatPrice(amount, service.currency, LOCALES[language]) : '');

/** The product's own name and colour. */
export const PRODUCT_BRAND: MailBrand = { name: PRODUCT_NAME, photo: null, color: DEFAULT_ACCENT };

function brandOf(texts: VisitorsMailTexts, { recipient, owner, cardOrigin }: MailInput): MailBrand {
  if (recipient === 'owner') return PRODUCT_BRAND;
  const name = shownName(owner.name);
  const { photoPath, color } = owner;
  const photo = photoPath === '' ? null : { url: cardOrigin + photoPath, description: texts.photoOf(name) };
  return { name, photo, color };
}

/** Returns the address of the settings in which an owner chooses their mail. */
export const mailChoiceUrl = (shellOrigin: string): string =>
  `${shellOrigin}${OWNER_SCREENS.settings.path}#emails`;

function ownersFooter(texts: OwnersMailTexts, language: 'es' | 'en', shellOrigin: string): MailNote[] {
  const { account, link } = NOTICES[language];
  return [
    { text: texts.because, links: [{ label: texts.chooseMail, url: mailChoiceUrl(shellOrigin) }] },
    { text: account, links: [{ label: link, url: privacyUrl(shellOrigin) }] },
  ];
}

function visitorsFooter(
  texts: VisitorsMailTexts,
  { owner, path, ...origins }: MailInput,
  button: MailLink | null,
): MailNote[] {
  const { booking, link } = VISITOR_WORDS[texts.language].privacy;
  const page = path === '' ? '' : origins.cardOrigin + path;
  return [
    { text: texts.because, links: [] },
    {
      text: booking(oneLine(owner.name), path !== ''),
      links: [
        // The notice promises what is on that page.
        ...(page === '' || button?.url === page ? [] : [{ label: texts.seeBooking, url: page }]),
        { label: link, url: visitorsPrivacyUrl(origins, texts.language) },
      ],
    },
  ];
}

/** Joins the parts that aren't empty into one line. */
const onOneLine = (parts: readonly string[], separator: string) => parts.filter(Boolean).join(separator);

/** Returns the appointment in the form in which calendars get it. */
function entryOf(texts: VisitorsMailTexts, input: MailInput, title: string) {
  const { booking, path, cardOrigin } = input;
  const { start, end }: Booking = booking;
  const page = path === '' ? '' : cardOrigin + path;
  return { title, start, end, place: calendarPlace(texts, input), description: page };
}

/**
 * Composes a mail about a booking: in the recipient's language, about the event, with the booking's present times and
 * status.
 */
export function composeMail(input: MailInput): ComposedMail {
  const { template, recipient, by, booking, owner, from, shellOrigin } = input;
  const { refunded: back = 0 } = booking.payment.online ?? {};
  const { amount, total } = input.refund ?? { amount: back, total: back };
  const isOwner = recipient === 'owner';
  const ownersTexts = isOwner ? OWNERS_TEXTS[owner.language] : null;
  const texts = ownersTexts ?? VISITORS_TEXTS[booking.language];
  const { series } = input;
  const occasion = occasionOf(template, booking, by);
  const shown = (series && SERIES_OCCASIONS[template]) ?? occasion;
  const visitors = shown === 'disputed' ? null : texts.occasions[shown];
  const words = ownersTexts ? ownersTexts.owner.occasions[occasion] : visitors;
  if (!words) throw new RangeError(`Visitors get no mail of ${template}`);
  const { heading, lead } = words;
  const other = oneLine(isOwner ? booking.customer.name : owner.name);
  const firstName = isOwner ? oneLine(owner.name) : safeFirstName(booking.customer.name);
  const service = oneLine(booking.service.name);
  const { short } = readableTime(texts.language, zonesOf(input)[0], booking.start, booking.end);
  const about = [service, isOwner ? other : '', occasion === 'reminder' ? short : ''];
  const subject = typeset(texts.language, `${heading}: ${onOneLine(about, ', ')}`);
  const entry = entryOf(texts, input, `${service} · ${other}`);
  const greeting = firstName === '' ? '' : texts.greeting(firstName);
  const button = ownersTexts ? ownersButton(ownersTexts.owner, input) : visitorsButton(texts, input);
  const content: MailContent = {
    language: texts.language,
    subject,
    preview: onOneLine([short, entry.place], ' · '),
    brand: brandOf(texts, input),
    heading,
    lead: onOneLine(
      [
        greeting,
        lead({
          other,
          by,
          isUnpaid: booking.payment.state === 'awaiting',
          isConfirmed: booking.status === 'confirmed',
          count: series?.length ?? 1,
          paid: moneyOf(texts, booking, booking.payment.online?.paid),
          refunded: moneyOf(texts, booking, amount),
          refundedInTotal: total > amount ? moneyOf(texts, booking, total) : '',
        }),
      ],
      ' ',
    ),
    facts: bookingFacts(texts, input, occasion),
    button,
    notes: ownersTexts ? ownersNotes(ownersTexts.owner, input) : visitorsNotes(texts, input, entry),
    footer: ownersTexts
      ? ownersFooter(ownersTexts.owner, owner.language, shellOrigin)
      : visitorsFooter(texts, input, button),
  };
  const to = isOwner
    ? { name: oneLine(owner.name), address: owner.email }
    : { name: firstName, address: booking.customer.email };
  const calendar = series
    ? seriesCalendar(
        input,
        series.map((part) => ({
          booking: part.booking,
          entry: entryOf(texts, { ...input, ...part }, `${service} · ${other}`),
        })),
      )
    : bookingCalendar(input, { to, entry });
  const answersTo = isOwner ? booking.customer.email : owner.contact.email;
  const sender = isOwner ? PRODUCT_NAME : shownName(owner.name);
  return {
    from: { name: sender === PRODUCT_NAME ? sender : texts.onBehalfOf(sender), address: from },
    to,
    ...(answersTo !== '' && { replyTo: { name: other, address: answersTo } }),
    ...(isOwner && { unsubscribe: mailChoiceUrl(shellOrigin) }),
    subject,
    text: mailText(content),
    html: mailHtml(content),
    ...(!isOwner && !WITHOUT_CALENDAR.has(occasion) && { calendar }),
  };
}
