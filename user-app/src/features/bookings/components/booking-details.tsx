import { isolated } from 'shared-lib/model';
import type { ReactNode } from 'react';
import { useUid } from 'shared-lib/store';
import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react';
import { formatPrice, notedAt, openMoveRequest, VOID_STATUSES, type Booking } from 'shared-lib/model/booking';
import { cardKeptUntil, feeProblem } from 'shared-lib/model/payments';
import { BookingStatusBadge } from '../../../booking-data/booking-status-badge';
import {
  dayInWords,
  momentInWords,
  rangeInWords,
  timeInWords,
  zoneInWords,
  zonesDiffer,
} from '../../../booking-data/booking-times';
import { useReminderSettingsQuery } from '../../../booking-data/endpoints/reminder-endpoints';
import { customerLinks } from '../customer-links';
import { messages } from '../messages';
import styles from './booking-details.module.css';

const words = messages.panel;

type Money = (amount: number) => string;

type Online = NonNullable<Booking['payment']['online']>;

interface OnlinePaymentProps extends BookingDetailsProps {
  online: Online;
}

/** Renders the state of the card that is saved in place of a payment. */
function CardState({
  booking,
  zone,
  now,
  money,
  online: { due, paid },
  card,
}: OnlinePaymentProps & { money: Money; card: NonNullable<Online['card']> }) {
  if (paid !== null) return <span>{words.feePaid(money(paid))}</span>;
  if (card.state === 'awaited') return <span>{words.cardWanted}</span>;
  if (card.state === 'forgotten') return <span>{words.cardForgotten}</span>;
  const problem = feeProblem(booking, now);
  const isMove = problem !== null && problem !== 'not-begun';
  return (
    <>
      <span>
        {isMove
          ? booking.status === 'no_show'
            ? words.cardHeld
            : words.feeProblems[problem]
          : words.cardKept(money(due), dayInWords(cardKeptUntil(booking.end), zone))}
      </span>
      {card.asked > 0 && <span>{words.feeAsked(money(card.asked))}</span>}
      {card.isDeclined && <span>{words.feeDeclined}</span>}
    </>
  );
}

/** Describes the amount that was paid or is due online, and the rest of a price whose deposit is paid. */
function paidInWords({ service, status }: Booking, { due, paid }: Online, money: Money): string {
  if (paid === null) return words.dueOnline(money(due));
  const rest = service.price - due;
  return rest > 0 && !VOID_STATUSES.has(status)
    ? words.depositPaid(money(paid), money(rest))
    : words.paidOnline(money(paid));
}

/** Renders what was paid online of a booking, and what went back. */
function OnlinePayment(props: OnlinePaymentProps) {
  const { booking, online } = props;
  const { payment, service } = booking;
  const { giveBack, refunded, card } = online;
  const money = (amount: number) => formatPrice(amount, service.currency);
  return (
    <>
      {card ? (
        <CardState {...props} card={card} money={money} />
      ) : (
        <span>{paidInWords(booking, online, money)}</span>
      )}
      {payment.state === 'processing' && <span>{words.processing}</span>}
      {refunded > 0 && <span>{words.refunded(money(refunded))}</span>}
      {giveBack > refunded && <span>{words.refunding(money(giveBack - refunded))}</span>}
    </>
  );
}

/** Names a country by its code. */
const countryInWords = (code: string): string =>
  new Intl.DisplayNames('es', { type: 'region' }).of(code) ?? code;

interface BookingDetailsProps {
  booking: Booking;
  zone: string;
  /** Milliseconds since the epoch. */
  now: number;
}

