import { IconChevronRight, IconUsers } from '@tabler/icons-react';
import { Link } from 'shared-lib/router';
import { useUid } from 'shared-lib/store';
import { useNewCustomersQuery } from '../../../booking-data/endpoints/customer-endpoints';
import { lastDays } from '../../../card-data/days-of-cards';
import { paths } from '../../../paths';
import { messages } from '../messages';
import styles from './week-figures.module.css';

/** People who are counted; beyond them there are more. */
const MAX_COUNTED = 20;

/** People who are named. */
const NAMED = 2;

/** Renders how many people came to the owner's list this week, and who; nothing while there are none. */
export function NewPeople() {
  const since = Date.parse(lastDays(7).from);
  const { data } = useNewCustomersQuery({ uid: useUid(), since, most: MAX_COUNTED });
  if (!data || data.customers.length === 0) return null;
  const { customers, hasMore } = data;
  const names = [...new Set(customers.map(({ name }) => name))];
  return (
    <Link to={`${paths.bookings}?vista=clientes`} className={styles.people}>
      <IconUsers size={20} stroke={1.75} aria-hidden />
      <span className={styles.names}>
        <b>{messages.newPeople(customers.length, hasMore)}</b>{' '}
        <span className={styles.quiet}>
          {messages.peopleNamed(names.slice(0, NAMED), names.length - NAMED)}
        </span>
      </span>
      <IconChevronRight size={18} aria-hidden />
    </Link>
  );
}
