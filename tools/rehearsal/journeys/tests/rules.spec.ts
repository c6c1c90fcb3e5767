import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses } from '../../../../e2e/fixtures/addresses';
import { createCard, freshSlug, publish, saved } from '../../../../e2e/fixtures/owner-actions';
import { expect, test } from '../../../../e2e/fixtures/test';
import { control, release, releaseAt, versionIn } from '../releases';

const RULES = readFileSync(join(__dirname, '../../../../firestore.rules'), 'utf8');

const releaseRules = (source: string) => control('releaseRules', { source });

/** Returns the rules with one text replaced, as those of another release. */
function changed(own: string, other: string): string {
  expect(RULES).toContain(own);
  return RULES.replace(own, other);
}

test.afterEach(async ({ pageErrors }) => {
  await releaseRules(RULES);
  await release('user-app', releaseAt('user-app', 'same').folder);
  pageErrors.splice(0);
});

test('an app that comes before its rules says what isn’t stored, and stores it once they have come', async ({
  page,
  owner,
}) => {
  // Rules of a release that knew no telephone number.
  await releaseRules(changed("onlyChanges(['name', 'photo', 'phone', ", "onlyChanges(['name', 'photo', "));
  await page.goto(`${addresses.shell}/dashboard/profile`);
  await expect(page.getByLabel('Nombre')).toHaveValue(owner.name);
  await page.getByLabel('Teléfono').fill('+34 600 123 456');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('No tienes permisos para realizar esta acción.').first()).toBeVisible();
  await expect(page.getByLabel('Teléfono')).toHaveValue('+34 600 123 456');

  await releaseRules(RULES);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Cambios guardados')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Teléfono')).toHaveValue('+34 600 123 456');
});

test('the app of the release before works with rules that know more', async ({ page, owner }) => {
  test.setTimeout(180_000);
  expect(owner.email).toContain('@');
  const before = releaseAt('user-app', 'before');
  await release('user-app', before.folder);
  await releaseRules(
    changed(
      "onlyChanges(['name', 'photo', 'phone', ",
      "onlyChanges(['nickname', 'name', 'photo', 'phone', ",
    ).replace('// ---- users:', 'match /later/{id} { allow get: if signedIn(); }\n\n    // ---- users:'),
  );
  const slug = freshSlug('reglas');
  await createCard(page, 'Trabajo', slug);
  expect(await versionIn(page, 'user-app')).toBe(before.version);
  await page.getByLabel('Nombre', { exact: true }).fill('Eva');
  await saved(page);
  await publish(page);
});
