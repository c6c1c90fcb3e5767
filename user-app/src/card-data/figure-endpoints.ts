import { getCardQuarters } from 'shared-lib/data';
import type { CardQuarter, DatePeriod } from 'shared-lib/model';
import { answerOf, dataApi } from 'shared-lib/store';

/** Quarters of a card by name. */
export type CardQuarters = Readonly<Record<string, CardQuarter>>;

/** Time for which read figures are shown again without reading: they are counted every few minutes, in seconds. */
const KEPT_SECONDS = 300;

/** Query of the figures of a screen. */
interface FiguresQuery {
  cardIds: readonly string[];
  period: DatePeriod;
  /** True where the period before isn't compared. */
  alone?: boolean;
}

/** Endpoints of the figures of cards. */
export const figureEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reads the figures of several cards in a period, and the numbers of the period before. */
    cardFigures: build.query<readonly CardQuarters[], FiguresQuery>({
      queryFn: ({ cardIds, period, alone }) =>
        answerOf(Promise.all(cardIds.map((cardId) => getCardQuarters(cardId, period, { alone })))),
      keepUnusedDataFor: KEPT_SECONDS,
    }),
  }),
});

export const { useCardFiguresQuery } = figureEndpoints;
