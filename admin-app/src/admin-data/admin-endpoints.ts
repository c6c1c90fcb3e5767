import {
  getTotals,
  subscribeToAdmins,
  subscribeToAlertMutes,
  subscribeToAlerts,
  subscribeToDescribedFlags,
  subscribeToFlagProposals,
  subscribeToIndexedUser,
  subscribeToInvites,
  subscribeToReports,
} from 'shared-lib/data';
import type {
  Admin,
  AdminInvite,
  AlertMute,
  CardReport,
  FlagProposal,
  Flags,
  IndexedUser,
  KeptAlert,
  ProductTotals,
} from 'shared-lib/domain';
import { FIRST_ALERTS, takeFirstAlerts } from 'shared-lib/first-read';
import { answerOf, dataApi, liveEndpoint, type Subscribe } from 'shared-lib/store';

/** Filter and number of the followed reports. */
interface ReportsAsked {
  status: CardReport['status'];
  count: number;
}

export const adminEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reads the product's totals, which are counted every now and then. */
    accountTotals: build.query<ProductTotals, void>({ queryFn: () => answerOf(getTotals()) }),
    /** Follows an account's entry in the index; `null` for none. */
    indexedUser: build.query<IndexedUser | null, string>(
      liveEndpoint(
        (uid: string): Subscribe<IndexedUser | null> =>
          (onChange, onError) =>
            subscribeToIndexedUser(uid, onChange, onError),
      ),
    ),
    /** Follows the administrators. */
    admins: build.query<Admin[], void>(
      liveEndpoint((): Subscribe<Admin[]> => (onChange, onError) => subscribeToAdmins(onChange, onError)),
    ),
    /** Follows the invitations of administrators. */
    adminInvites: build.query<AdminInvite[], void>(
      liveEndpoint(
        (): Subscribe<AdminInvite[]> => (onChange, onError) => subscribeToInvites(onChange, onError),
      ),
    ),
    /** Follows every flag as apps read it. */
    plainFlags: build.query<Flags, void>(
      liveEndpoint(
        (): Subscribe<Flags> => (onChange, onError) =>
          subscribeToDescribedFlags(
            (flags) => onChange(Object.fromEntries(flags.map((flag) => [flag.id, flag]))),
            onError,
          ),
      ),
    ),
    /** Follows changes of flags that wait for a second administrator. */
    flagProposals: build.query<FlagProposal[], void>(
      liveEndpoint(
        (): Subscribe<FlagProposal[]> => (onChange, onError) => subscribeToFlagProposals(onChange, onError),
      ),
    ),
    /** Follows the last alerts. */
    latestAlerts: build.query<KeptAlert[], number>(
      liveEndpoint(
        (count: number): Subscribe<KeptAlert[]> =>
          (onChange, onError) =>
            subscribeToAlerts(count, onChange, onError),
        { first: async (count, uid) => (count === FIRST_ALERTS ? takeFirstAlerts(uid) : undefined) },
      ),
    ),
    /** Follows the kinds of alerts that are muted at a time. */
    alertMutes: build.query<AlertMute[], number>(
      liveEndpoint(
        (now: number): Subscribe<AlertMute[]> =>
          (onChange, onError) =>
            subscribeToAlertMutes(now, onChange, onError),
      ),
    ),
    /** Follows reports in one state, latest first. */
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
  useAlertMutesQuery,
  useLatestAlertsQuery,
  useAdminInvitesQuery,
  useAdminsQuery,
  useFlagProposalsQuery,
  useIndexedUserQuery,
  usePlainFlagsQuery,
  useReportsQuery,
} = adminEndpoints;
