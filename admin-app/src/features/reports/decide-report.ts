import { callFunction, getReport } from 'shared-lib/data';
import type { CardReport } from 'shared-lib/domain';
import { dataApi, serverWrite } from 'shared-lib/store';
import { withRecentSignIn } from '../../session/recent-sign-in';

/** Decision of an administrator about a report. */
export type Decision = 'take-down' | 'dismiss';

interface Deciding {
  report: CardReport;
  decision: Decision;
  words: string;
}

const reportWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Decides a report. Of two administrators the first one's decision counts: `decidedBy` of the report that it
     * returns says whose it was.
     */
    decideReport: build.mutation<CardReport | null, Deciding>(
      serverWrite(
        async ({ report: { id, cardId }, decision, words }) => {
          if (decision === 'dismiss') await callFunction('dismissReport', { reportId: id, decision: words });
          else await withRecentSignIn(() => callFunction('takeDownCard', { cardId, reason: words }));
          return getReport(id);
        },
        { fails: 'screen' },
      ),
    ),
  }),
});

export const { useDecideReportMutation } = reportWrites;
