import type { Page } from '@playwright/test';
import { addresses } from '../../../fixtures/addresses';
import { intercept } from '../../../fixtures/intercept';
import { photoFile } from '../../../fixtures/data/photo';
import { server } from '../../../fixtures/server';
import { CORE } from '../../../fixtures/tags';
import { expect, test } from '../../../fixtures/test';

const recordOf = async (email: string) =>
  (await server.db.doc(`users/${await server.uidOf(email)}`).get()).data() as Record<string, unknown>;

/**
 * Reports whether an error comes from the journeys’ own recorder, which fetches pictures that the page's policy
 * forbids.
 */
const isRecorder = (line: string) => line.includes('blob:');

const open = async (page: Page) => {
  await page.goto(`${addresses.shell}/dashboard/profile`);
  await expect(page.getByLabel('Nombre')).toHaveValue('Eva Prueba');
};
const save = (page: Page) => page.getByRole('button', { name: 'Guardar cambios' }).click();

test('name, phone and time zone are stored, and the sidebar follows', async ({ page, owner }) => {
  await open(page);
  await expect(page.getByRole('combobox', { name: 'Zona horaria' })).toHaveValue('Madrid, Europa');
  await expect(page.getByRole('combobox', { name: 'Idioma' })).toHaveValue('Español');
  await page.getByLabel('Nombre').fill('  Eva Núñez 😀 ');
  await page.getByLabel('Teléfono').fill('+34 600 123 456');
  const zone = page.getByRole('combobox', { name: 'Zona horaria' });
  await zone.click();
  await zone.fill('buenos aires');
  const option = page.getByRole('option');
  await expect(option).toHaveText(['Buenos Aires, América']);
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('data-combobox-selected', 'true', { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(zone).toHaveValue('Buenos Aires, América');
  await save(page);
  await expect(page.getByText('Cambios guardados')).toBeVisible();
  expect(await recordOf(owner.email)).toMatchObject({
    name: 'Eva Núñez 😀',
    phone: '+34 600 123 456',
    timezone: 'America/Buenos_Aires',
    language: 'es',
  });
  await expect(page.getByRole('complementary').getByText('Eva Núñez 😀')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Teléfono')).toHaveValue('+34 600 123 456');
  await expect(zone).toHaveValue('Buenos Aires, América');
});

test.describe('a message whose drawing couldn’t be loaded', () => {
  // Requests of a service worker would bypass the journey.
  test.use({ serviceWorkers: 'block' });

  test('is shown as soon as the network is back', async ({ page, owner, pageErrors }) => {
    expect(owner.name).toBe('Eva Prueba');
    const letThrough = await intercept(page, '**/assets/toaster.*.js', (route) => route.abort('failed'));
    await open(page);
    await page.getByLabel('Teléfono').fill('+34 600 123 456');
    await save(page);
    await expect.poll(async () => (await recordOf(owner.email))['phone']).toBe('+34 600 123 456');
    await expect(page.getByText('Cambios guardados')).toHaveCount(0);
    letThrough();
    // The page may learn of the load that failed only now; what is said before that, nobody hears.
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(page.getByText('Cambios guardados')).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(pageErrors.splice(0).filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
  });
});

test('S5.07 a phone that is none says Teléfono inválido beside the field, and what was typed stays', async ({
  page,
  owner,
}) => {
  await open(page);
  const phone = page.getByLabel('Teléfono');
  const wrongs = ['12345', 'llámame', '+34 60', '++34600123456', '600.123.456 o por la tarde'];
  for (const wrong of wrongs) {
    await phone.fill(wrong);
    await save(page);
    await expect(page.getByText('Teléfono inválido')).toBeVisible();
    await expect(phone).toBeFocused();
    await expect(phone).toHaveValue(wrong);
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
  }
  expect(await recordOf(owner.email)).not.toHaveProperty('phone');
  await phone.fill('+34 (600) 123-456');
  await save(page);
  await expect(page.getByText('Cambios guardados')).toBeVisible();
  await expect(page.getByText('Teléfono inválido')).toBeHidden();
});

test('S5.05 a name of spaces is required, and none is longer than its place', async ({ page, owner }) => {
  await open(page);
  await page.getByLabel('Nombre').fill('    ');
  await save(page);
  await expect(page.getByText('Nombre es requerido')).toBeVisible();
  await page.getByLabel('Nombre').fill('x'.repeat(2000));
  await save(page);
  await expect(page.getByText('Nombre admite como máximo 80 caracteres')).toBeVisible();
  expect((await recordOf(owner.email))['name']).toBe('Eva Prueba');
});

test(
  'a photo is cropped, made small, stored, shown after a reload and taken away',
  CORE,
  async ({ page, owner, pageErrors }) => {
    await open(page);
    await page.getByLabel('Foto').setInputFiles(await photoFile());
    await page.getByRole('dialog').getByRole('button', { name: 'Usar imagen' }).click();
    const photo = page.getByRole('img', { name: 'Tu foto' });
    await expect(photo).toBeVisible();
    const uid = await server.uidOf(owner.email);
    await expect
      .poll(async () => (await recordOf(owner.email))['photo'])
      .toEqual({
        path: expect.stringMatching(new RegExp(`^users/${uid}/[0-9a-f]{64}\\.jpg$`)),
        width: 400,
        height: 400,
      });

    await page.reload();
    await expect(photo).toBeVisible();
    expect(
      await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(400);
    await page.getByRole('button', { name: 'Quitar' }).click();
    await expect(photo).toBeHidden();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(photo).toBeVisible();
    expect(pageErrors.splice(0).every(isRecorder)).toBe(true);
  },
);

test('what is no picture is refused beside the field', async ({ page, owner, pageErrors }) => {
  expect(owner.name).toBe('Eva Prueba');
  await open(page);
  await page
    .getByLabel('Foto')
    .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>') });
  await expect(page.getByText('No se puede leer esa imagen. Usa un archivo JPG, PNG o WebP.')).toBeVisible();
  expect(pageErrors.splice(0).every(isRecorder)).toBe(true);
});
