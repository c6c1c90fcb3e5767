import { Link, useLocation } from 'shared-lib/router';
import { paths } from '../paths';
import styles from './booking-tabs.module.css';
import { uiMessages } from './messages';

const messages = uiMessages.bookingTabs;

/** Screens about bookings, in their order. */
const TABS = [
  { id: 'agenda', to: paths.bookings },
  { id: 'services', to: paths.services },
  { id: 'hours', to: paths.hours },
  { id: 'people', to: paths.people },
] as const;

/** Returns the tab that an address belongs to. */
function tabAt(pathname: string, view: string | null): (typeof TABS)[number]['id'] {
  if (pathname.startsWith(paths.services)) return view === 'horario' ? 'hours' : 'services';
  return view === 'clientes' ? 'people' : 'agenda';
}

/** Renders the ways between the screens about bookings: the agenda, what can be booked, when, and who has. */
export function BookingTabs() {
  const { pathname, search } = useLocation();
  const current = tabAt(pathname, new URLSearchParams(search).get('vista'));
  return (
    <nav aria-label={messages.label} className={styles.tabs}>
      {TABS.map(({ id, to }) => (
        <Link key={id} to={to} aria-current={id === current ? 'page' : undefined} className={styles.tab}>
          {messages.tabs[id]}
        </Link>
      ))}
    </nav>
  );
}
