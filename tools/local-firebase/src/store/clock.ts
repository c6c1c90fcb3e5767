/**
 * Time by which the durable mark is ahead of the last issued time, in microseconds: one small write a second at most.
 */
const RESERVE_MICROS = 1_000_000;

/**
 * The one clock of a store, in microseconds. Every version and every read time comes from it, and it
 * never repeats or goes back: a client silently ignores a snapshot older than one it has seen, so a
 * clock that went back over a restart would freeze its screens.
 *
 * @param floor - The mark read from disk at start; nothing at or before it is issued again.
 * @param saveMark - Stores a time that has not been reached yet. After `kill -9` the clock starts
 *   there, at most one second ahead of the wall clock, and waits for it.
 */
export class Clock {
  private last: number;
  private mark: number;

  constructor(
    floor = 0,
    private readonly saveMark: (micros: number) => void = () => {},
  ) {
    this.last = floor;
    this.mark = floor;
  }

  /** Returns the next instant: the wall clock, or one microsecond after the last answer. */
  now(): number {
    this.last = Math.max(Date.now() * 1000, this.last + 1);
    if (this.last > this.mark) this.reserve();
    return this.last;
  }

  /** Makes sure that later answers come after a time that arrived from outside (an import). */
  advanceTo(micros: number): void {
    this.last = Math.max(this.last, micros);
  }

  /** Withdraws the reserve, so that a clean restart continues where this clock stopped. */
  close(): void {
    this.trySave(this.last);
  }

  private reserve(): void {
    const mark = this.last + RESERVE_MICROS;
    if (this.trySave(mark)) this.mark = mark;
  }

  /**
   * A full disk must not stop the clock, which every read needs. No write is acknowledged then, and the
   * wall clock alone continues from the last version after a restart.
   */
  private trySave(mark: number): boolean {
    try {
      this.saveMark(mark);
      return true;
    } catch {
      return false;
    }
  }
}
