import {
  subscribeToAdmins,
  subscribeToFlags,
  subscribeToIndexedUser,
  subscribeToInvites,
  subscribeToReports,
  subscribeToTotals,
} from 'shared-lib/data';
import type { Admin, AdminInvite, CardReport, Flags, IndexedUser, ProductTotals } from 'shared-lib/domain';
import { dataApi, liveEndpoint, type Subscribe } from 'shared-lib/store';

/** Which reports are followed, and how many. */
interface ReportsAsked {
  status: CardReport['status'];
  count: number;
}

export const adminEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Where the product stands; live. */
    accountTotals: build.query<ProductTotals, void>(
      liveEndpoint(
        (): Subscribe<ProductTotals> => (onChange, onError) => subscribeToTotals(onChange, onError),
      ),
    ),
    /** What the index has of an account, `null` for nothing; live. */
    indexedUser: build.query<IndexedUser | null, string>(
      liveEndpoint(
        (uid: string): Subscribe<IndexedUser | null> =>
          (onChange, onError) =>
            subscribeToIndexedUser(uid, onChange, onError),
      ),
    ),
    /** Who administers; live. */
    admins: build.query<Admin[], void>(
      liveEndpoint((): Subscribe<Admin[]> => (onChange, onError) => subscribeToAdmins(onChange, onError)),
    ),
    /** Who is invited to administer; live. */
    adminInvites: build.query<AdminInvite[], void>(
      liveEndpoint(
        (): Subscribe<AdminInvite[]> => (onChange, onError) => subscribeToInvites(onChange, onError),
      ),
    ),
    /** Every flag as apps read it; live. */
    plainFlags: build.query<Flags, void>(
      liveEndpoint((): Subscribe<Flags> => (onChange, onError) => subscribeToFlags(onChange, onError)),
    ),
    /** Reports in one state, the latest first; live. */
    reports: build.query<CardReport[], ReportsAsked>(
      liveEndpoint(
        ({ status, count }: ReportsAsked): Subscribe<CardReport[]> =>
          (onChange, onError) =>
            subscribeToReports(status, count, onChange, onError),
      ),
    ),
  }),
});

export const {
  useAccountTotalsQuery,
  useAdminInvitesQuery,
  useAdminsQuery,
  useIndexedUserQuery,
  usePlainFlagsQuery,
  useReportsQuery,
} = adminEndpoints;
