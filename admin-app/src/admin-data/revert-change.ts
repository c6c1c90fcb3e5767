import { revertAudited, type Author } from 'shared-lib/data';
import type { AuditEntry } from 'shared-lib/model';
import { dataApi, serverWrite } from 'shared-lib/store';
import { withRecentSignIn } from 'shared-lib/recent-sign-in';

/** Code of the refusal to revert a change that later ones followed. */
export const SUPERSEDED = 'audit-superseded';

/** A change to revert; `confirmed` although later changes followed it. */
interface Reverting {
  author: Author;
  entry: AuditEntry;
  confirmed: boolean;
  /** Place of a failure; `audit-superseded` is always shown on the screen, which asks whether to go ahead. */
  fails: 'toast' | 'screen';
}

const revertEndpoint = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reverts a change of an administrator, or proposes it where a second one has to approve. */
    revertChange: build.mutation<Awaited<ReturnType<typeof revertAudited>>, Reverting>(
      serverWrite(
        ({ author, entry, confirmed }) => withRecentSignIn(() => revertAudited(author, entry, { confirmed })),
        { fails: ({ code }, { fails }) => (code === SUPERSEDED ? 'screen' : fails) },
      ),
    ),
  }),
});

export const { useRevertChangeMutation } = revertEndpoint;
