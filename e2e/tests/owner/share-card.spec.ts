import { readFile } from 'node:fs/promises';
import { addresses } from '../../fixtures/addresses';
import { freshSlug, openNewCard, publish, saved } from '../../fixtures/owner-actions';
import { expectAccessible } from '../../fixtures/looks/axe';
import { expect, test } from '../../fixtures/test';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

test('a card is shared at a fair: its own code in files that read, and a contact that says where', async ({
  page,
  owner,
}) => {
  test.setTimeout(150_000);
  const slug = freshSlug('feria');
  await openNewCard(page, owner, slug);
  await page.getByLabel('Teléfono').fill('600 11 22 33');
  await saved(page);
  await publish(page);

  const scripts: string[] = [];
  page.on('request', (request) => void scripts.push(request.url()));
  await page.goto(`${addresses.shell}/dashboard/tarjetas`);
  await expect(page.getByRole('article', { name: 'Trabajo' })).toBeVisible();
  // By then a prefetched chunk would have been requested.
  await page.waitForTimeout(1000);
  const isLate = (url: string) => /share-card|jsqr|pdf-lib/.test(url);
  expect(scripts.filter(isLate)).toEqual([]);

  await page.getByRole('article', { name: 'Trabajo' }).getByRole('button', { name: 'Compartir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compartir «Trabajo»' });
  await dialog.getByRole('button', { name: 'Añadir lugar' }).click();
  await dialog.getByLabel('Nombre del lugar o del evento').fill('Feria de Madrid');
  await dialog.getByRole('button', { name: 'Añadir lugar' }).click();
  const address = `${addresses.publicCard}/c/${slug}?s=feria-de-madrid`;
  await expect(dialog.getByRole('img', { name: `Código QR de ${address}` })).toBeVisible();

  await dialog.getByText('El de la tarjeta', { exact: true }).click();
  await dialog.getByText('Un logo', { exact: true }).click();
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="30" fill="#E4572E"/></svg>',
    ),
  });
  await expect(dialog.locator('svg image')).toHaveCount(1);

  for (const [format, name, start] of [
    ['svg', `${slug}.svg`, '<svg '],
    ['png-1024', `${slug}-1024.png`, '\x89PNG'],
    ['png-2048', `${slug}-2048.png`, '\x89PNG'],
    ['pdf-cards', `${slug}-tarjetas.pdf`, '%PDF'],
    ['pdf-a5', `${slug}-a5.pdf`, '%PDF'],
    ['pdf-a6', `${slug}-a6.pdf`, '%PDF'],
  ] as const) {
    await dialog.getByLabel('Archivo').selectOption(format);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Descargar' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(name);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, start.length).toString('latin1')).toBe(start);
  }
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  for (const part of ['share-card', 'jsqr', 'pdf-lib'])
    expect(scripts.some((url) => url.includes(part))).toBe(true);

  for (const tab of ['Enlace y QR', 'Firma de email', 'NFC']) {
    await dialog.getByRole('tab', { name: tab }).click();
    await expectAccessible(page, tab);
  }

  // The label is the account's: it is there after a reload, and goes again.
  await page.reload();
  await page.getByRole('article', { name: 'Trabajo' }).getByRole('button', { name: 'Compartir' }).click();
  await dialog.getByLabel('Dónde la compartes').selectOption('Feria de Madrid');
  await dialog.getByRole('button', { name: 'Eliminar «Feria de Madrid»' }).click();
  await expect(dialog.getByLabel('Dónde la compartes').locator('option')).toHaveText(['En general']);

  const visitor = await page.context().newPage();
  await visitor.goto(address);
  const save = visitor.getByRole('link', { name: 'Guardar contacto' });
  await expect(save).toHaveAttribute('href', /\.vcf\?s=feria-de-madrid$/);
  const contact = await (
    await visitor.request.get(await save.evaluate((link) => (link as HTMLAnchorElement).href))
  ).text();
  expect(contact).toMatch(/NOTE:.*Dónde y cuándo: Feria de madrid\\, \d+ de \p{L}+ de \d{4}\./u);
  expect(contact).toContain('TEL;TYPE=CELL:+34 600 11 22 33');
});
