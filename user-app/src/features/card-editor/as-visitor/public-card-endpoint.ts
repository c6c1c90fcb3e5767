import type { CardStatus, PublishedCard } from 'shared-lib/model';
import { getPublicCard } from 'shared-lib/public-data';
import { answerOf, dataApi } from 'shared-lib/store';

/** Public form of a card: its link, and what changes with it. */
interface PublicForm {
  slug: string;
  status: CardStatus;
  publishedRevision: number | null;
}

async function findPublished(slug: string): Promise<PublishedCard | null> {
  const card = await getPublicCard(slug);
  return card?.status === 'published' ? card : null;
}

export const publicCardEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reads what visitors get of a card, each time that somebody looks; `null` where they get none of it. */
    shownToVisitors: build.query<PublishedCard | null, PublicForm>({
      queryFn: ({ slug }) => answerOf(findPublished(slug)),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useShownToVisitorsQuery } = publicCardEndpoints;
