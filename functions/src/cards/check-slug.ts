import { alternativeSlugs, findClaimProblem, findSlugProblem, slugify } from 'shared-lib/model';
import type { CallableHandler } from '../callable';
import { findProblemFor, findSlugLimit, isFreeFor, slugRef } from '../card-records/slug-claims';
import { readAll } from '../stored/read-all';

/** Number of alternatives to an address that is taken. */
const SUGGESTIONS = 3;

/** Reports whether an address is free for the caller, with alternatives when it isn't. Claims nothing. */
export const checkSlug: CallableHandler<'checkSlug'> = async ({ db, uid, now }, input) => {
  const slug = slugify(input.slug);
  const invalid = findSlugProblem(slug);
  if (invalid && invalid !== 'slug-reserved') return { slug, problem: invalid, suggestions: [] };

  const claimant = { uid, cardId: input.cardId };
  const [claim] = await readAll(db, slugRef(db, slug));
  const problem = findProblemFor(claim, claimant);
  if (!problem && isFreeFor(claim, claimant, now)) {
    const isOwnAlready = claim.exists && claim.get('freedAt') === null;
    return { slug, problem: isOwnAlready ? null : await findSlugLimit(db, uid, now), suggestions: [] };
  }
  const candidates = alternativeSlugs(slug).filter((candidate) => findClaimProblem(candidate) === null);
  if (candidates.length === 0) return { slug, problem: problem ?? 'slug-taken', suggestions: [] };
  const claims = await db.getAll(...candidates.map((candidate) => slugRef(db, candidate)));
  const free = candidates.filter((_, index) => {
    const found = claims[index];
    return found !== undefined && isFreeFor(found, { uid }, now);
  });
  return { slug, problem: problem ?? 'slug-taken', suggestions: free.slice(0, SUGGESTIONS) };
};
