import { LOCALES } from 'shared-lib/model';
import { dateFormat } from 'shared-lib/model/languages';
import { formatAmount, partsOf, type Booking } from 'shared-lib/model/booking';
import { moneyReceived, type RefundLine } from 'shared-lib/model/payments';
import { readableTime } from '../mail/mail-when';
import { RECEIPT_WORDS } from './words';

/** Everything that a receipt is made of. */
export interface ReceiptFacts {
  booking: Booking;
  /** Name of the business that visitors know. */
  ownerName: string;
  /** Address of its card without scheme; empty while it isn't shown. */
  cardAddress: string;
  /** Zone of the business. */
  zone: string;
  /** Time at which the money came, in milliseconds since the epoch; `null` where it isn't known. */
  paidAt: number | null;
  /** Refunds with their times; empty where these aren't known. */
  refunds: readonly RefundLine[];
  /** Amount that is on its way back. */
  refunding: number;
}

/** A label with its lines. */
export interface ReceiptRow {
  label: string;
  lines: string[];
}

/** A receipt in words. */
export interface ReceiptContent {
  /** Language of its words, as BCP 47 names it. */
  locale: string;
  title: string;
  /** Name of the file. */
  fileName: string;
  rows: ReceiptRow[];
  /** Rows of the money, the total last. */
  money: ReceiptRow[];
  notes: string[];
  /** Replaces a text that can't be shown. */
  unreadable: string;
  /** Time of the booking's last change, in milliseconds since the epoch. */
  changedAt: number;
}

type Format = (amount: number) => string;

/** Lists the services with their prices; of a visit, each of its own. */
function serviceLines(
  { service, payment }: Booking,
  noShow: (name: string) => string,
  money: Format,
): string[] {
  if (payment.online?.card) return [noShow(service.name)];
  return partsOf(service).map(({ name, price }) => (price > 0 ? `${name}: ${money(price)}` : name));
}

/** Lists the refunds with their dates; those whose times aren't known as one amount. */
function refundLines(
  refunded: number,
  refunds: readonly RefundLine[],
  onDay: (at: number) => string,
  money: Format,
) {
  const known = refunds.reduce((sum, { amount }) => sum + amount, 0);
  if (known !== refunded) return [money(refunded)];
  return refunds.map(({ amount, at }) => `${money(amount)} · ${onDay(at)}`);
}

/** Returns the receipt of a booking in its visitor's language; `null` where nothing was paid. */
export function receiptContent(facts: ReceiptFacts): ReceiptContent | null {
  const { booking, ownerName, cardAddress, zone, paidAt, refunds, refunding } = facts;
  const received = moneyReceived(booking);
  if (!received) return null;
  const { language, service, customer, invoice } = booking;
  const words = RECEIPT_WORDS[language];
  const { labels } = words;
  const money: Format = (amount) => formatAmount(amount, service.currency, LOCALES[language]);
  const date = dateFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: zone });
  const onDay = (at: number) => date.format(at);
  const { span, zone: zoneName } = readableTime(language, zone, booking.start, booking.end);
  const { amount, refunded, by } = received;
  const way = by === 'hand' ? words.byHand : booking.payment.online?.card ? words.keptCard : words.online;
  const isInPerson = service.place.kind === 'in-person' && service.place.detail !== '';
  const rows: ReceiptRow[] = [
    { label: labels.business, lines: [ownerName, cardAddress] },
    { label: labels.customer, lines: [customer.name, customer.email] },
    ...(invoice
      ? [
          {
            label: labels.invoiceData,
            lines: [
              invoice.name,
              invoice.taxId,
              invoice.address,
              `${invoice.postcode} ${invoice.town}, ${invoice.country}`,
            ],
          },
        ]
      : []),
    { label: labels.service, lines: serviceLines(booking, words.noShow, money) },
    { label: labels.when, lines: [span, zoneName] },
    ...(isInPerson ? [{ label: labels.place, lines: service.place.detail.split('\n') }] : []),
    { label: labels.reference, lines: [booking.id] },
  ];
  const paidLine = [money(amount), ...(paidAt === null ? [] : [onDay(paidAt)]), way].join(' · ');
  return {
    locale: language,
    title: words.title,
    fileName: `${words.file}.pdf`,
    rows: rows.map(({ label, lines }) => ({ label, lines: lines.filter((line) => line.trim() !== '') })),
    money: [
      { label: labels.paid, lines: [paidLine] },
      ...(refunded > 0
        ? [{ label: labels.refunded, lines: refundLines(refunded, refunds, onDay, money) }]
        : []),
      ...(refunding > 0 ? [{ label: labels.refunding, lines: [money(refunding)] }] : []),
      { label: labels.total, lines: [money(amount - refunded)] },
    ],
    notes: [...(refunded >= amount ? [words.allRefunded] : []), words.noInvoice(ownerName)],
    unreadable: words.unreadable,
    changedAt: booking.updatedAt,
  };
}
