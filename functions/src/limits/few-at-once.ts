/** Runs tasks of this instance, so many at a time; the others wait in the order in which they came. */
export class FewAtOnce {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly most: number) {}

  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.running < this.most) this.running += 1;
    // A finished task hands its slot to the next waiting one, so that no newcomer takes it.
    else await new Promise<void>((begin) => this.waiting.push(begin));
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
