import { runs } from './properties/arbitrary-values';
import { ChildServers, commit, numbersIn, type ChildServer } from './child-server';

const servers = ChildServers.forFile();
const ROUNDS = runs(5);
const WRITERS = 4;
const ACKNOWLEDGED_BEFORE_THE_KILL = 40;

/** One client that writes on and on: two counters and a new document in each commit. */
class Writer {
  private sent = 0;
  acknowledged = 0;

  constructor(private readonly id: string) {}

  /** Writes until the server is gone. */
  async run(server: ChildServer, onAcknowledged: () => void): Promise<void> {
    for (;;) {
      const n = ++this.sent;
      try {
        const { status } = await commit(server, {
          [`left/${this.id}`]: n,
          [`right/${this.id}`]: n,
          [`log/${this.id}-${n}`]: n,
        });
        if (status !== 'OK') throw new Error(status);
      } catch {
        return;
      }
      this.acknowledged = n;
      onAcknowledged();
    }
  }

  /** Compares the stored data with the acknowledged writes, and continues from there. */
  verify(left: Record<string, number>, right: Record<string, number>, log: Record<string, number>): void {
    const stored = left[this.id] ?? 0;
    expect(right[this.id] ?? 0).toBe(stored);
    // The last commit may have been carried out without its answer having arrived.
    expect([this.acknowledged, this.sent]).toContain(stored);
    const lost = Array.from({ length: stored }, (_, index) => index + 1).filter(
      (n) => log[`${this.id}-${n}`] !== n,
    );
    expect(lost).toEqual([]);
    expect(log[`${this.id}-${stored + 1}`]).toBeUndefined();
    this.sent = stored;
    this.acknowledged = stored;
  }
}

test(
  `after each of ${ROUNDS} kill -9 every acknowledged write is there and no batch is half there`,
  async () => {
    const data = servers.folder();
    const writers = Array.from({ length: WRITERS }, (_, index) => new Writer(`w${index}`));
    for (let round = 0; round < ROUNDS; round++) {
      const server = await servers.start(data);
      let acknowledged = 0;
      await new Promise<void>((resolve) => {
        const running = writers.map((writer) =>
          writer.run(server, () => {
            if (++acknowledged === ACKNOWLEDGED_BEFORE_THE_KILL + round) void server.kill();
          }),
        );
        void Promise.all(running).then(() => resolve());
      });
      const survivor = await servers.start(data);
      const [left, right, log] = await Promise.all(
        ['left', 'right', 'log'].map((id) => numbersIn(survivor, id)),
      );
      for (const writer of writers) writer.verify(left!, right!, log!);
      await survivor.kill();
    }
    // Each round starts two servers: on a busy machine that takes a while.
  },
  ROUNDS * 30_000,
);
