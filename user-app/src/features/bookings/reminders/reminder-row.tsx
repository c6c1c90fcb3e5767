import type { MouseEvent } from 'react';
import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconCheck, IconMail } from '@tabler/icons-react';
import { isolated } from 'shared-lib/model';
import { awaitsWhatsApp, notedAt, whatsAppReminderOf, type Booking } from 'shared-lib/model/booking';
import { Link } from 'shared-lib/router';
import { useUid } from 'shared-lib/store';
import { BookingStatusBadge } from '../../../booking-data/booking-status-badge';
import { dayInWords, rangeInWords, timeInWords } from '../../../booking-data/booking-times';
import { useSaveRemindedMutation } from '../../../booking-data/endpoints/reminder-endpoints';
import { reminderText, type ReminderOptions } from '../../../booking-data/reminder-text';
import { useWhatsAppQuery } from '../../../booking-data/endpoints/whatsapp-endpoints';
import { paths } from '../../../paths';
import { customerLinks } from '../customer-links';
import { messages } from './messages';
import styles from './reminder-list.module.css';

interface ReminderRowProps {
  booking: Booking;
  zone: string;
  /** Milliseconds since the epoch. */
  now: number;
  options: ReminderOptions;
  /** True until the link is there, or can't be had. */
  isWaiting: boolean;
}

/** Returns a mail with the reminder; `null` for somebody without an address. */
function mailWith(booking: Booking, zone: string, mail: string | null, text: string): string | null {
  if (mail === null) return null;
  const subject = messages.subject(isolated(booking.service.name), dayInWords(booking.start, zone));
  return `${mail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}

/** Renders one appointment with the press that reminds of it, and whether that was done. */
export function ReminderRow({ booking, zone, now, options, isWaiting }: ReminderRowProps) {
  const [save] = useSaveRemindedMutation();
  const { id, start, end, customer, service } = booking;
  const sentAt = notedAt(booking.reminded, booking);
  const automatic = whatsAppReminderOf(booking);
  const isByWhatsApp = automatic?.state === 'sent' && automatic.at === sentAt;
  const name = isolated(customer.name);
  const { whatsApp, mail } = customerLinks(booking, now, options);
  const mailTo = mailWith(booking, zone, mail, reminderText(booking, options));
  const mark = (event: MouseEvent) => {
    if (isWaiting) event.preventDefault();
    else void save({ bookingId: id, reminded: { at: Date.now(), start } });
  };
  const opens = { component: 'a', target: '_blank', rel: 'noreferrer', mih: 44, onClick: mark } as const;
  return (
    <li className={styles.row}>
      <Link to={`${paths.bookings}?reserva=${id}`} className={styles.about}>
        <span className={styles.soft}>{rangeInWords(start, end, zone)}</span>
        <bdi className={styles.who}>{customer.name}</bdi>
        <bdi className={styles.soft}>{service.name}</bdi>
        {!whatsApp && <span className={styles.soft}>{messages.noPhone}</span>}
      </Link>
      <BookingStatusBadge status={booking.status} attends={notedAt(booking.attends, booking) !== null} />
      <div className={styles.actions}>
        {whatsApp && (
          <Button
            {...opens}
            href={whatsApp}
            variant={sentAt === null ? 'filled' : 'default'}
            data-disabled={isWaiting || undefined}
            aria-label={sentAt === null ? messages.sendTo(name) : messages.againTo(name)}
            leftSection={<IconBrandWhatsapp size={18} aria-hidden />}
          >
            {sentAt === null ? messages.send : messages.again}
          </Button>
        )}
        {!whatsApp && mailTo && (
          <Button
            {...opens}
            href={mailTo}
            variant="default"
            data-disabled={isWaiting || undefined}
            aria-label={messages.mailTo(name)}
            leftSection={<IconMail size={18} aria-hidden />}
          >
            {messages.mail}
          </Button>
        )}
        {sentAt === null && <AutomaticState booking={booking} zone={zone} now={now} />}
        {sentAt !== null && (
          <span className={styles.sent}>
            <span>
              <IconCheck size={16} aria-hidden className={styles.tick} />
              {(isByWhatsApp ? messages.sentByWhatsApp : messages.sentAt)(
                `${dayInWords(sentAt, zone)}, ${timeInWords(sentAt, zone)}`,
              )}
            </span>
            <Button
              variant="subtle"
              size="compact-md"
              mih={44}
              aria-label={messages.undoOf(name)}
              onClick={() => void save({ bookingId: id, reminded: null })}
            >
              {messages.undo}
            </Button>
          </span>
        )}
      </div>
    </li>
  );
}

/** Renders the state of an automatic reminder; nothing where the visitor requested none. */
function AutomaticState({ booking, zone, now }: Pick<ReminderRowProps, 'booking' | 'zone' | 'now'>) {
  const automatic = whatsAppReminderOf(booking);
  if (automatic === null) return awaitsWhatsApp(booking, now, zone) ? <PlannedState /> : null;
  const { state, problem = 'unknown' } = automatic;
  if (state === 'sending') return <span className={styles.soft}>{messages.sending}</span>;
  if (state === 'waiting') return <span className={styles.failed}>{messages.waiting(problem)}</span>;
  return state === 'failed' ? <span className={styles.failed}>{messages.failed(problem)}</span> : null;
}

/** Renders the notice that a reminder will be sent automatically, unless the owner has removed the connection since. */
function PlannedState() {
  const { data } = useWhatsAppQuery(useUid());
  return data?.connection && <span className={styles.soft}>{messages.planned}</span>;
}
