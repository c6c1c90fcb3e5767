import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { UNANSWERED } from '../../platform/errors';
import { onNetworkBack } from '../network';
import { dataApi } from './data-api';
import { errorCode } from '../../model/values/error-code';

/** Part of a cache entry of RTK Query that is used here. */
interface Entry {
  status: string;
  error?: unknown;
  endpointName?: string;
  originalArgs?: unknown;
  /** Time of its last request, in milliseconds since the epoch. */
  startedTimeStamp?: number;
  /** Direction of a list's further page, where the last request was for one. */
  direction?: 'forward' | 'backward' | undefined;
}

interface AskOptions extends Pick<Entry, 'direction'> {
  subscribe: false;
  forceRefetch: true;
}

/**
 * Delays after a sign of the network, in milliseconds, at which queries that still fail are run again: Firestore's SDK answers from its
 * cache alone until its own connection is open, which it doesn't report.
 */
const LATER_MS = [1000, 4000, 15_000];

/** RTK Query has no public API for this. */
interface Subscriptions {
  getSubscriptionCount: (cacheKey: string) => number;
}

function isUnanswered({ status, error }: Entry): boolean {
  return status === 'rejected' && errorCode(error) === UNANSWERED;
}

/**
 * Refetches a query that failed without a network each time that there may be one, and a few times soon after, while a screen uses it. A
 * request that was already under way when the network came back, and failed only then, is repeated at once.
 */
export const refetchUnanswered: Middleware<
  object,
  { data: { queries: Record<string, Entry | undefined> } }
> = ({ dispatch, getState }) => {
  const entries = () => getState().data.queries;
  let lastBackAt = 0;
  let later: ReturnType<typeof setTimeout>[] = [];

  const ask = (isMeant: (entry: Entry) => boolean) => {
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- What RTK Query's own answers; the store's type doesn't know.
    const subscriptions = dispatch(
      dataApi.internalActions.internal_getRTKQSubscriptions(),
    ) as unknown as Subscriptions;
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- Endpoints are injected later, each with its argument.
    const endpoints = dataApi.endpoints as Record<
      string,
      { initiate: (argument: unknown, options: AskOptions) => never }
    >;
    for (const [key, entry] of Object.entries(entries())) {
      if (!entry || !isUnanswered(entry) || !isMeant(entry)) continue;
      if (subscriptions.getSubscriptionCount(key) === 0) continue;
      const { endpointName, originalArgs, direction } = entry;
      const endpoint = endpoints[endpointName ?? ''];
      if (endpoint)
        dispatch(endpoint.initiate(originalArgs, { subscribe: false, forceRefetch: true, direction }));
    }
  };

  // A store outside of a browser has no `window` whose network could come back.
  if (typeof window !== 'undefined') {
    onNetworkBack(() => {
      lastBackAt = Date.now();
      ask(() => true);
      later.forEach(clearTimeout);
      later = LATER_MS.map((wait) =>
        setTimeout(() => {
          if (!document.hidden && navigator.onLine) ask(() => true);
        }, wait),
      );
    });
  }
  return (next) => (action) => {
    const result = next(action);
    if (lastBackAt > 0 && isRejectedWithValue(action))
      ask(({ startedTimeStamp = 0 }) => startedTimeStamp < lastBackAt);
    return result;
  };
};
