import {
  calendarLinks,
  type Booking,
  type BookingStatus,
  type CalendarLinks,
} from 'shared-lib/domain/booking';
import { PRODUCT_NAME } from 'shared-lib/config';
import { calendarFile, type CalendarFile } from './calendar-file';
import { en } from './mail-texts/en';
import { es } from './mail-texts/es';
import type { MailTexts, Occasion } from './mail-texts/mail-texts';
import { readableTime } from './mail-when';
import type { MailRecipient, MailTemplate } from './outbox';

/** Who is booked, as far as mail goes. */
export interface MailOwner {
  /** As visitors know them. */
  name: string;
  /** The account's: only they themselves see it. */
  email: string;
  /** What their card shows, where visitors' answers go; empty for none. */
  publicEmail: string;
  language: 'es' | 'en';
  /** IANA name. */
  zone: string;
}

/** What a mail is made of. */
export interface MailInput {
  template: MailTemplate;
  recipient: MailRecipient;
  /** As it is now, whatever it was when the mail was asked for. */
  booking: Booking;
  owner: MailOwner;
  /** Of the booking's page, where who booked can change it: below {@link MailInput.cardOrigin}, empty for none. */
  path: string;
  /** The address that all mail comes from. */
  from: string;
  /** Without slash at the end. */
  cardOrigin: string;
  shellOrigin: string;
}

interface Address {
  name: string;
  address: string;
}

/** A mail as it goes out, without its Message-ID. */
export interface ComposedMail {
  from: Address;
  to: Address;
  replyTo?: Address;
  subject: string;
  text: string;
  html: string;
  /** Missing in reminders: calendars have it by then. */
  calendar?: CalendarFile;
}

interface Row {
  label: string;
  value: string;
}

interface MailLink {
  label: string;
  url: string;
}

const TEXTS: Readonly<Record<'es' | 'en', MailTexts>> = { es, en };

/** States in which nothing is left to be kept in a calendar. */
const OVER: ReadonlySet<BookingStatus> = new Set(['cancelled', 'rejected', 'expired']);

/** What of the booking's state changes what a mail says. */
const NEW: Partial<Record<BookingStatus, Occasion>> = {
  pending_confirmation: 'requested',
  pending_payment: 'unpaid',
};

/** What a mail is about by now: one that was to say «confirmed» asks for patience if it isn't so any more. */
function occasionOf(template: MailTemplate, status: BookingStatus): Occasion {
  switch (template) {
    case 'created':
      return NEW[status] ?? 'booked';
    case 'rescheduled':
      return status === 'pending_confirmation' ? 'move-requested' : 'moved';
    case 'reminder-24h':
    case 'reminder-1h':
      return 'reminder';
    default:
      return template;
  }
}

/**
 * What of a name is safe to send to an address that nobody has proved: anybody may book with somebody else's address, and
 * our mail is not to carry their words there.
 */
