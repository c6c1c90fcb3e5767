import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTING_EFFECTS } from './setting-effects';

it('says of each setting of a deployment what is missing without it', () => {
  const table = readFileSync(join(__dirname, '../../../../docs/settings.md'), 'utf8');
  const names = [...table.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(30);
  expect(Object.keys(SETTING_EFFECTS).sort()).toEqual(names.sort());
});
