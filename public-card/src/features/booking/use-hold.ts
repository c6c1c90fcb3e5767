import { useCallback, useEffect, useRef, useState } from 'react';
import { releaseOnLeaving, send, type Problem } from './booking-api';
import type { ServerClock } from './server-clock';

/** A slot that is kept. */
export interface Hold {
  /** Of the interval that it is among what is taken. */
  id: string;
  /** Of the appointment, in milliseconds since the epoch. */
  start: number;
  /** Milliseconds since the epoch, by the server's clock. */
  until: number;
}

/** What {@link useHold} is asked. */
export interface HoldQuestion {
  slug: string;
  session: string;
  serviceId: string;
  /** Milliseconds since the epoch; `null` while there is nothing to keep. */
  start: number | null;
  now: ServerClock;
  /** The slot can't be had. */
  onRefused: (problem: Problem, alternatives: number[]) => void;
  /** Nobody typed for so long that the slot isn't kept any more. */
  onLapsed: () => void;
}

/** With less than this left, typing keeps it for longer, in milliseconds. */
const RENEW_MS = 3 * 60_000;

/** What didn't work isn't tried with every key, in milliseconds. */
const PAUSE_MS = 30_000;

/** What says that the slot is none to be had: nothing that passes. */
const REFUSALS: readonly Problem[] = ['slot-taken', 'slot-not-offered', 'service-gone', 'read-only'];

/**
 * Keeps a slot while its form is filled in: from the moment that the form is there, longer while somebody types, and no
 * longer than the page. A hold that fails for other reasons than the slot stops nobody: the booking itself decides.
 *
 * @returns The `hold` while there is one, whether it `hasLapsed`, `ownId` of the last, and `touch` to be called while somebody
 * types.
 */
export function useHold({ slug, session, serviceId, start, now, onRefused, onLapsed }: HoldQuestion): {
  hold: Hold | null;
  hasLapsed: boolean;
  ownId: string;
  touch: () => void;
} {
  const [hold, setHold] = useState<Hold | null>(null);
  const [ownId, setOwnId] = useState('');
  /** Until when the hold was that ran out. */
  const [lapsedAt, setLapsedAt] = useState<number | null>(null);
  /** When it was last asked for; infinite where there is no more to ask. */
  const askedAt = useRef(-Infinity);
  const isWanted = useRef(false);
  const tell = useRef({ onRefused, onLapsed });
  useEffect(() => {
    tell.current = { onRefused, onLapsed };
  });

  const keep = useCallback(
    (wanted: number, isCurrent: () => boolean) => {
      askedAt.current = performance.now();
      void send(slug, 'hold', { serviceId, start: wanted, session }).then((answer) => {
        if (answer.ok) {
          setOwnId(answer.value.holdId);
          // Given up before the server had it.
          if (!isWanted.current) releaseOnLeaving(slug, session);
        }
        if (!isCurrent()) return;
        if (answer.ok) {
          setHold({ id: answer.value.holdId, start: wanted, until: answer.value.heldUntil });
        } else if (REFUSALS.includes(answer.problem)) {
          askedAt.current = Infinity;
          setHold(null);
          tell.current.onRefused(answer.problem, answer.alternatives);
        }
      });
    },
    [slug, session, serviceId],
  );

  useEffect(() => {
    if (start === null) return undefined;
    let current = true;
    keep(start, () => current);
    // Back from another page, as it was left: given up then, kept again now.
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
    if (start === null || performance.now() - askedAt.current < PAUSE_MS) return;
    if (held === null || held.until - now() < RENEW_MS) keep(start, () => true);
  };
  return { hold: held, hasLapsed, ownId, touch };
}
