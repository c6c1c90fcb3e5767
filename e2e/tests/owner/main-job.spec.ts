import { addresses } from '../../fixtures/addresses';
import { addLink, createCard, freshSlug, publish, saved } from '../../fixtures/owner-actions';
import { photoFile } from '../../fixtures/data/photo';
import { CORE } from '../../fixtures/tags';
import { expect, test } from '../../fixtures/test';

test(
  'somebody registers, makes a card and publishes it, and a stranger opens it on a phone',
  CORE,
  async ({ page, owner, browser }) => {
    test.setTimeout(120_000);
    expect(owner.name).toBe('Eva Prueba');
    const slug = freshSlug('eva');
    await createCard(page, 'Trabajo', slug);

    await page.getByLabel('Nombre', { exact: true }).fill('Eva');
    await page.getByLabel('Apellidos').fill('Núñez');
    await page.getByLabel('Cargo').fill('Fotógrafa');
    await page.getByLabel('Empresa').fill('Luz y Sombra');
    await page.getByLabel('Biografía').fill('Retratos con luz natural.');
    await page.getByLabel('Teléfono').fill('+34 600 000 002');
    await page.getByLabel('Ubicación').fill('Cádiz');
    await page.locator('input[type=file]').setInputFiles(await photoFile());
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Usar|Guardar|Recortar|Aplicar/ })
      .click();
    await expect(page.getByRole('dialog')).toBeHidden({ timeout: 20_000 });
    // It is sent after the dialog closed, and only then in the draft.
    await expect(page.getByRole('img', { name: 'Tu foto' })).toBeVisible();

    const link = await addLink(page, 'Portafolio', 'ejemplo.com/fotos');
    await link.getByLabel('Descripción').fill('Mis últimas series');
    await addLink(page, 'Instagram', 'https://instagram.com/eva');
    await saved(page);
    await publish(page);

    const stranger = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'es-ES' });
    const phone = await stranger.newPage();
    const response = await phone.goto(`${addresses.publicCard}/c/${slug}`);
    expect(response!.status()).toBe(200);
    await expect(phone.getByRole('heading', { level: 1, name: 'Eva Núñez' })).toBeVisible();
    await expect(phone.getByText('Fotógrafa', { exact: true })).toBeVisible();
    await expect(phone.getByText('Luz y Sombra', { exact: true })).toBeVisible();
    await expect(phone.getByRole('link', { name: /Portafolio/ })).toHaveAttribute(
      'href',
      'https://ejemplo.com/fotos',
    );
    const photo = phone.getByRole('img', { name: 'Eva Núñez' }).first();
    await expect(photo).toBeVisible();
    const shown = await phone.evaluate(async () => {
      const image = document.querySelector('img')!;
      await image.decode();
      const bytes = await (await fetch(image.src)).arrayBuffer();
      return { width: image.naturalWidth, bytes: bytes.byteLength, origin: new URL(image.src).origin };
    });
    expect(shown.width).toBe(400);
    expect(shown.bytes).toBeLessThanOrEqual(20 * 1024);
    expect(shown.origin).toBe(addresses.publicCard);

    // A change reaches the second browser once it is published, not before.
    await page.getByRole('tab', { name: 'Perfil' }).click();
    await page.getByLabel('Cargo').fill('Retratista');
    await saved(page);
    await phone.reload();
    await expect(phone.getByText('Fotógrafa', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(async () => {
      await phone.reload();
      await expect(phone.getByText('Retratista', { exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 45_000 });
    await stranger.close();
  },
);
