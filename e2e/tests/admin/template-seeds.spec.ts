import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { addresses } from '../../fixtures/addresses';
import { storeSession } from '../../fixtures/session';
import { ADMIN, expect, test } from '../../fixtures/test';

const SEEDS = join(__dirname, '../../../templates/seeds');

/** Description of a seed template. */
interface Seed {
  name: string;
  targetSection: 'profile' | 'links';
}

const seeds = readdirSync(SEEDS).map((key) => ({
  key,
  ...(JSON.parse(readFileSync(join(SEEDS, key, 'template.json'), 'utf8')) as Seed),
}));

/** Runs the publish gate on a template in the creator, without publishing it. */
async function passGate(page: Page, { key, name }: (typeof seeds)[number]): Promise<void> {
  await page.goto(`${addresses.shell}/admin/creator?plantilla=tarjetero-${key}&publicar=1`);
  await expect(page.getByLabel('Nombre', { exact: true }).first()).toHaveValue(name, {
    timeout: 30_000,
  });
  const dialog = page.getByRole('dialog', { name: 'Publicar la plantilla' });
  const passed = dialog.getByText(/^Todo correcto/);
  const findings = dialog.getByRole('listitem');
  await expect(passed.or(findings.first())).toBeVisible({ timeout: 90_000 });
  expect(await findings.allInnerTexts()).toEqual([]);
  await expect(passed).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
}

for (const [section, what] of [
  ['profile', 'profiles'],
  ['links', 'links'],
] as const) {
  test(`six templates for ${what} ship published, and each passes the publish gate`, async ({ page }) => {
    test.setTimeout(600_000);
    const ours = seeds.filter(({ targetSection }) => targetSection === section);
    expect(ours).toHaveLength(6);
    await storeSession(page, ADMIN, { asAdmin: true });
    for (const seed of ours) await test.step(seed.name, () => passGate(page, seed));
  });
}