/** Renders all data of a booking. */
export function BookingDetails({ booking, zone, now }: BookingDetailsProps) {
  const { customer, service, start, end, answers, notes, payment, invoice } = booking;
  const moment = (instant: number) => `${dayInWords(instant, zone)}, ${timeInWords(instant, zone)}`;
  const request = openMoveRequest(booking, now);
  const attendsAt = notedAt(booking.attends, booking);
  const remindedAt = notedAt(booking.reminded, booking);
  const awaiting =
    booking.status === 'pending_payment' && payment.dueAt !== undefined
      ? words.payBy(moment(payment.dueAt))
      : words.awaitingPayment;
  return (
    <div className={styles.details}>
      <div className={styles.head}>
        <div className={styles.names}>
          <h3 className={styles.name}>
            <bdi>{customer.name}</bdi>
          </h3>
          <BookingStatusBadge
            status={booking.status}
            asksMove={request !== null}
            attends={attendsAt !== null}
          />
        </div>
        <p className={styles.when}>
          {request && `${words.before}: `}
          <span className={request ? undefined : styles.day}>{dayInWords(start, zone)}</span> ·{' '}
          {rangeInWords(start, end, zone)}
        </p>
        {request && (
          <>
            <p className={styles.when}>
              {words.asks}: {dayInWords(request.start, zone)} ·{' '}
              {rangeInWords(request.start, request.start + end - start, zone)}
            </p>
            <p className={styles.soft}>{words.bothHeld}</p>
          </>
        )}
        <p className={styles.soft}>
          {zoneInWords(zone)}
          {zonesDiffer(start, zone, booking.zone) && (
            <>. {words.forCustomer(momentInWords(start, end, booking.zone), zoneInWords(booking.zone))}</>
          )}
        </p>
      </div>
      <ContactLinks booking={booking} zone={zone} now={now} />
      <dl className={styles.facts}>
        <Fact name={words.service}>
          {isolated(service.name)} · {words.minutes(service.durationMinutes)}
          {service.parts?.map((part) => (
            <span key={part.id} className={styles.soft}>
              {isolated(part.name)} · {words.minutes(part.durationMinutes)} ·{' '}
              {formatPrice(part.price, service.currency)}
            </span>
          ))}
        </Fact>
        <Fact name={words.place}>
          {words.places[service.place.kind]}
          {service.place.detail && (
            <span className={styles.soft}>
              <PlaceDetail place={service.place} />
            </span>
          )}
        </Fact>
        {(service.price > 0 || payment.state !== 'none') && (
          <Fact name={payment.state === 'none' ? words.price : words.payment}>
            {formatPrice(service.price, service.currency)}
            {payment.state !== 'none' && payment.state !== 'kept' && (
              <span>{payment.paidAt === null ? awaiting : words.paidAt(moment(payment.paidAt))}</span>
            )}
            {payment.online && (
              <OnlinePayment booking={booking} online={payment.online} zone={zone} now={now} />
            )}
          </Fact>
        )}
        {booking.erasedAt !== undefined && <Fact name={words.customerData}>{words.erased}</Fact>}
        {booking.eraseAfter !== undefined && <Fact name={words.customerData}>{words.willErase}</Fact>}
        {booking.reason && <Fact name={words.reason}>{booking.reason}</Fact>}
        {notes && <Fact name={words.notesOf[booking.createdBy]}>{notes}</Fact>}
        {invoice && (
          <Fact name={words.invoice}>
            {isolated(invoice.name)}
            <span>{isolated(invoice.taxId)}</span>
            <span>{isolated(invoice.address)}</span>
            <span>{isolated(`${invoice.postcode} ${invoice.town}, ${countryInWords(invoice.country)}`)}</span>
            <span className={styles.soft}>{words.noInvoices}</span>
          </Fact>
        )}
        {answers.map(({ question, answer }) => (
          <Fact key={question} name={question}>
            {answer}
          </Fact>
        ))}
        <Fact name={words.history}>
          {words.created[booking.createdBy]}: {moment(booking.createdAt)}
          {booking.updatedAt > booking.createdAt && (
            <span>
              {words.changed}: {moment(booking.updatedAt)}
            </span>
          )}
          {remindedAt !== null && (
            <span>
              {words.reminded}: {moment(remindedAt)}
            </span>
          )}
          {attendsAt !== null && (
            <span>
              {words.attends}: {moment(attendsAt)}
            </span>
          )}
        </Fact>
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Renders a place as a link if it is a safe one; otherwise as text. */
function PlaceDetail({ place }: { place: Booking['service']['place'] }) {
  if (place.kind === 'video' && place.detail.startsWith('https://'))
    return (
      <a href={place.detail} target="_blank" rel="noreferrer">
        {place.detail}
      </a>
    );
  return place.detail;
}

function ContactLinks({ booking, zone, now }: BookingDetailsProps) {
  const { email, phone } = booking.customer;
  const { data: settings } = useReminderSettingsQuery(useUid());
  const { mail, call, whatsApp } = customerLinks(booking, now, { text: settings?.text ?? '', zone });
  return (
    <div className={styles.contact}>
      {mail && (
        <ContactLink href={mail} label={words.write} icon={<IconMail size={18} aria-hidden />}>
          {email}
        </ContactLink>
      )}
      {call && (
        <ContactLink href={call} label={words.call} icon={<IconPhone size={18} aria-hidden />}>
          {phone}
        </ContactLink>
      )}
      {whatsApp && (
        <Button
          component="a"
          href={whatsApp}
          target="_blank"
          rel="noreferrer"
          variant="default"
          size="compact-md"
          mih={36}
          leftSection={<IconBrandWhatsapp size={18} aria-hidden />}
        >
          {words.whatsApp}
        </Button>
      )}
    </div>
  );
}

function ContactLink(props: { href: string; label: string; icon: ReactNode; children: string }) {
  const { href, label, icon, children } = props;
  return (
    <Button
      component="a"
      href={href}
      variant="default"
      size="compact-md"
      mih={36}
      leftSection={icon}
      aria-label={`${label}: ${children}`}
      className={styles.link}
    >
      {children}
    </Button>
  );
}
