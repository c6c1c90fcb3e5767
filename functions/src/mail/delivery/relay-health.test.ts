import { MINUTE_MS } from 'shared-lib/time';
import { readJobStates, runService } from '../../jobs/run/heartbeat';
import { expectLog } from '../../testing/recorded-logs';
import { NOW } from '../../testing/local-project';
import { deliverOutbox } from './deliver-outbox';
import { aBooking } from '../testing/a-booking';
import { openMailProject } from '../testing/mail-project';

const project = openMailProject();
const { happen, sink } = project;

const bookings = Array.from({ length: 6 }, (_, n) =>
  aBooking({
    id: `booking${n}`.padEnd(20, 'x'),
    customer: { name: 'Eva', email: `eva${n}@ejemplo.com`, phone: '' },
  }),
);

/** Runs the mail service at a minute. */
const runAt = (minute: number) =>
  runService('mail', { deliverOutbox }, { db: project.db(), now: NOW + minute * MINUTE_MS });

const alerts = async () =>
  (await project.db().collection('alerts').get()).docs.map((alert) => String(alert.get('type')));

const jobAt = async (minute: number) =>
  (await readJobStates({ db: project.db(), now: NOW + minute * MINUTE_MS })).find(
    ({ name }) => name === 'deliverOutbox',
  )!;

describe('a mail relay', () => {
  it.each<[string, () => unknown, () => unknown]>([
    ['can’t be reached', () => sink.close(), () => sink.open()],
    [
      'refuses every mail',
      () => void (sink.answers.taken = '451 4.3.0 Try again'),
      () => void (sink.answers = {}),
    ],
  ])('raises one alert per outage within five minutes when it %s', async (_what, fails, works) => {
    expectLog(/A mail was not sent/);
    expectLog(/Job deliverOutbox failed/);
    for (const booking of bookings) await happen(booking, 'created');
    await fails();
    for (let minute = 0; minute < 5; minute += 1) await runAt(minute);
    expect(await alerts()).toEqual(['mail-relay-down']);
    expect(await jobAt(4)).toMatchObject({
      okAt: null,
      failure: expect.stringMatching(/^mail: .*(451|ECONN)/),
    });
    // The job also fails in a minute without due mail.
    for (const { ref } of (await project.db().collection('outbox').get()).docs)
      await ref.update({ dueAt: new Date(NOW + 60 * MINUTE_MS) });
    await runAt(10);
    expect((await jobAt(10)).failedAt).toBe(NOW + 10 * MINUTE_MS);

    await works();
    await runAt(61);
    await runAt(62);
    expect((await jobAt(62)).okAt).toBe(NOW + 62 * MINUTE_MS);
    expect(await project.read('jobs/mailRelay')).toBeUndefined();
    // Another outage on the same day.
    for (const booking of bookings)
      await happen({ ...booking, sequence: 1 }, 'rescheduled', NOW + 70 * MINUTE_MS);
    await fails();
    for (let minute = 70; minute < 75; minute += 1) await runAt(minute);
    const storedAlerts = await project.db().collection('alerts').get();
    expect(storedAlerts.docs.reduce((sum, alert) => sum + Number(alert.get('count')), 0)).toBe(2);
    await works();
  });

  it('raises no alert for a single refusal before it works again', async () => {
    expectLog(/A mail was not sent/);
    expectLog(/Job deliverOutbox failed/);
    await happen(bookings[0]!, 'created');
    sink.answers.taken = '451 4.3.0 Try again';
    await runAt(0);
    expect((await jobAt(0)).failure).toContain('451 4.3.0');
    sink.answers = {};
    await runAt(1);
    expect(await alerts()).toEqual([]);
    expect(await project.read('jobs/mailRelay')).toBeUndefined();
    expect((await jobAt(1)).okAt).toBe(NOW + MINUTE_MS);
  });

  it('counts as working when only an address does not exist', async () => {
    expectLog(/A mail was not sent/);
    for (const booking of bookings) await happen(booking, 'created');
    sink.answers.recipient = '550 5.1.1 No such user';
    for (let minute = 0; minute < 5; minute += 1) await runAt(minute);
    expect(await alerts()).toEqual([]);
    expect((await jobAt(4)).failure).toBe('');
    sink.answers = {};
  });
});
