/**
 * `npm run simulate -- --cards 1e6 --views 1e8 --bookings 1e6 --accounts 1e5`: the cost of a month of that size, and the places where the
 * product would reach a limit. What it computes from is in `tools/costs` (docs/costs.md).
 */
import { parseArgs } from 'node:util';
import { describeMonth } from './simulation.mjs';
import { endPlainly } from '../../scripts/lib/operator-command.mjs';

endPlainly();

const NAMES = ['cards', 'views', 'bookings', 'accounts'];
const { values } = parseArgs({
  options: Object.fromEntries(NAMES.map((name) => [name, { type: 'string' }])),
});
const size = Object.fromEntries(NAMES.map((name) => [name, Number(values[name])]));
if (!NAMES.every((name) => size[name] > 0)) {
  console.error(
    'Usage: npm run simulate -- --cards 1e6 --views 1e8 --bookings 1e6 --accounts 1e5   (numbers above 0)',
  );
  process.exit(1);
}
console.log(describeMonth(size));
