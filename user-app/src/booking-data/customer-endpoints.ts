import { loadBookingData } from 'shared-lib/data';
import type { Customer } from 'shared-lib/domain/booking';
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

/** Endpoints that read an owner's customers. */
export const customerEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    customers: build.query<ListedCustomers, { uid: string; search: string; most: number }>(
      liveBookingEndpoint<ListedCustomers, { uid: string; search: string; most: number }>(
        (data, { uid, search, most }) =>
          (next, fail) =>
            data.subscribeToCustomers(uid, { search, most }, next, fail),
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
    suggestedCustomers: build.query<Customer[], { uid: string; search: string }>({
      queryFn: ({ uid, search }) =>
        answerOf<Customer[]>(loadBookingData().then((data) => data.suggestCustomers(uid, search, SUGGESTED))),
    }),
  }),
});

export const { useCustomersQuery, useCustomerQuery, useCustomerBookingsQuery, useSuggestedCustomersQuery } =
  customerEndpoints;
