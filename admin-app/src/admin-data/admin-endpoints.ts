import {
  getTotals,
  subscribeToAdmins,
  subscribeToAlertMutes,
  subscribeToAlerts,
  subscribeToDescribedFlags,
  subscribeToFlagProposals,
  subscribeToIndexedUser,
  subscribeToInvites,
  subscribeToAppeals,
  subscribeToOpenCounts,
  subscribeToReportedCards,
  subscribeToReportsOf,
  type ModerationState,
} from 'shared-lib/data';
import type {
  Admin,
  AdminInvite,
  AlertMute,
  Appeal,
  CardReport,
  FlagProposal,
  Flags,
  IndexedUser,
  AlertRecord,
  OpenCounts,
  ProductTotals,
  ReportedCard,
} from 'shared-lib/model';
import { FIRST_ALERTS, takeFirstAlerts } from 'shared-lib/first-read';
import { answerOf, dataApi, liveEndpoint, type Subscribe } from 'shared-lib/store';

/** State and number of followed reported cards or appeals. */
interface ModerationQuery {
  state: ModerationState;
  count: number;
}

/** Live entry of an account in the index; `null` for none. */
export const indexedUserFeed = liveEndpoint<IndexedUser | null, string>(
  (uid) => (onChange, onError) => subscribeToIndexedUser(uid, onChange, onError),
);

export const adminEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reads the product's totals, which are counted every now and then. */
    accountTotals: build.query<ProductTotals, void>({ queryFn: () => answerOf(getTotals()) }),
    /** Subscribes to an account's entry in the index; `null` for none. */
    indexedUser: build.query<IndexedUser | null, string>(indexedUserFeed),
    /** Subscribes to the administrators. */
    admins: build.query<Admin[], void>(
      liveEndpoint((): Subscribe<Admin[]> => (onChange, onError) => subscribeToAdmins(onChange, onError)),
    ),
    /** Subscribes to the invitations of administrators. */
    adminInvites: build.query<AdminInvite[], void>(
      liveEndpoint(
        (): Subscribe<AdminInvite[]> => (onChange, onError) => subscribeToInvites(onChange, onError),
      ),
    ),
    /** Subscribes to every flag as apps read it. */
    plainFlags: build.query<Flags, void>(
      liveEndpoint(
        (): Subscribe<Flags> => (onChange, onError) =>
          subscribeToDescribedFlags(
            (flags) => onChange(Object.fromEntries(flags.map((flag) => [flag.id, flag]))),
            onError,
          ),
      ),
    ),
    /** Subscribes to changes of flags that wait for a second administrator. */
    flagProposals: build.query<FlagProposal[], void>(
      liveEndpoint(
        (): Subscribe<FlagProposal[]> => (onChange, onError) => subscribeToFlagProposals(onChange, onError),
      ),
    ),
    /** Subscribes to the last alerts. */
    latestAlerts: build.query<AlertRecord[], number>(
      liveEndpoint(
        (count: number): Subscribe<AlertRecord[]> =>
          (onChange, onError) =>
            subscribeToAlerts(count, onChange, onError),
        { first: async (count, uid) => (count === FIRST_ALERTS ? takeFirstAlerts(uid) : undefined) },
      ),
    ),
    /** Subscribes to the kinds of alerts that are muted at a time. */
    alertMutes: build.query<AlertMute[], number>(
      liveEndpoint(
        (now: number): Subscribe<AlertMute[]> =>
          (onChange, onError) =>
            subscribeToAlertMutes(now, onChange, onError),
      ),
    ),
    /** Subscribes to reported cards: the open ones in the order of the queue, the decided ones by their time. */
    reportedCards: build.query<ReportedCard[], ModerationQuery>(
      liveEndpoint(
        (requested: ModerationQuery): Subscribe<ReportedCard[]> =>
          (onChange, onError) =>
            subscribeToReportedCards(requested, onChange, onError),
      ),
    ),
    /**
     * Follows how many reported cards and appeals wait. The menu's badge, the Dashboard and the list of 'Denuncias' all show these, so
     * that they say the same at any time.
     */
    openCounts: build.query<OpenCounts, void>(
      liveEndpoint(
        (): Subscribe<OpenCounts> => (onChange, onError) => subscribeToOpenCounts(onChange, onError),
      ),
    ),
    /** Subscribes to the reports of one card. */
    reportsOf: build.query<CardReport[], string>(
      liveEndpoint(
        (cardId: string): Subscribe<CardReport[]> =>
          (onChange, onError) =>
            subscribeToReportsOf(cardId, onChange, onError),
      ),
    ),
    /** Subscribes to appeals against decisions. */
    appeals: build.query<Appeal[], ModerationQuery>(
      liveEndpoint(
        (request: ModerationQuery): Subscribe<Appeal[]> =>
          (onChange, onError) =>
            subscribeToAppeals(request, onChange, onError),
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
  useAppealsQuery,
  useOpenCountsQuery,
  useReportedCardsQuery,
  useReportsOfQuery,
} = adminEndpoints;
