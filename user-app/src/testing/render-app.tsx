import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { AccountExportState, DeletedCard, PendingEmailChange } from 'shared-lib/data';
import type { Card, FirebaseUser, User } from 'shared-lib/model';
import { createStore, sessionChanged, userChanged, type AppStore } from 'shared-lib/store';
import { Toasts } from 'shared-lib/toast';
import App from '../app/routes';
import {
  addDays,
  dateSpan,
  DEFAULT_REMINDER_SETTINGS,
  DEFAULT_REVIEW_SETTINGS,
  instantOf,
  localDateOf,
} from 'shared-lib/model/booking';
import { availabilityEndpoints } from '../booking-data/endpoints/availability-endpoints';
import { bookingEndpoints } from '../booking-data/endpoints/booking-endpoints';
import { customerEndpoints } from '../booking-data/endpoints/customer-endpoints';
import { deviceZone } from '../booking-data/booking-times';
import { onlinePaymentEndpoints } from '../booking-data/endpoints/online-payment-endpoints';
import { paymentEndpoints } from '../booking-data/endpoints/payment-endpoints';
import { providerEndpoints } from '../booking-data/endpoints/provider-endpoints';
import { reminderEndpoints } from '../booking-data/endpoints/reminder-endpoints';
import { whatsAppEndpoints } from '../booking-data/endpoints/whatsapp-endpoints';
import { reviewEndpoints } from '../booking-data/endpoints/review-endpoints';
import { serviceEndpoints } from '../booking-data/endpoints/service-endpoints';
import { cardEndpoints } from '../card-data/card-endpoints';
import { lastDays } from '../card-data/days-of-cards';
import { figureEndpoints } from '../card-data/figure-endpoints';
import { BOOKINGS_AT_ONCE, OTHER_DAYS_LEAST } from '../features/bookings/components/agenda-list';
import { notificationEndpoints } from '../features/notifications/notification-endpoints';
import { monthOf, spanOf } from '../features/payments/list/month';
import { accountEndpoints } from '../features/settings/account-writes';
import { haveNoOtherCalendars } from './no-other-calendars';

/** The account of the tests. */
export const ANA: FirebaseUser = {
  uid: 'ana',
  email: 'ana@tarjetero.test',
  emailVerified: true,
  displayName: 'Ana García',
};

interface RenderAppOptions {
  user?: User | null;
  account?: FirebaseUser;
  /** Cards of the live list. */
  cards?: Card[];
  /** Cards of the bin. */
  deletedCards?: DeletedCard[];
  /** Last export of the account's data. */
  accountExport?: AccountExportState;
  /** Change of the account's address that waits for the new one. */
  emailChange?: PendingEmailChange | null;
  /** Address of the screen before. */
  from?: string;
  /** Stores more, before anything is rendered. */
  before?: (store: AppStore) => void;
}

/** Stores an account without hours, services and bookings. */
function putBookings(store: AppStore, uid: string): void {
  const { dispatch } = store;
  const today = localDateOf(Date.now(), deviceZone());
  const from = instantOf(today, '00:00', deviceZone());
  const coming = { uid, from, status: null, serviceId: null, most: BOOKINGS_AT_ONCE };
  void dispatch(availabilityEndpoints.util.upsertQueryData('availability', uid, null));
  void dispatch(serviceEndpoints.util.upsertQueryData('services', uid, []));
  void dispatch(paymentEndpoints.util.upsertQueryData('awaitingPayment', uid, []));
  void dispatch(providerEndpoints.util.upsertQueryData('paymentProvider', uid, null));
  void dispatch(
    providerEndpoints.util.upsertQueryData('paymentsSetup', uid, {
      missing: [],
      feePercent: 0,
      isTestMode: true,
    }),
  );
  const month = spanOf(monthOf(Date.now(), deviceZone()), deviceZone());
  void dispatch(
    onlinePaymentEndpoints.util.upsertQueryData(
      'onlinePayments',
      { uid, ...month },
      { payments: [], hasMore: false },
    ),
  );
  const fresh = { uid, since: Date.parse(lastDays(7).from), most: 20 };
  void dispatch(
    customerEndpoints.util.upsertQueryData('newCustomers', fresh, { customers: [], hasMore: false }),
  );
  void dispatch(bookingEndpoints.util.upsertQueryData('unansweredBookings', uid, []));
  void dispatch(bookingEndpoints.util.upsertQueryData('moveRequests', uid, []));
  void dispatch(
    bookingEndpoints.util.upsertQueryData('comingBookings', coming, { bookings: [], hasMore: false }),
  );
  void dispatch(reminderEndpoints.util.upsertQueryData('reminderSettings', uid, DEFAULT_REMINDER_SETTINGS));
  void dispatch(whatsAppEndpoints.util.upsertQueryData('whatsApp', uid, { connection: null }));
  void dispatch(reviewEndpoints.util.upsertQueryData('reviewSettings', uid, DEFAULT_REVIEW_SETTINGS));
  // Inicio's, by the clocks of the device and of the tests' owner.
  for (const zone of new Set([deviceZone(), 'Europe/Madrid']))
    for (const ahead of [1, 2]) {
      const { start, end } = dateSpan(addDays(localDateOf(Date.now(), zone), ahead), zone);
      const day = { uid, from: start, to: end };
      void dispatch(bookingEndpoints.util.upsertQueryData('confirmedBookings', day, []));
    }
  haveNoOtherCalendars(store, { from: today, to: addDays(today, OTHER_DAYS_LEAST) });
}

/** Stores cards on which nothing happened this week. */
function putCards({ dispatch }: AppStore, uid: string, cards: Card[]): void {
  void dispatch(cardEndpoints.util.upsertQueryData('cards', uid, cards));
  const shown = cards.filter(({ status }) => status !== 'draft');
  const week = { cardIds: shown.map(({ id }) => id), period: lastDays(14), alone: true };
  void dispatch(
    figureEndpoints.util.upsertQueryData(
      'cardFigures',
      week,
      shown.map(() => ({})),
    ),
  );
}

/** Renders the whole app at an address, with its own store, as the shell would. */
export function renderApp(
  path: string,
  {
    user = { id: 'ana', email: ANA.email, name: 'Ana García' },
    account = ANA,
    cards,
    deletedCards,
    accountExport,
    emailChange = null,
    from,
    before,
  }: RenderAppOptions = {},
): AppStore {
  const store = createStore();
  store.dispatch(sessionChanged(account));
  store.dispatch(userChanged(user));
  // The bell rings on every screen; in these tests nothing has happened.
  void store.dispatch(notificationEndpoints.util.upsertQueryData('notifications', account.uid, []));
  void store.dispatch(
    accountEndpoints.util.upsertQueryData('accountExport', account.uid, accountExport ?? null),
  );
  void store.dispatch(accountEndpoints.util.upsertQueryData('emailChange', account.uid, emailChange));
  putBookings(store, account.uid);
  if (cards) putCards(store, account.uid, cards);
  if (deletedCards)
    void store.dispatch(cardEndpoints.util.upsertQueryData('deletedCards', account.uid, deletedCards));
  before?.(store);
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={from ? [from, path] : [path]}>
        <App />
        <Toasts />
      </MemoryRouter>
    </Provider>,
  );
  return store;
}
