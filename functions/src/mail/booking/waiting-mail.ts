import { LOCALES } from 'shared-lib/model';
import { dateFormat } from 'shared-lib/model/languages';
import { formatPrice, type WaitingEntry, type WaitingOffer } from 'shared-lib/model/booking';
import { visitorsPrivacyUrl } from 'shared-lib/privacy';
import { VISITOR_WORDS } from 'shared-lib/visitor-words';
import { MINUTE_MS } from 'shared-lib/time';
import type { WaitingMailEntry } from '../../outbox/outbox';
import { waitingPath } from '../../waiting/waiting-token';
import type { ComposedMail } from '../compose-mail';
import { VISITORS_TEXTS } from '../mail-texts';
import type { VisitorsMailTexts } from '../mail-texts/mail-texts';
import { momentInSentence, readableTimes } from '../mail-when';
import type { MailContent, MailFact } from '../parts/mail-content';
import { mailHtml } from '../parts/mail-html';
import { mailText } from '../parts/mail-text';
import { oneLine, safeFirstName, shownName } from '../safe-text';
import { typeset } from '../typeset';
import type { MailOwner } from './mail-input';

/** Input of a mail to somebody on a waiting list. */
export interface WaitingMailInput {
  entry: WaitingEntry;
  template: WaitingMailEntry['template'];
  owner: MailOwner;
  /** Slug under which the card is shown now; empty while it isn't shown. */
  address: string;
  from: string;
  cardOrigin: string;
  shellOrigin: string;
}

/** Reports whether a mail still says the truth: the offer is open, or the entry is as it was. */
export function isTrueOf(
  { status, offer, revision }: WaitingEntry,
  { template, number }: Pick<WaitingMailEntry, 'template' | 'number'>,
  now: number,
): boolean {
  if (template === 'waiting-offer') return offer?.number === number && offer.until > now;
  return revision === number && (status === 'waiting' || status === 'offered');
}

const fact = (label: string, ...lines: string[]): MailFact => ({ label, lines, links: [] });

/** Lists the days and the parts of a day that somebody waits for. */
function wishFacts({ language, waiting }: VisitorsMailTexts, { wish }: WaitingEntry): MailFact[] {
  const day = dateFormat(language, { day: 'numeric', month: 'short', weekday: 'short', timeZone: 'UTC' });
  const ends = [...new Set([wish.from, wish.to])].map((date) => day.format(Date.parse(date)));
  const weekday = new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long', timeZone: 'UTC' });
  // The third of January 2000 was a Monday.
  const names = wish.weekdays.map((one) => weekday.format(Date.UTC(2000, 0, 2 + Number(one))));
  const some = names.length === 7 ? [] : [names.join(', ')];
  const parts = wish.parts.map((part) => waiting.parts[part]);
  return [fact(waiting.days, ends.join(' – '), ...some), fact(waiting.hours, ...parts)];
}

/** Lists the hour that is offered, its price and until when it is held, by the clocks of the owner and of the visitor. */
function offerFacts(
  texts: VisitorsMailTexts,
  { zone }: WaitingEntry,
  { start, until, durationMinutes, price, currency, due }: WaitingOffer,
  owner: MailOwner,
): MailFact[] {
  const { language, labels, waiting } = texts;
  const end = start + durationMinutes * MINUTE_MS;
  const [first, ...others] = readableTimes(language, [owner.zone, zone], start, end);
  const money = (amount: number) => formatPrice(amount, currency, LOCALES[language]);
  const about = due > 0 && due < price ? ` (${texts.deposit(money(due))})` : '';
  return [
    fact(
      labels.when,
      first.span,
      first.zone,
      ...others.map((other) => texts.yourTime(`${other.span} (${other.zone})`)),
    ),
    ...(price > 0 ? [fact(labels.price, money(price) + about)] : []),
    fact(waiting.heldUntil, momentInSentence(language, zone, until)),
  ];
}

/** Composes a mail to somebody on a waiting list: that they are on it, or that an hour is held for them. */
export function waitingMail({
  entry,
  template,
  owner,
  address,
  from,
  ...origins
}: WaitingMailInput): ComposedMail {
  const texts = VISITORS_TEXTS[entry.language];
  const { waiting, language } = texts;
  const offer = template === 'waiting-offer' ? entry.offer : null;
  const { heading, lead } = offer ? waiting.offered : waiting.joined;
  const name = shownName(owner.name);
  const firstName = safeFirstName(entry.customer.name);
  const page = origins.cardOrigin + waitingPath(entry, offer?.number ?? 0, address);
  const subject = typeset(language, `${heading}: ${oneLine(entry.serviceName)}`);
  const greeting = firstName === '' ? '' : `${texts.greeting(firstName)} `;
  const photo =
    owner.photoPath === ''
      ? null
      : { url: origins.cardOrigin + owner.photoPath, description: texts.photoOf(name) };
  const { booking, link } = VISITOR_WORDS[language].privacy;
  const content: MailContent = {
    language,
    subject,
    preview: heading,
    brand: { name, photo, color: owner.color },
    heading,
    lead: greeting + lead(oneLine(owner.name)),
    facts: [
      fact(texts.labels.service, oneLine(entry.serviceName)),
      ...(offer ? offerFacts(texts, entry, offer, owner) : wishFacts(texts, entry)),
    ],
    button: { label: offer ? waiting.book : waiting.see, url: page },
    notes: offer ? [{ text: waiting.notNow, links: [] }] : [],
    footer: [
      { text: waiting.because, links: [{ label: waiting.leave, url: page }] },
      {
        text: booking(oneLine(owner.name), false),
        links: [{ label: link, url: visitorsPrivacyUrl(origins, language) }],
      },
    ],
  };
  const { email } = owner.contact;
  return {
    from: { name: texts.onBehalfOf(name), address: from },
    to: { name: firstName, address: entry.customer.email },
    ...(email !== '' && { replyTo: { name: oneLine(owner.name), address: email } }),
    subject,
    text: mailText(content),
    html: mailHtml(content),
  };
}
