/** Returns the server's time, in milliseconds since the epoch. */
export type ServerClock = () => number;

/**
 * Creates a clock that continues from an instant of the server's. The visitor's own clock may be a day off, and may be
 * set while the page is open, which elapsed time isn't affected by.
 *
 * @param now - The server's time when it answered.
 * @param elapsed - Returns milliseconds since any fixed moment, never set back.
 */
export function serverClock(now: number, elapsed: () => number = () => performance.now()): ServerClock {
  const receivedAt = elapsed();
  return () => now + (elapsed() - receivedAt);
}
