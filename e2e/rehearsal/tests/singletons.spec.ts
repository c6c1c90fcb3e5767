import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addresses } from '../../fixtures/addresses';
import { storeSession } from '../../fixtures/session';
import { sharedModulesIn } from '../../fixtures/shared-modules';
import { expect, test } from '../../fixtures/test';
import { release, releaseAt, skewReact, versionIn } from '../releases';

const same = releaseAt('user-app', 'same');

test.describe('a remote that was built with another React than the shell', () => {
  let folder: string;
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'skewed-'));
  });
  test.afterEach(async () => {
    await release('user-app', same.folder);
    rmSync(folder, { recursive: true, force: true });
  });

  for (const kind of ['patch', 'minor', 'major'] as const) {
    test(`is drawn with the shell’s: another ${kind}`, async ({ page, owner }) => {
      await skewReact(releaseAt('user-app', 'after').folder, folder, kind);
      await release('user-app', folder);
      await storeSession(page, owner);
      await page.goto(`${addresses.shell}/dashboard`);
      await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible({ timeout: 30_000 });
      expect(await versionIn(page, 'user-app')).toBe(releaseAt('user-app', 'after').version);
      expect((await sharedModulesIn(page))['react']?.map(({ from }) => from)).toEqual(['shell']);
    });
  }
});
