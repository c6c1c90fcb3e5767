import { getPublicCard } from 'shared-lib/public-data';
import type { PublishedCard } from 'shared-lib/domain';
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
  }),
});

export const { usePublishedCardQuery } = publishedCardEndpoints;
