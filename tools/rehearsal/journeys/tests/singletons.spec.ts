import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addresses } from '../../../../e2e/fixtures/addresses';
import { storeSession } from '../../../../e2e/fixtures/session';
import { sharedModulesIn } from '../../../../e2e/fixtures/releases/shared-modules';
import { expect, test } from '../../../../e2e/fixtures/test';
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

  /** Releases the remote of a place with another React. */
  async function releaseSkewed(place: 'before' | 'after', kind: 'patch' | 'minor' | 'major') {
    const target = join(folder, place);
    await skewReact(releaseAt('user-app', place).folder, target, kind);
    await release('user-app', target);
  }

  for (const kind of ['patch', 'minor'] as const) {
    test(`is drawn with the shell’s: another ${kind}`, async ({ page, owner }) => {
      await releaseSkewed('after', kind);
      await storeSession(page, owner);
      await page.goto(`${addresses.shell}/dashboard`);
      await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible({ timeout: 30_000 });
      expect(await versionIn(page, 'user-app')).toBe(releaseAt('user-app', 'after').version);
      expect((await sharedModulesIn(page))['react']?.map(({ from }) => from)).toEqual(['shell']);
    });
  }

  test('leaves the page with the release before: another major', async ({ page, owner }) => {
    await releaseSkewed('after', 'major');
    await storeSession(page, owner);
    await page.goto(`${addresses.shell}/dashboard`);
    await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible({ timeout: 30_000 });
    expect(await versionIn(page, 'user-app')).toBe(same.version);
  });

  test('says what to do where the release before doesn’t fit either', async ({ page, owner, pageErrors }) => {
    await releaseSkewed('before', 'major');
    await releaseSkewed('after', 'major');
    await storeSession(page, owner);
    await page.goto(`${addresses.shell}/dashboard`);
    await expect(page.getByRole('alert')).toContainText('Esta parte es más nueva que la página.', {
      timeout: 30_000,
    });
    await release('user-app', same.folder);
    await page.getByRole('button', { name: 'Recargar página' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible({ timeout: 30_000 });
    // The report of a screen that couldn't be rendered.
    pageErrors.splice(0);
  });
});
