/** Most answers that are cached; beyond it the oldest is dropped. */
const MAX_ANSWERS = 1000;

interface Kept<Answer> {
  answer: Promise<Answer>;
  /** Milliseconds since the epoch. */
  until: number;
}

/**
 * Caches answers in one instance of a function for as long as everybody may get the same one. Concurrent requests for a key share one
 * computation. Failures aren't cached.
 */
export class AnswerCache<Answer> {
  private readonly kept = new Map<string, Kept<Answer>>();

  constructor(private readonly keptMs: number) {}

  /**
   * Returns the cached answer, or computes it.
   *
   * @param key - Subject of the answer, of bounded length.
   * @param now - Milliseconds since the epoch.
   */
  ask(key: string, now: number, find: () => Promise<Answer>): Promise<Answer> {
    const known = this.kept.get(key);
    if (known && known.until > now && known.until - this.keptMs <= now) return known.answer;
    const answer = find();
    this.kept.delete(key);
    this.kept.set(key, { answer, until: now + this.keptMs });
    const [oldest] = this.kept.keys();
    if (oldest !== undefined && this.kept.size > MAX_ANSWERS) this.kept.delete(oldest);
    answer.catch(() => {
      if (this.kept.get(key)?.answer === answer) this.kept.delete(key);
    });
    return answer;
  }

  /** Drops the answer of a key: the next request computes a new one. */
  drop(key: string): void {
    this.kept.delete(key);
  }

  /** Drops all answers, as in an instance that has just been started. */
  clear(): void {
    this.kept.clear();
  }
}
