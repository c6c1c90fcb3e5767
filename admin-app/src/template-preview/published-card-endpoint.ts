import { getPublicCard } from 'shared-lib/public-data';
import { callFunction } from 'shared-lib/data';
import type { ListedCard, PublishedCard } from 'shared-lib/model';
import { answerOf, dataApi } from 'shared-lib/store';

async function findPublishedCard(slug: string): Promise<PublishedCard | null> {
  const card = await getPublicCard(slug);
  return card?.status === 'published' ? card : null;
}

export const publishedCardEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reads a published card as visitors see it, by its public link; `null` where none is published. */
    publishedCard: build.query<PublishedCard | null, string>({
      queryFn: (slug) => answerOf(findPublishedCard(slug)),
      keepUnusedDataFor: 60,
    }),
    /** Finds some published cards, the latest where nothing is searched for. */
    publishedCards: build.query<ListedCard[], string>({
      queryFn: (search) =>
        answerOf<ListedCard[]>(
          callFunction('listCards', { search, state: 'published', after: null }).then(({ cards }) => cards),
        ),
      keepUnusedDataFor: 60,
    }),
  }),
});

export const { usePublishedCardQuery, usePublishedCardsQuery } = publishedCardEndpoints;