const safeFirstName = (name: string) => /^[\p{L}\p{M}'’-]{1,40}(?=\s|$)/u.exec(name.trim())?.[0] ?? '';

/** The same for sentences: without anything that a mail program would turn into a link. */
const hasAddress = (text: string) => /[\p{L}\d]\.[\p{L}\d]{2}|:\/\/|@/u.test(text);

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

function priceOf(texts: MailTexts, { service, payment }: Booking): string {
  const format = new Intl.NumberFormat(texts.locale, { style: 'currency', currency: service.currency });
  const amount = service.price / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  return `${format.format(amount)}${payment.state === 'paid' ? ` (${texts.paid})` : ''}`;
}

function placeOf(texts: MailTexts, { service }: Booking): string {
  return [texts.places[service.place.kind], service.place.detail].filter(Boolean).join(': ');
}

function rowsOf(texts: MailTexts, { recipient, booking, owner }: MailInput): Row[] {
  const isOwner = recipient === 'owner';
  const zone = isOwner ? owner.zone : booking.zone;
  const when = readableTime(texts.locale, zone, booking.start, booking.end);
  const { labels } = texts;
  const { customer } = booking;
  const sayReason = isOwner || !hasAddress(booking.reason);
  return [
    { label: labels.service, value: booking.service.name },
    { label: labels.when, value: `${when.span} (${when.zone})` },
    { label: labels.place, value: placeOf(texts, booking) },
    { label: labels.price, value: booking.service.price > 0 ? priceOf(texts, booking) : '' },
    { label: labels.state, value: texts.states[booking.status] },
    { label: labels.reason, value: sayReason ? booking.reason : '' },
    ...(isOwner
      ? [
          { label: labels.customer, value: customer.name },
          { label: labels.email, value: customer.email },
          { label: labels.phone, value: customer.phone },
          { label: labels.notes, value: booking.notes },
          ...booking.answers.map(({ question, answer }) => ({
            label: question,
            value: answer === 'true' ? texts.yes : answer,
          })),
        ]
      : []),
  ].filter(({ value }) => value !== '');
}

function linksOf(texts: MailTexts, input: MailInput, page: string, calendars: CalendarLinks): MailLink[] {
  const { booking, recipient, cardOrigin, shellOrigin } = input;
  const isOver = OVER.has(booking.status);
  const card = `${cardOrigin}/c/${booking.slug}`;
  const main: MailLink[] =
    recipient === 'owner'
      ? [{ label: texts.openBookings, url: `${shellOrigin}/dashboard/bookings?reserva=${booking.id}` }]
      : page === ''
        ? []
        : [isOver ? { label: texts.bookAgain, url: card } : { label: texts.openBooking, url: page }];
  if (isOver) return main;
  return [
    ...main,
    { label: texts.addToGoogle, url: calendars.google },
    { label: texts.addToOutlook, url: calendars.outlook },
  ];
}

interface Content {
  greeting: string;
  lead: string;
  rows: Row[];
  links: MailLink[];
  because: string;
}

function toText({ greeting, lead, rows, links, because }: Content): string {
  return [
    greeting,
    '',
    lead,
    '',
    ...rows.map(({ label, value }) => `${label}: ${value}`),
    '',
    ...links.flatMap(({ label, url }) => [`${label}:`, url, '']),
    '--',
    because,
    '',
  ].join('\n');
}

/** Plain tables and links: nothing is fetched, so nobody learns that a mail was opened. */
function toHtml(
  language: string,
  subject: string,
  { greeting, lead, rows, links, because }: Content,
): string {
  const cell = 'padding:4px 12px 4px 0;vertical-align:top;overflow-wrap:anywhere';
  const [main, ...others] = links.map(
    ({ label, url }) => `<a href="${escapeHtml(url)}" style="color:#0f766e">${escapeHtml(label)}</a>`,
  );
  const lines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#faf8f4;color:#13203a;font:16px/1.5 system-ui,sans-serif">',
    '<div style="max-width:560px;margin:0 auto;padding:24px;background:#fff;border-radius:12px">',
    `<p>${escapeHtml(greeting)}</p><p>${escapeHtml(lead)}</p>`,
    '<table role="presentation" style="border-collapse:collapse">',
    ...rows.map(
      ({ label, value }) =>
        `<tr><td style="${cell};color:#44506a">${lines(label)}</td><td style="${cell}">${lines(value)}</td></tr>`,
    ),
    '</table>',
    ...(main === undefined ? [] : [`<p><strong>${main}</strong></p>`]),
    ...(others.length === 0 ? [] : [`<p>${others.join(' · ')}</p>`]),
    `<p style="color:#44506a;font-size:14px">${escapeHtml(because)}</p>`,
    '</div></body></html>',
    '',
  ].join('\n');
}

/**
 * Writes a mail about a booking: in the language and zone of whoever gets it, about what happened, with the booking's times
 * and state as they are now.
 */
export function composeMail(input: MailInput): ComposedMail {
  const { template, recipient, booking, owner, from, cardOrigin, path } = input;
  const isOwner = recipient === 'owner';
  const language = isOwner ? owner.language : booking.language;
  const texts = TEXTS[language];
  const other = oneLine(isOwner ? booking.customer.name : owner.name);
  const firstName = isOwner ? owner.name : safeFirstName(booking.customer.name);
  const zone = isOwner ? owner.zone : booking.zone;
  const service = oneLine(booking.service.name);
  const { short } = readableTime(texts.locale, zone, booking.start, booking.end);
  const words = texts.occasions[recipient][occasionOf(template, booking.status)];
  const facts = { service, other, when: short };
  const subject = words.subject(facts);

  const page = isOwner || path === '' ? '' : cardOrigin + path;
  const place = placeOf(texts, booking);
  const title = `${service} · ${other}`;
  const calendars = calendarLinks({
    title,
    start: booking.start,
    end: booking.end,
    place,
    description: page,
  });
  const content: Content = {
    greeting: texts.greeting(firstName),
    lead: words.lead(facts),
    rows: rowsOf(texts, input),
    links: linksOf(texts, input, page, calendars),
    because: texts.because[recipient],
  };
  const to = isOwner
    ? { name: owner.name, address: owner.email }
    : { name: firstName, address: booking.customer.email };
  const answersTo = isOwner ? booking.customer.email : owner.publicEmail;
  return {
    from: { name: isOwner ? PRODUCT_NAME : `${oneLine(owner.name)} (${PRODUCT_NAME})`, address: from },
    to,
    ...(answersTo !== '' && { replyTo: { name: other, address: answersTo } }),
    subject,
    text: toText(content),
    html: toHtml(language, subject, content),
    ...(!template.startsWith('reminder') && {
      calendar: calendarFile(booking, {
        title,
        attendee: { name: to.name || to.address, email: to.address },
        organizer: { name: owner.name, email: from },
        place,
        description: page,
        url: page,
      }),
    }),
  };
}
