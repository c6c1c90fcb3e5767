import { MAIL_LIMITS, type UserDetail } from 'shared-lib/model';
import { shortMoment } from '../../../../ui/dates';
import { detailMessages as messages } from '../../detail-messages';
import { messages as listMessages } from '../../messages';
import { SheetSection } from './sheet-section';
import styles from './sheet.module.css';

const momentOf = (instant: number | null) => (instant ? shortMoment(instant) : listMessages.never);

/** Renders the account's own data. */
export function UserFacts({ user }: { user: UserDetail }) {
  const facts: [string, string][] = [
    [messages.phone, user.phone],
    [messages.timezone, user.timezone],
    [messages.language, messages.languages[user.language] ?? user.language],
    [messages.bookings, user.bookings.toLocaleString('es')],
    [messages.mail, messages.mailSent(user.mail, MAIL_LIMITS.owner)],
    [messages.createdAt, momentOf(user.createdAt)],
    [messages.activeAt, momentOf(user.activeAt)],
    [messages.lastSignInAt, momentOf(user.lastSignInAt)],
    [messages.uid, user.uid],
  ];
  return (
    <SheetSection title={messages.person}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || messages.unknown}</dd>
          </div>
        ))}
      </dl>
    </SheetSection>
  );
}
