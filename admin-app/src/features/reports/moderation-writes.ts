import { callFunction, getReportedCard } from 'shared-lib/data';
import {
  CARDS_DECIDED,
  errorCode,
  type CallableInput,
  type CallableOutputs,
  type DecidedCard,
  type ReportedCard,
} from 'shared-lib/model';
import { AppError } from 'shared-lib/errors';
import { dataApi, serverWrite } from 'shared-lib/store';
import { withRecentSignIn } from 'shared-lib/recent-sign-in';
import { messages } from './messages';

/** Decision of an administrator about reported cards. */
export type Decision = 'take-down' | 'dismiss';

/** Cards that a decision is about, in the order in which they are decided. */
type NamedCard = Pick<ReportedCard, 'cardId' | 'slug'>;

interface Deciding {
  cards: readonly NamedCard[];
  decision: Decision;
  words: string;
}

/** Result of one card of a decision, with its link, and the author of an earlier decision. */
export type DecisionResult = DecidedCard & { slug: string; decidedBy: string };

/** Calls a function for some cards at a time; once the network fails, the rest counts as failed. */
async function inParts(
  cards: readonly NamedCard[],
  call: (cardIds: string[]) => Promise<{ cards: DecidedCard[] }>,
): Promise<DecidedCard[]> {
  const decided: DecidedCard[] = [];
  for (let from = 0; from < cards.length; from += CARDS_DECIDED) {
    const ids = cards.slice(from, from + CARDS_DECIDED).map(({ cardId }) => cardId);
    try {
      decided.push(...(await call(ids)).cards);
    } catch (error) {
      if (from === 0) throw error;
      const refusal = String(errorCode(error) ?? 'unexpected');
      const rest = cards.slice(from);
      decided.push(...rest.map(({ cardId }) => ({ cardId, result: 'failed' as const, refusal })));
      break;
    }
  }
  return decided;
}

/** Adds links, and who decided before. */
function withFacts(decided: readonly DecidedCard[], cards: readonly NamedCard[]): Promise<DecisionResult[]> {
  const slugs = new Map(cards.map(({ cardId, slug }) => [cardId, slug]));
  return Promise.all(
    decided.map(async (one) => {
      const before = one.result === 'already' ? await getReportedCard(one.cardId) : null;
      return { ...one, slug: slugs.get(one.cardId) ?? one.cardId, decidedBy: before?.decidedBy ?? '' };
    }),
  );
}

const moderationWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Decides reported cards. Of two administrators the first one's decision counts. One card alone fails as a whole. */
    decideReports: build.mutation<DecisionResult[], Deciding>(
      serverWrite(
        async ({ cards, decision, words }) => {
          const decided = await inParts(cards, (cardIds) =>
            decision === 'dismiss'
              ? callFunction('dismissReports', { cardIds, decision: words })
              : withRecentSignIn(() => callFunction('takeDownReported', { cardIds, reason: words })),
          );
          const [only] = decided;
          if (decided.length === 1 && only?.result === 'failed')
            throw new AppError(only.refusal, `${only.cardId} was not decided`);
          return withFacts(decided, cards);
        },
        { fails: 'screen' },
      ),
    ),
    /** Undoes a decision: opens reports again, or lifts takedowns. */
    undoDecision: build.mutation<unknown, Omit<Deciding, 'words'>>(
      serverWrite(
        async ({ cards, decision }) => {
          if (decision === 'dismiss')
            return inParts(cards, (cardIds) => callFunction('reopenReports', { cardIds }));
          for (const { cardId } of cards)
            await withRecentSignIn(() => callFunction('liftTakedown', { cardId }));
          return null;
        },
        { done: ({ cards, decision }) => messages.undone(decision, cards.length) },
      ),
    ),
    /** Assigns a reported card or an appeal. */
    assignModeration: build.mutation<unknown, CallableInput<'assignModeration'>>(
      serverWrite((input) => callFunction('assignModeration', input)),
    ),
    /** Answers a reporter who left an address. */
    answerReporter: build.mutation<CallableOutputs['answerReporter'], CallableInput<'answerReporter'>>(
      serverWrite((input) => callFunction('answerReporter', input), {
        fails: 'screen',
        done: (_input, { sent }) => (sent ? messages.answerSent : messages.answeredBefore),
      }),
    ),
    /** Adds a remark to an appeal. */
    commentAppeal: build.mutation<unknown, CallableInput<'commentAppeal'>>(
      serverWrite((input) => callFunction('commentAppeal', input), { fails: 'screen' }),
    ),
    /** Accepts or refuses an appeal. */
    decideAppeal: build.mutation<CallableOutputs['decideAppeal'], CallableInput<'decideAppeal'>>(
      serverWrite((input) => withRecentSignIn(() => callFunction('decideAppeal', input)), {
        fails: 'screen',
        done: ({ status }, decided) =>
          decided.status === status ? messages.appealDone[status] : messages.appealDecidedBefore,
      }),
    ),
  }),
});

export const {
  useAnswerReporterMutation,
  useAssignModerationMutation,
  useCommentAppealMutation,
  useDecideAppealMutation,
  useDecideReportsMutation,
  useUndoDecisionMutation,
} = moderationWrites;
