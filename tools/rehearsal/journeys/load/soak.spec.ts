import { entriesOf } from 'shared-lib/model';
import { expect, test } from '../../../../e2e/fixtures/test';
import { control } from '../releases';
import { loadRows } from './rows';
import { NO_TROUBLE, shoot, troubleIn } from './shoot';

/** Duration of the load, in minutes. */
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 20);

/** Pause between two looks at the memory, in milliseconds. */
const LOOK_EVERY_MS = 5000;

/** Most by which the memory of a service may grow after its warm-up. */
const MAX_GROWTH = 1.05;

/** Resident memory of services, in MB, by their name. */
type Memory = Record<string, number>;

/** Returns the number in the middle; NaN, which passes no check, of none. */
const middle = (numbers: number[]) =>
  numbers.sort((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN;

/** Returns a service's memory in a part of the looks, from one share of them to another. */
const memoryIn = (looks: Memory[], name: string, from: number, to: number) =>
  middle(looks.slice(looks.length * from, looks.length * to).flatMap((look) => look[name] ?? []));

test('no service’s memory grows while a product in use goes on', async () => {
  test.setTimeout((MINUTES + 4) * 60_000);
  const rows = await loadRows();
  // Requests a second, as cards and owners of a well-used product make them.
  const rates = { card: 20, month: 5, visit: 10, hold: 2, dashboard: 10 };
  const seconds = MINUTES * 60;
  const load = Promise.all(
    entriesOf(rates).map(async ([kind, rate]) => {
      const result = await shoot({ ...rows[kind], connections: 2 }, { seconds, rate });
      return { kind, result };
    }),
  );
  const looks: Memory[] = [];
  for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
    looks.push(await control<Memory>('memory', {}));
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  for (const { kind, result } of await load) {
    expect.soft(troubleIn(result, rows[kind]), kind).toEqual(NO_TROUBLE);
    expect.soft(result.requests.total, kind).toBeGreaterThan(seconds / 2);
  }

  const table: Record<string, object> = {};
  const [look] = looks;
  if (!look) throw new Error('Nobody has looked at the memory');
  for (const [name, first] of Object.entries(look)) {
    // The first half warms up: caches fill, and the heap finds its size.
    const warm = memoryIn(looks, name, 0.5, 0.75);
    const last = memoryIn(looks, name, 0.75, 1);
    table[name] = { first, 'third quarter': warm, 'last quarter': last };
    expect.soft(last / warm, name).toBeLessThan(MAX_GROWTH);
  }
  console.table(table);
});
