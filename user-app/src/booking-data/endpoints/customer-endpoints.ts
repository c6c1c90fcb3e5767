import { callFunction, loadBookingData } from 'shared-lib/data';
import type { CallableOutputs } from 'shared-lib/model';
import type { Customer, Lead } from 'shared-lib/model/booking';
import { answerOf, dataApi } from 'shared-lib/store';
import type { ListedBookings } from './booking-endpoints';
import { liveBookingEndpoint } from './live-booking-endpoint';

/** Customers that a form suggests. */
const SUGGESTED = 6;

/** Customers, those with the latest booking first, and whether more follow. */
export interface ListedCustomers {
  customers: Customer[];
  hasMore: boolean;
}

/** Query of a list of customers; `search` and `tag` are empty for all of them. */
interface CustomersQuery {
  uid: string;
  search: string;
  tag: string;
  most: number;
}

/** Query of the people who are new in an owner's list since an instant, in milliseconds since the epoch. */
interface NewCustomersQuery {
  uid: string;
  since: number;
  most: number;
}

/** Endpoints that read an owner's customers. */
export const customerEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    customers: build.query<ListedCustomers, CustomersQuery>(
      liveBookingEndpoint<ListedCustomers, CustomersQuery>(
        (data, { uid, ...asked }) =>
          (next, fail) =>
            data.subscribeToCustomers(uid, asked, next, fail),
      ),
    ),
    /** Subscribes to the people who were added to the list since an instant, the latest first. */
    newCustomers: build.query<ListedCustomers, NewCustomersQuery>(
      liveBookingEndpoint<ListedCustomers, NewCustomersQuery>(
        (data, { uid, since, most }) =>
          (next, fail) =>
            data.subscribeToNewCustomers(uid, since, most, next, fail),
        { cachedAs: 'newPeople' },
      ),
    ),
    customerLeads: build.query<Lead[], { uid: string; customerId: string }>(
      liveBookingEndpoint<Lead[], { uid: string; customerId: string }>(
        (data, { uid, customerId }) =>
          (next, fail) =>
            data.subscribeToLeads(uid, customerId, next, fail),
      ),
    ),
    customer: build.query<Customer | null, { uid: string; customerId: string }>(
      liveBookingEndpoint<Customer | null, { uid: string; customerId: string }>(
        (data, { uid, customerId }) =>
          (next, fail) =>
            data.subscribeToCustomer(uid, customerId, next, fail),
      ),
    ),
    customerBookings: build.query<ListedBookings, { uid: string; customerId: string; most: number }>(
      liveBookingEndpoint<ListedBookings, { uid: string; customerId: string; most: number }>(
        (data, { uid, customerId, most }) =>
          (next, fail) =>
            data.subscribeToCustomerBookings(uid, customerId, most, next, fail),
      ),
    ),
    /** Counts the appointments of a person that took place, and those to which they didn't come. */
    customerVisits: build.query<CallableOutputs['countVisits'], { uid: string; customerId: string }>({
      queryFn: ({ customerId }) =>
        answerOf<CallableOutputs['countVisits']>(callFunction('countVisits', { personId: customerId })),
      // Not cached, as appointments take place in the meantime.
      keepUnusedDataFor: 0,
    }),
    suggestedCustomers: build.query<Customer[], { uid: string; search: string }>({
      queryFn: ({ uid, search }) =>
        answerOf<Customer[]>(loadBookingData().then((data) => data.suggestCustomers(uid, search, SUGGESTED))),
    }),
  }),
});

export const {
  useCustomersQuery,
  useCustomerQuery,
  useCustomerBookingsQuery,
  useNewCustomersQuery,
  useCustomerLeadsQuery,
  useCustomerVisitsQuery,
  useSuggestedCustomersQuery,
} = customerEndpoints;
