import { DAY_MS, MINUTE_MS } from 'shared-lib/time';
import { NOW, openLocalProject } from '../../testing/local-project';
import { LATE_MS, readJobStates, runService } from './heartbeat';
import type { Job } from '../../scheduling/job';
import { BUDGET_MS, runJobs } from './run-jobs';
import { tryEach } from '../../scheduling/try-each';
import { expectLog } from '../../testing/recorded-logs';

const project = openLocalProject();
const at = (now: number) => ({ db: project.db(), now });
const states = async (now = NOW) =>
  Object.fromEntries((await readJobStates(at(now))).map((state) => [state.name, state]));
const alerts = async () =>
  (await project.db().collection('alerts').get()).docs.map((found) => found.get('type') as string);

const works: Job = async () => 3;
const fails: Job = async () => {
  throw new Error('no disk');
};

describe('job heartbeats', () => {
  it('record when each job last ran, succeeded and failed', async () => {
    expectLog(/job (\w+ )?failed/i);
    await runService('jobs', { one: works, two: fails }, at(NOW));
    await runService('mail', { three: works }, at(NOW));
    expect(await states()).toMatchObject({
      one: { ranAt: NOW, okAt: NOW, failedAt: null, failure: '', isLate: false },
      two: { ranAt: NOW, okAt: null, failedAt: NOW, failure: 'no disk' },
      three: { okAt: NOW },
    });
    await runService('jobs', { one: fails, two: works }, at(NOW + MINUTE_MS));
    expect(await states()).toMatchObject({
      one: { okAt: NOW, failedAt: NOW + MINUTE_MS, failure: 'no disk' },
      two: { okAt: NOW + MINUTE_MS, failedAt: NOW },
      three: { okAt: NOW },
    });
  });

  it('drop a job that is no longer in the table', async () => {
    await runService('jobs', { one: works, two: works }, at(NOW));
    await runService('jobs', { two: works }, at(NOW + MINUTE_MS));
    expect(Object.keys(await states())).toEqual(['two']);
  });

  it('raise one alert a day for a job that hasn’t succeeded for too long', async () => {
    expectLog(/job (\w+ )?failed/i);
    await runService('jobs', { one: works }, at(NOW));
    const later = NOW + LATE_MS + MINUTE_MS;
    await runService('jobs', { one: fails }, at(NOW + LATE_MS));
    expect(await alerts()).toEqual(['job-failed']);
    await runService('jobs', { one: fails }, at(later));
    await runService('jobs', { one: fails }, at(later + MINUTE_MS));
    expect((await alerts()).sort()).toEqual(['job-failed', 'job-late']);
    expect((await states(later)).one).toMatchObject({ isLate: true });
  });

  it('raise an alert for a silent service from the other service', async () => {
    await runService('mail', { three: works }, at(NOW));
    await runService('jobs', { one: works }, at(NOW));
    await runService('jobs', { one: works }, at(NOW + LATE_MS));
    expect(await alerts()).toEqual([]);
    await runService('jobs', { one: works }, at(NOW + LATE_MS + MINUTE_MS));
    expect(await alerts()).toEqual(['service-silent']);
    expect((await states(NOW + LATE_MS + MINUTE_MS)).three).toMatchObject({ isLate: true });
  });

  it('raise no alert for a pause of both services until one of them stays silent afterwards', async () => {
    expectLog(/job (\w+ )?failed/i);
    await runService('mail', { three: works }, at(NOW));
    await runService('jobs', { one: works, two: works }, at(NOW));
    const again = NOW + DAY_MS;
    for (const now of [again, again + LATE_MS]) {
      await runService('jobs', { one: works, two: fails }, at(now));
      expect(await alerts()).toEqual(['job-failed']);
    }
    await runService('jobs', { one: works, two: fails }, at(again + LATE_MS + MINUTE_MS));
    expect((await alerts()).sort()).toEqual(['job-failed', 'job-late', 'service-silent']);
  });

  it('run the jobs that waited longest first', async () => {
    const ran: string[] = [];
    const table = (...names: string[]) =>
      Object.fromEntries(names.map((name): [string, Job] => [name, async () => ran.push(name)]));
    await runService('jobs', table('b', 'a'), at(NOW));
    await runService('jobs', table('b', 'a', 'new'), at(NOW + MINUTE_MS));
    expect(ran).toEqual(['b', 'a', 'new', 'b', 'a']);
  });
});

describe('the time budget', () => {
  it('stops a job between two items', async () => {
    const clock = jest.spyOn(Date, 'now');
    let spent = 0;
    clock.mockImplementation(() => NOW + spent);
    const done: number[] = [];
    const slow: Job = (context) =>
      tryEach(context, [1, 2, 3, 4], String, async (piece) => {
        done.push(piece);
        spent += BUDGET_MS / 2 + 1;
        return 1;
      });
    expect(await runJobs({ slow }, at(NOW))).toEqual({ slow: { done: 2 } });
    expect(done).toEqual([1, 2]);
    clock.mockRestore();
  });

  it('skips the remaining jobs when a slow one has used up the call’s time', async () => {
    const clock = jest.spyOn(Date, 'now');
    let spent = 0;
    clock.mockImplementation(() => NOW + spent);
    const endless: Job = async () => {
      spent += 10 * MINUTE_MS;
      return 1;
    };
    expect(Object.keys(await runJobs({ endless, other: works }, at(NOW)))).toEqual(['endless']);
    clock.mockRestore();
  });
});
