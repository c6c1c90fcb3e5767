/* Writes the list of public holidays that the app shows; with --check, fails where it is out of date. See public-holidays.mjs. */
import { readFileSync, writeFileSync } from 'node:fs';
import { computePublicHolidays } from './public-holidays.mjs';

const target = new URL('../src/features/availability/public-holidays/public-holidays.json', import.meta.url);
const list = `${JSON.stringify(computePublicHolidays())}\n`;
if (!process.argv.includes('--check')) writeFileSync(target, list);
else if (readFileSync(target, 'utf8') !== list) {
  console.error('Out of date: run node user-app/scripts/write-public-holidays.mjs');
  process.exitCode = 1;
}
