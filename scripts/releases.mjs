/** `npm run releases -- TARGET`: shows what runs where: release, commit, share of a canary, and the releases that each site keeps. */
import { endPlainly } from './lib/operator-command.mjs';

endPlainly();
const [target] = process.argv.slice(2);
if (!target) {
  console.error('Usage: npm run releases -- TARGET');
  process.exit(1);
}
const { describeLive } = await import('./release/describe.mjs');
const { readTarget } = await import('./release/target.mjs');
console.log(await describeLive(readTarget(target)));
