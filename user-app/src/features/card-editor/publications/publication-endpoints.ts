import { listPublications } from 'shared-lib/data';
import type { PublishedCard } from 'shared-lib/model';
import { answerOf, dataApi } from 'shared-lib/store';

const endpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reads the kept publications of a card, latest first; anew after each publication, as the revision names it. */
    publications: build.query<PublishedCard[], { cardId: string; publishedRevision: number | null }>({
      queryFn: ({ cardId }) => answerOf(listPublications(cardId)),
    }),
  }),
});

export const { usePublicationsQuery } = endpoints;

/** Writes what the tests of screens find. */
export const publicationEndpoints = endpoints;
