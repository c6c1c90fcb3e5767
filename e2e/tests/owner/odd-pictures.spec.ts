import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { DrawnLogo } from '../../fixtures/browsers/drawings-in-firefox';
import { runInFirefox } from '../../fixtures/browsers/firefox';
import { writeRefused, writeTaken } from '../../fixtures/data/odd-pictures';
import { freshSlug, openNewCard, saved } from '../../fixtures/owner-actions';
import { photoFile } from '../../fixtures/data/photo';
import { expect, test } from '../../fixtures/test';

type ChosenFile = Parameters<Locator['setInputFiles']>[0];

/** Returns the field of a picture. */
const fileField = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true });

/** Chooses a file, crops it where it is cropped, and waits for the picture of the field. */
async function take(page: Page, label: string, alt: string, file: ChosenFile): Promise<void> {
  const field = fileField(page, label);
  const shown = page.getByRole('img', { name: alt });
  const before = (await shown.count()) > 0 ? await shown.getAttribute('src') : null;
  await field.setInputFiles(file);
  if (label !== 'Logo') await page.getByRole('dialog').getByRole('button', { name: 'Usar imagen' }).click();
  await expect(shown).not.toHaveAttribute('src', before ?? '');
  await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
}

test('photo, cover, logo and gallery refuse what is no picture, take odd ones as pixels, and lose nothing', async ({
  page,
  owner,
}) => {
  test.setTimeout(240_000);
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(request.url()));
  await openNewCard(page, owner, freshSlug('raras'));
  await page.getByLabel('Nombre', { exact: true }).fill('Eva Prueba');
  const folder = test.info().outputPath('pictures');
  mkdirSync(folder, { recursive: true });
  const refused = await writeRefused(folder);
  const odd = await writeTaken(folder);

  for (const [tab, label, alt] of [
    ['Perfil', 'Foto', 'Tu foto'],
    ['Estilo', 'Portada', 'Tu portada'],
    ['Estilo', 'Logo', 'Tu logo'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await take(page, label, alt, await photoFile());
    const shown = page.getByRole('img', { name: alt });
    const stored = await shown.getAttribute('src');
    for (const [file, sentence] of refused) {
      await test.step(`${label} refuses ${basename(file)}`, async () => {
        await fileField(page, label).setInputFiles(file);
        await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
        await expect(shown).toHaveAttribute('src', stored!);
      });
    }
    for (const file of odd)
      await test.step(`${label} takes ${basename(file)}`, () => take(page, label, alt, file));
  }
  // A photo that lies on its side is taken as one sees it.
  await fileField(page, 'Logo').setInputFiles(odd.at(-1)!);
  const logo = page.getByRole('img', { name: 'Tu logo' });
  await expect(logo).toHaveJSProperty('naturalWidth', 180);
  await expect(logo).toHaveJSProperty('naturalHeight', 240);

  await page.getByRole('tab', { name: 'Secciones' }).click();
  await page.getByRole('switch', { name: 'Mostrar Fotos' }).check({ force: true });
  const files = refused.map(([file]) => file);
  await page.getByLabel('Añadir fotos').setInputFiles([...files, ...odd]);
  const alert = page.getByRole('alert').filter({ hasText: files.map((file) => basename(file)).join(', ') });
  await expect(alert).toBeVisible({ timeout: 60_000 });
  for (const [, sentence] of refused) await expect(alert).toContainText(sentence);
  await expect(page.getByRole('textbox', { name: /^Foto \d: descripción$/ })).toHaveCount(odd.length);

  await saved(page);
  await page.getByRole('tab', { name: 'Perfil' }).click();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Eva Prueba');
  expect(requests.filter((url) => url.includes('robado'))).toEqual([]);
});

test('a drawing is stored as it was framed in Firefox, whatever it says of its size', async () => {
  const logos = await runInFirefox<DrawnLogo[]>(
    join(__dirname, '../../fixtures/browsers/drawings-in-firefox.ts'),
  );
  expect(logos).toHaveLength(5);
  for (const { size, ...logo } of logos)
    expect(logo, size).toEqual({
      proportion: 0.5,
      whole: ['red', 'green', 'blue', 'yellow'],
      rightHalf: ['green', 'green', 'yellow', 'yellow'],
    });
});
