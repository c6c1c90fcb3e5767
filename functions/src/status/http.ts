import type { Firestore } from 'firebase-admin/firestore';
import type { Request } from 'firebase-functions/v2/https';
import type { PublicStatus } from 'shared-lib/model';
import { API_HEADERS } from '../../../build/server/csp';
import { firestore } from '../firebase';
import { AnswerCache } from '../limits/answer-cache';
import { mailOrigins } from '../mail/mail-origins';
import { readStatus } from './read-status';

type Response = NonNullable<Request['res']>;

/** Time for which an instance gives everybody the same answer, in milliseconds. */
const KEPT_MS = 30_000;

/** Time after which the function of the cards counts as down, in milliseconds. */
const PATIENCE_MS = 4000;

/**
 * Cache headers: Hosting's cache answers a crowd at no cost. An answer with unknown parts is cached only for as long as finding it takes,
 * so that the end of an outage is seen at once.
 */
const CACHE = { known: 'public, max-age=15, s-maxage=60', unknown: 'public, max-age=0, s-maxage=5' };

const KEY = 'status';

const answers = new AnswerCache<PublicStatus>(KEPT_MS);

/** Calls the cards' function with a method that it refuses at once: no cache answers in its place, and it reads nothing. */
async function areCardsUp(): Promise<boolean> {
  try {
    const { status } = await fetch(`${mailOrigins().cardOrigin}/c/estado`, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return status === 405;
  } catch {
    return false;
  }
}

/** Returns the product's state as everybody may get it for a while, and the header that says for how long. */
export async function askStatus(db: Firestore): Promise<{ status: PublicStatus; cache: string }> {
  const now = Date.now();
  const status = await answers.ask(KEY, now, () => readStatus({ db, now, areCardsUp }));
  if (status.parts.app !== 'unknown') return { status, cache: CACHE.known };
  answers.drop(KEY);
  return { status, cache: CACHE.unknown };
}

/** Answers `GET /v/estado`: the product's state for everybody, as JSON. */
export async function handleStatus(_request: Request, response: Response): Promise<void> {
  const { status, cache } = await askStatus(firestore());
  response
    .set({ ...API_HEADERS, 'Cache-Control': cache, 'X-Robots-Tag': 'noindex' })
    .status(200)
    .json(status);
}

/** Forgets the last answer, as in an instance that has just been started. */
export const forgetStatus = () => answers.clear();
