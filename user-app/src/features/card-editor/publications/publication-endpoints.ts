import { listPublications } from 'shared-lib/data';
import type { PublishedCard } from 'shared-lib/model';
import { answerOf, dataApi } from 'shared-lib/store';

const endpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reads the stored publications of a card, latest first. The revision in its argument makes it read again after each publication. */
    publications: build.query<PublishedCard[], { cardId: string; publishedRevision: number | null }>({
      queryFn: ({ cardId }) => answerOf(listPublications(cardId)),
    }),
  }),
});

export const { usePublicationsQuery } = endpoints;

/** Writes what the tests of screens find. */
export const publicationEndpoints = endpoints;
