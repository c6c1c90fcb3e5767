import { isolated, findPhoneProblem, hasLink, LOCALES, mailUrl, telUrl, unlinked } from 'shared-lib/model';
import {
  formatPrice,
  openMoveRequest,
  partsOf,
  type Booking,
  type VisitPart,
} from 'shared-lib/model/booking';
import { bookingPlace } from './booking-place';
import type { MailInput, MailSeriesPart } from './mail-input';
import { OWNERS_TEXTS } from '../mail-texts';
import type { VisitorsMailTexts, Occasion, OwnersOccasion } from '../mail-texts/mail-texts';
import { momentInSentence, readableTime, readableTimes } from '../mail-when';
import type { MailFact, MailLink } from '../parts/mail-content';

/**
 * Lists the zones in which a mail gives the time, the main one first. A visit in person follows the clocks of its
 * place, which its visitor may be about to travel to; a call happens wherever each party is.
 */
export function zonesOf({ recipient, booking, owner }: MailInput): [string, ...string[]] {
  if (recipient === 'owner') return [owner.zone];
  return booking.service.place.kind === 'in-person' ? [owner.zone, booking.zone] : [booking.zone];
}

function spanFact(texts: VisitorsMailTexts, input: MailInput, label: string, start: number): MailFact {
  const { booking } = input;
  const end = start + booking.end - booking.start;
  const [first, ...others] = readableTimes(texts.language, zonesOf(input), start, end);
  return {
    label,
    lines: [first.span, first.zone, ...others.map(({ span, zone }) => texts.yourTime(`${span} (${zone})`))],
    links: [],
  };
}

/** Lists the hours of several bookings, each with the link to its page. */
function whensOf(texts: VisitorsMailTexts, input: MailInput, series: readonly MailSeriesPart[]): MailFact[] {
  const { cardOrigin } = input;
  return series.map(({ booking, path, before }, place) => {
    const label = `${texts.labels.when} (${place + 1}/${series.length})`;
    const when = spanFact(texts, { ...input, booking }, label, booking.start);
    const [zone] = zonesOf(input);
    const was = before === undefined ? '' : readableTime(texts.language, zone, before, before).short;
    return {
      ...when,
      lines: was === '' ? when.lines : [`${texts.labels.before}: ${was}`, ...when.lines],
      links: path === '' ? [] : [{ label: texts.seeBooking, url: cardOrigin + path }],
    };
  });
}

/** Lists the hour of a booking, with the one that it had before, or that its visitor requests. */
function whenOf(texts: VisitorsMailTexts, input: MailInput): MailFact[] {
  const { booking, recipient, owner, now, series } = input;
  if (series) return whensOf(texts, input, series);
  const { labels } = texts;
  const request = openMoveRequest(booking, now);
  const when = spanFact(texts, input, labels.when, booking.start);
  if (!request)
    return input.before === undefined ? [when] : [spanFact(texts, input, labels.before, input.before), when];
  const asks = recipient === 'owner' ? OWNERS_TEXTS[owner.language].owner.asks : labels.youAsk;
  return [spanFact(texts, input, labels.before, booking.start), spanFact(texts, input, asks, request.start)];
}

function priceOf(texts: VisitorsMailTexts, { service, payment }: Booking): string {
  const money = (amount: number) => formatPrice(amount, service.currency, LOCALES[texts.language]);
  const price = money(service.price);
  const { online } = payment;
  if (online?.card)
    return `${price} (${online.paid === null ? texts.onSite : texts.feeTaken(money(online.paid))})`;
  if (online && online.due < service.price) {
    const due = money(online.due);
    const rest = money(service.price - online.due);
    return `${price} (${payment.state === 'paid' ? texts.depositPaid(due, rest) : texts.deposit(due)})`;
  }
  return payment.state === 'paid' ? `${price} (${texts.paid})` : price;
}

/** Returns a fact of one line; none where there is nothing to say. */
const plainFact = (label: string, value: string, links: MailLink[] = []): MailFact[] =>
  value === '' ? [] : [{ label, lines: [value], links }];

/** Lists the customer's contact data for the owner, with links to write or call. */
function customerFacts(
  { labels, yes, call, write }: VisitorsMailTexts,
  { booking: { customer, notes, answers, createdBy }, owner }: MailInput,
): MailFact[] {
  const { name, email, phone } = customer;
  return [
    ...plainFact(labels.customer, isolated(unlinked(name))),
    ...plainFact(labels.email, email, [{ label: write, url: mailUrl(email) }]),
    // A number keeps its dots, so that it can be copied.
    ...plainFact(
      labels.phone,
      hasLink(phone) ? unlinked(phone) : phone,
      phone !== '' && findPhoneProblem(phone) === null ? [{ label: call, url: telUrl(phone) }] : [],
    ),
    ...plainFact(OWNERS_TEXTS[owner.language].owner.notesOf[createdBy], unlinked(notes)),
    ...answers.flatMap(({ question, answer }) =>
      plainFact(unlinked(question), answer === 'true' ? yes : unlinked(answer)),
    ),
  ];
}

/** Occasions whose headings don't say which state the booking is in. */
const STATELESS: ReadonlySet<string> = new Set<Occasion | OwnersOccasion>([
  'moved',
  'move-requested',
  'move-asked',
  'move-withdrawn',
  'move-accepted',
  'move-kept',
  'paid',
  'disputed',
]);

/** Lists free starts to choose from, by the clocks of the first zone. */
function freeFact({ labels, language }: VisitorsMailTexts, input: MailInput): MailFact[] {
  const { freeStarts = [] } = input;
  const lines = freeStarts.map((start) => momentInSentence(language, zonesOf(input)[0], start));
  return lines.length === 0 ? [] : [{ label: labels.free, lines, links: [] }];
}

/** Returns what was booked; of a visit, each service with its price in its order. */
function serviceFact({ labels, language }: VisitorsMailTexts, { service }: Booking): MailFact {
  const nameOf = ({ name, price }: VisitPart) =>
    isolated(unlinked(name)) +
    (service.parts && price > 0 ? ` · ${formatPrice(price, service.currency, LOCALES[language])}` : '');
  return { label: labels.service, lines: partsOf(service).map(nameOf), links: [] };
}

/** Lists the facts of a booking in a mail: service, time and place first. */
export function bookingFacts(
  texts: VisitorsMailTexts,
  input: MailInput,
  occasion: Occasion | OwnersOccasion,
): MailFact[] {
  const { recipient, booking } = input;
  const { labels } = texts;
  return [
    serviceFact(texts, booking),
    ...whenOf(texts, input),
    ...freeFact(texts, input),
    { label: labels.place, ...bookingPlace(texts, input) },
    ...plainFact(labels.price, booking.service.price > 0 ? priceOf(texts, booking) : ''),
    ...plainFact(labels.state, STATELESS.has(occasion) ? texts.states[booking.status] : ''),
    ...plainFact(labels.reason, unlinked(booking.reason)),
    ...(recipient === 'owner' ? customerFacts(texts, input) : []),
  ];
}
