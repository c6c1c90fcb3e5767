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
  private readonly answers = new Map<string, Kept<Answer>>();

  constructor(private readonly maxAgeMs: number) {}

  /**
   * Returns the cached answer, or computes it.
   *
   * @param key - Subject of the answer, of bounded length.
   * @param now - Milliseconds since the epoch.
   */
  ask(key: string, now: number, find: () => Promise<Answer>): Promise<Answer> {
    const known = this.answers.get(key);
    if (known && known.until > now && known.until - this.maxAgeMs <= now) return known.answer;
    const answer = find();
    this.answers.delete(key);
    this.answers.set(key, { answer, until: now + this.maxAgeMs });
    const [oldest] = this.answers.keys();
    if (oldest !== undefined && this.answers.size > MAX_ANSWERS) this.answers.delete(oldest);
    answer.catch(() => {
      if (this.answers.get(key)?.answer === answer) this.answers.delete(key);
    });
    return answer;
  }

  /** Drops the answer of a key: the next request computes a new one. */
  drop(key: string): void {
    this.answers.delete(key);
  }

  /** Drops all answers, as in an instance that has just been started. */
  clear(): void {
    this.answers.clear();
  }
}
