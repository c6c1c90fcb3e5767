/** The server's time, in milliseconds since the epoch. */
export type ServerClock = () => number;

/**
 * A clock that goes on from an instant which the server told. The visitor's own may be a day off, and may be set while the
 * page is open; what is measured since then can't be.
 *
 * @param now - The server's time when it answered.
 * @param elapsed - Milliseconds since any fixed moment, never set back.
 */
export function serverClock(now: number, elapsed: () => number = () => performance.now()): ServerClock {
  const heardAt = elapsed();
  return () => now + (elapsed() - heardAt);
}
