import { useCallback, useEffect, useRef, useState } from 'react';
import { MINUTE_MS } from 'shared-lib/time';
import { releaseOnLeaving, sendInTurn, type Problem } from '../../booking-api';
import type { ServerClock } from '../../server-clock';

/** A held slot. */
export interface Hold {
  /** Start of the appointment, in milliseconds since the epoch. */
  start: number;
  /** Time until which it is held, in milliseconds since the epoch, by the server's clock. */
  until: number;
}

/** Argument of {@link useHold}. */
export interface HoldQuestion {
  slug: string;
  session: string;
  /** Ids of the services, with spaces between them. */
  services: string;
  /** Milliseconds since the epoch; `null` while there is nothing to hold. */
  start: number | null;
  now: ServerClock;
  /** Called when the slot isn't available. */
  onRefused: (problem: Problem, alternatives: number[]) => void;
  /** Called when the hold has expired, as nobody has typed for long. */
  onLapsed: () => void;
}

/** Remaining time below which typing renews the hold, in milliseconds. */
const RENEW_MS = 3 * MINUTE_MS;

/** Pause after a failed attempt, in milliseconds, so that it isn't repeated with every key. */
const PAUSE_MS = 30_000;

/** Problems that mean that the slot isn't available, and that no other attempt would solve. */
const REFUSALS: readonly Problem[] = [
  'slot-taken',
  'slot-not-offered',
  'service-gone',
  'not-together',
  'read-only',
];

/**
 * Holds a slot while its form is filled in: from the moment that the form is shown, renewed while somebody types, and
 * no longer than the page is open. A slot that isn't held, or a hold that fails for other reasons than the slot, stops
 * nobody, as the booking itself decides.
 *
 * @returns The `hold` while there is one, `hasLapsed` when it expired, and `touch` to be called while somebody types.
 */
export function useHold({ slug, session, services, start, now, onRefused, onLapsed }: HoldQuestion): {
  hold: Hold | null;
  hasLapsed: boolean;
  touch: () => void;
} {
  const [hold, setHold] = useState<Hold | null>(null);
  /** End of the hold that expired. */
  const [lapsedAt, setLapsedAt] = useState<number | null>(null);
  /** Time of the last attempt; infinite where no other one is useful. */
  const requestedAt = useRef(-Infinity);
  const isWanted = useRef(false);
  const tell = useRef({ onRefused, onLapsed });
  useEffect(() => {
    tell.current = { onRefused, onLapsed };
  });

  const keep = useCallback(
    (wanted: number, isCurrent: () => boolean) => {
      requestedAt.current = performance.now();
      void sendInTurn(slug, 'hold', { serviceIds: services.split(' '), start: wanted, session }).then(
        (answer) => {
          // Released before the server had the hold.
          if (answer.ok && !isWanted.current) releaseOnLeaving(slug, session);
          if (!isCurrent()) return;
          if (answer.ok) {
            const { heldUntil } = answer.value;
            setHold(heldUntil === null ? null : { start: wanted, until: heldUntil });
          } else if (REFUSALS.includes(answer.problem)) {
            requestedAt.current = Infinity;
            setHold(null);
            tell.current.onRefused(answer.problem, answer.alternatives);
          }
        },
      );
    },
    [slug, session, services],
  );

  useEffect(() => {
    if (start === null) return undefined;
    let current = true;
    keep(start, () => current);
    // Restored from the back/forward cache: the hold was released on leaving, and is requested again.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) keep(start, () => current);
    };
    const onHide = () => releaseOnLeaving(slug, session);
    addEventListener('pageshow', onShow);
    addEventListener('pagehide', onHide);
    return () => {
      current = false;
      removeEventListener('pageshow', onShow);
      removeEventListener('pagehide', onHide);
    };
  }, [keep, slug, session, start]);

  const until = hold?.until ?? null;
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setTimeout(
      () => {
        setLapsedAt(until);
        tell.current.onLapsed();
      },
      Math.max(0, until - now()),
    );
    return () => clearTimeout(timer);
  }, [until, now]);

  useEffect(() => {
    isWanted.current = start !== null;
  }, [start]);
  // Closed without leaving the page.
  useEffect(
    () => () => {
      if (isWanted.current) releaseOnLeaving(slug, session);
      isWanted.current = false;
    },
    [slug, session],
  );

  // Another slot's says nothing of this one.
  const own = hold?.start === start ? hold : null;
  const hasLapsed = own !== null && own.until === lapsedAt;
  const held = hasLapsed ? null : own;
  const touch = () => {
    if (start === null || performance.now() - requestedAt.current < PAUSE_MS) return;
    if (held === null || held.until - now() < RENEW_MS) keep(start, () => true);
  };
  return { hold: held, hasLapsed, touch };
}
