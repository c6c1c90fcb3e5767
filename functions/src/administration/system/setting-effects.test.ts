import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTING_EFFECTS } from './setting-effects';

it('SETTING_EFFECTS describes every setting of docs/settings.md', () => {
  const table = readFileSync(join(__dirname, '../../../../docs/settings.md'), 'utf8');
  const names = [...table.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(30);
  expect(Object.keys(SETTING_EFFECTS).sort()).toEqual(names.sort());
});
