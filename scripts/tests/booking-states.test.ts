import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOOKING_STATUSES } from '../../shared-lib/src/model/booking/booking-states';

const ROOT = join(__dirname, '../..');
const STATUS = `'(?:${BOOKING_STATUSES.join('|')})'`;

/** Matches a list of statuses, and a chain of comparisons with them. */
const GROUP = new RegExp(`\\[\\s*${STATUS}\\s*,\\s*${STATUS}|${STATUS}\\s*\\|\\|[^;{]{0,40}${STATUS}`);

const sources = [
  'shared-lib/src',
  'functions/src',
  'user-app/src',
  'admin-app/src',
  'public-card/src',
  'public-card/server',
]
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path));

it('booking statuses are grouped in the table of states only', () => {
  const grouping = sources.filter((path) => GROUP.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(grouping).toEqual([]);
});

it.each(["['confirmed', 'completed']", "status === 'pending_payment' || status === 'confirmed'"])(
  'the search for groups of booking statuses finds %s',
  (code) => expect(code).toMatch(GROUP),
);
