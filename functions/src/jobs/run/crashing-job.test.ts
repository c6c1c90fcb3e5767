import { MINUTE_MS } from 'shared-lib/time';
import type { Job } from '../../scheduling/job';
import { tryEachOnRecord } from '../../scheduling/try-each-on-record';
import { NOW, openLocalProject } from '../../testing/local-project';
import { runService } from './heartbeat';
import { expectLog } from '../../testing/recorded-logs';

const project = openLocalProject();
const alerts = async () =>
  (await project.db().collection('alerts').get()).docs.map((found) => found.get('metadata.job') as string);

/** Starts work that never ends, as when its process is killed, and waits until it has reached that point. */
async function endWith(start: (reached: () => void) => Promise<unknown>): Promise<void> {
  await new Promise<void>((reached) => void start(reached));
}

describe('a job that ends the process', () => {
  it('runs last after one crash and pauses for an hour after two', async () => {
    expectLog(/job (\w+ )?failed/i);
    const ran: string[] = [];
    const works =
      (name: string): Job =>
      async () =>
        ran.push(name);
    const run = (minute: number, killer: Job) =>
      runService(
        'jobs',
        { killer, a: works('a'), b: works('b') },
        {
          db: project.db(),
          now: NOW + minute * MINUTE_MS,
        },
      );
    const kills = (minute: number) => endWith((reached) => run(minute, () => new Promise(() => reached())));

    // Nothing is known yet: the others wait behind it, and the next run notes what it is at.
    await kills(0);
    await kills(1);
    expect(ran).toEqual([]);
    // It has ended one run, and is the last of this one.
    await kills(2);
    expect(ran.splice(0)).toEqual(['a', 'b']);
    const report = await run(3, works('killer'));
    expect(ran.splice(0)).toEqual(['a', 'b']);
    expect(report).toMatchObject({ killer: { error: expect.stringContaining('ended the service') } });
    expect(await alerts()).toEqual(['killer']);

    await run(30, works('killer'));
    expect(ran.splice(0)).toEqual(['a', 'b']);
    await run(63, works('killer'));
    expect(ran.splice(0).sort()).toEqual(['a', 'b', 'killer']);
  });

  it('skips the account on which it crashed twice and handles the next ones', async () => {
    expectLog(/job (\w+ )?failed/i);
    const record = project.db().doc('jobs/some');
    const seen: string[] = [];
    const failed: string[] = [];
    const call = (work: (item: string) => Promise<number>) =>
      tryEachOnRecord({ onFailure: (what) => failed.push(what) }, record, ['fat', 'thin'], String, work);
    for (let times = 0; times < 2; times += 1)
      await endWith((reached) => call(() => new Promise(() => reached())));
    const done = await call(async (item) => seen.push(item));
    expect({ done, seen, failed }).toEqual({ done: 1, seen: ['thin'], failed: ['fat'] });
    // It has its turn again with the next call.
    await call(async (item) => seen.push(item));
    expect(seen).toEqual(['thin', 'fat', 'thin']);
  });
});
