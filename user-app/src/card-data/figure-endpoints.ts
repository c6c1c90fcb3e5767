import { getCardQuarters } from 'shared-lib/data';
import { quartersOf, periodBefore, type CardQuarter, type DatePeriod } from 'shared-lib/domain';
import { answerOf, dataApi } from 'shared-lib/store';

/** Quarters of a card by name. */
export type CardQuarters = Readonly<Record<string, CardQuarter>>;

/** Time for which read figures are shown again without reading: they are counted every few minutes, in seconds. */
const KEPT_SECONDS = 300;

/** Endpoints of the figures of cards. */
export const figureEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reads the quarters that a period and the one before touch, of several cards. */
    cardFigures: build.query<readonly CardQuarters[], { cardIds: readonly string[]; period: DatePeriod }>({
      queryFn: ({ cardIds, period }) => {
        const quarters = quartersOf({ from: periodBefore(period).from, to: period.to });
        return answerOf(Promise.all(cardIds.map((cardId) => getCardQuarters(cardId, quarters))));
      },
      keepUnusedDataFor: KEPT_SECONDS,
    }),
  }),
});

export const { useCardFiguresQuery } = figureEndpoints;
