import { LOCALES, mailUrl, OWNER_SCREENS, telUrl } from 'shared-lib/model';
import {
  calendarLinks,
  formatPrice,
  isCancelledForCalendars,
  notedAt,
  openMoveRequest,
  type CalendarEntry,
} from 'shared-lib/model/booking';
import { policyInWords, shownPolicy } from 'shared-lib/model/payments';
import { MINUTE_MS } from 'shared-lib/time';
import { VISITOR_WORDS } from 'shared-lib/visitor-words';
import { isInTime } from '../../bookings/record/visitor-booking';
import { zonesOf } from './booking-facts';
import { isOver, type MailInput } from './mail-input';
import type { OwnersMailTexts, VisitorsMailTexts } from '../mail-texts/mail-texts';
import { momentInSentence } from '../mail-when';
import type { MailLink, MailNote } from '../parts/mail-content';
import { oneLine } from '../safe-text';

const mayChange = ({ booking, owner, now }: MailInput) => isInTime(booking, owner.changeNoticeMinutes, now);

/** Returns the main button of a mail to an owner. */
export function ownersButton(
  texts: OwnersMailTexts,
  { template, booking, shellOrigin, now }: MailInput,
): MailLink {
  if (template === 'disputed')
    return { label: texts.seePayments, url: `${shellOrigin}${OWNER_SCREENS.payments.path}` };
  const answer = booking.status === 'pending_confirmation' ? texts.answerRequest : texts.seeOwnBooking;
  const label = openMoveRequest(booking, now) ? texts.answerMove : answer;
  return { label, url: `${shellOrigin}${OWNER_SCREENS.bookings.path}?reserva=${booking.id}` };
}

/** Returns the main button of a mail to a visitor; `null` where there is nothing to open. */
export function visitorsButton(texts: VisitorsMailTexts, input: MailInput): MailLink | null {
  const { template, booking, cardOrigin, path, series } = input;
  // Of several, each has its own link.
  if (path === '' || series) return null;
  const url = cardOrigin + path;
  // A visitor who was charged a fee sees their booking first.
  const isFee = template === 'paid' && booking.payment.rule === 'card';
  if (isOver(input.booking))
    return isFee || booking.slug === ''
      ? { label: texts.seeBooking, url }
      : { label: texts.bookAgain, url: `${cardOrigin}/c/${booking.slug}` };
  if (booking.status === 'pending_payment')
    return { label: booking.payment.rule === 'card' ? texts.keepCard : texts.payBooking, url };
  if (template.startsWith('reminder') && notedAt(booking.attends, booking) === null)
    return { label: texts.confirmAttendance, url };
  return { label: mayChange(input) ? texts.openBooking : texts.seeBooking, url };
}

/** Formats a duration: `24 h`, `1 h 30 min`. */
function shortly(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours}\u00a0h`, rest > 0 && `${rest}\u00a0min`].filter(Boolean).join(' ');
}

/** Says until when a visitor may change or cancel, as long as that is still possible. */
function limitNote(texts: VisitorsMailTexts, input: MailInput): MailNote[] {
  const { booking, owner, path } = input;
  if (path === '' || isOver(input.booking)) return [];
  const note = (text: string): MailNote[] => [{ text, links: [] }];
  if (!mayChange(input)) return note(texts.changeOver(shortly(owner.changeNoticeMinutes)));
  if (owner.changeNoticeMinutes === 0) return note(texts.changeUntilStart);
  const until = booking.start - owner.changeNoticeMinutes * MINUTE_MS;
  return note(texts.changeUntil(momentInSentence(texts.language, zonesOf(input)[0], until)));
}

/**
 * Returns the note about how much of an online payment is refunded when the visitor cancels, or what is charged to a saved card, as long as
 * that can happen.
 */
function policyNote(texts: VisitorsMailTexts, { booking }: MailInput): MailNote[] {
  const { online } = booking.payment;
  if (!online || isOver(booking)) return [];
  const { policy } = VISITOR_WORDS[texts.language];
  const { due, card } = online;
  if (card)
    return [
      { text: policy.card(formatPrice(due, booking.service.currency, LOCALES[texts.language])), links: [] },
    ];
  return [{ text: policyInWords(shownPolicy(online), policy), links: [] }];
}

/** Says until when an unpaid booking reserves its time. */
function paymentNote(texts: VisitorsMailTexts, input: MailInput): MailNote[] {
  const { status, payment } = input.booking;
  if (status !== 'pending_payment' || payment.dueAt === undefined) return [];
  const until = momentInSentence(texts.language, zonesOf(input)[0], payment.dueAt);
  const text = payment.rule === 'card' ? texts.cardUntil(until) : texts.payUntil(until);
  return [{ text, links: [] }];
}

/** Links to the receipt, in mail about money. */
function receiptNote(texts: VisitorsMailTexts, { template, receiptPath, cardOrigin }: MailInput): MailNote[] {
  const isAboutMoney = template === 'paid' || template === 'refunded';
  if (!isAboutMoney || !receiptPath) return [];
  return [{ text: texts.receipt, links: [{ label: texts.openReceipt, url: cardOrigin + receiptPath }] }];
}

/** Says how a visitor can reach the owner, by the contacts that their card shows. */
function contactNote({ contact: words, call }: VisitorsMailTexts, { owner }: MailInput): MailNote {
  const { email, phone, whatsApp } = owner.contact;
  const name = oneLine(owner.name);
  const links = [
    ...(whatsApp === '' ? [] : [{ label: words.whatsApp, url: whatsApp }]),
    ...(phone === '' ? [] : [{ label: call, url: telUrl(phone) }]),
    ...(email === '' ? [] : [{ label: words.email, url: mailUrl(email) }]),
  ];
  if (email === '') return { text: links.length > 0 ? words.others(name) : words.noReply, links };
  return { text: words.reply(name), links };
}

/** Links to calendars with the appointment filled in. */
function calendarNote(texts: VisitorsMailTexts, entry: CalendarEntry): MailNote {
  const { google, outlook } = calendarLinks(entry);
  return {
    text: texts.addToCalendar,
    links: [
      { label: 'Google Calendar', url: google },
      { label: 'Outlook', url: outlook },
    ],
  };
}

/**
 * Lists the notes below the main button of a mail to an owner. They get no calendar links, as their calendar follows the
 * feed: an event added from a mail would stay as it was when they change the booking themselves.
 */
export function ownersNotes(texts: OwnersMailTexts, { booking, shellOrigin }: MailInput): MailNote[] {
  const url = `${shellOrigin}${OWNER_SCREENS.bookings.path}`;
  return isOver(booking) ? [] : [{ text: texts.feed, links: [{ label: texts.openFeed, url }] }];
}

/** Returns what to do with an appointment that was added by a link, which no cancellation reaches. */
const removalNote = (texts: VisitorsMailTexts): MailNote => ({ text: texts.removeFromCalendar, links: [] });

/** Lists the notes below the main button of a mail to a visitor. */
export function visitorsNotes(texts: VisitorsMailTexts, input: MailInput, entry: CalendarEntry): MailNote[] {
  // What is said of one booking is on its page.
  if (input.series) return [contactNote(texts, input)];
  return [
    ...receiptNote(texts, input),
    ...paymentNote(texts, input),
    ...policyNote(texts, input),
    ...limitNote(texts, input),
    contactNote(texts, input),
    ...(isOver(input.booking) ? [] : [calendarNote(texts, entry)]),
    ...(isCancelledForCalendars(input.booking.status) ? [removalNote(texts)] : []),
  ];
}
