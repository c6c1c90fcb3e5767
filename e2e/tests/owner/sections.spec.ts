import { readPhotoHeader } from 'shared-lib/model';
import { addresses } from '../../fixtures/addresses';
import { addLink, freshSlug, openNewCard, publish, saved } from '../../fixtures/owner-actions';
import { photoFile } from '../../fixtures/data/photo';
import { expect, test, whatWasPutOff } from '../../fixtures/test';

test('sections are switched on, written, ordered and published, and visitors read them', async ({
  page,
  owner,
  browser,
}) => {
  test.setTimeout(120_000);
  const slug = freshSlug('secciones');
  await openNewCard(page, owner, slug);
  await addLink(page, 'Mi web', 'ejemplo.com');
  await page.getByRole('tab', { name: 'Secciones' }).click();

  await page.getByRole('switch', { name: 'Mostrar Sobre mí' }).check({ force: true });
  // It leads to what is missing instead of publishing.
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Escribe el texto de esta sección o quítala')).toBeVisible();
  await page.getByLabel('Texto', { exact: true }).fill('Diez años reformando pisos pequeños.');

  await page.getByRole('switch', { name: 'Mostrar Dónde estoy' }).check({ force: true });
  await page.getByLabel('Dirección', { exact: true }).fill('Calle Mayor 1, Madrid');
  await page.getByRole('switch', { name: 'Mostrar Horario' }).check({ force: true });
  const hours = page.getByRole('group', { name: 'Horas de apertura' });
  for (const day of ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo']) {
    await hours.getByRole('switch', { name: day }).check({ force: true });
    await hours.getByLabel(`Desde, ${day}, tramo 1`).fill('0');
    await hours.getByLabel(`Hasta, ${day}, tramo 1`).fill('24');
  }
  await hours.getByLabel('Hasta, Domingo, tramo 1').blur();

  // By the keyboard, as links are.
  const handle = page.getByRole('button', { name: 'Mover Dónde estoy' });
  await handle.focus();
  await page.keyboard.press('Space');
  // That it was picked up is said for a moment only; then comes its place.
  await expect(page.getByText('Dónde estoy pasa al puesto 6 de 7.')).toBeAttached();
  // A grabbed item reacts to other keys a moment later.
  await whatWasPutOff(page);
  // A press may pass more than one: the open section beside it is tall.
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Dónde estoy pasa al puesto 1 de 7.')).toBeAttached({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: /^Editar/ }).first()).toHaveAccessibleName(
    'Editar Dónde estoy',
  );
  const preview = page.getByRole('region', { name: 'Así se ve la tarjeta' });
  await expect(preview).toContainText(/Dónde estoy[^]*Sobre mí[^]*Horario[^]*Siempre abierto/);
  await saved(page);
  await publish(page);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(`${addresses.publicCard}/c/${slug}`);
  const headings = visitor.getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['Dónde estoy', 'Sobre mí', 'Horario']);
  await expect(visitor.getByRole('link', { name: 'Cómo llegar' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=Calle%20Mayor%201%2C%20Madrid',
  );
  await expect(visitor.getByText('Lunes a domingo')).toBeVisible();
  await context.close();
});

test('a card has a cover, pictures and a video, and its link a picture of its own in messengers', async ({
  page,
  owner,
  browser,
}) => {
  test.setTimeout(120_000);
  const slug = freshSlug('imagenes');
  await openNewCard(page, owner, slug);
  await addLink(page, 'Mi web', 'ejemplo.com');
  await page.getByRole('tab', { name: 'Estilo' }).click();
  // A look has the same name, so the button is found by its role.
  await page.getByRole('button', { name: 'Portada' }).setInputFiles(await photoFile());
  await page.getByRole('dialog').getByRole('button', { name: 'Usar imagen' }).click();
  await expect(page.getByRole('img', { name: 'Tu portada' })).toBeVisible();
  // A look changes everything but the cover.
  await page.getByRole('radio', { name: 'Estudio' }).click();

  await page.getByRole('tab', { name: 'Secciones' }).click();
  await page.getByRole('switch', { name: 'Mostrar Fotos' }).check({ force: true });
  const photo = await photoFile();
  const broken = { name: 'rota.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>') };
  await page.getByLabel('Añadir fotos').setInputFiles([photo, broken, { ...photo, name: 'otra.jpg' }]);
  await expect(page.getByRole('alert').filter({ hasText: 'No se pudieron subir: rota.jpg.' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Foto 2: descripción' }).fill('Retrato en la playa');
  await page.getByRole('switch', { name: 'Mostrar Vídeo' }).check({ force: true });
  await page.getByLabel('Enlace del vídeo').fill('youtu.be/abc123');
  await expect(page.getByText('Se abrirá en YouTube.')).toBeVisible();
  await saved(page);
  await publish(page);

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visitor = await context.newPage();
  const sites = new Set<string>();
  visitor.on('request', (request) => sites.add(new URL(request.url()).origin));
  await visitor.goto(`${addresses.publicCard}/c/${slug}`);
  const picture = visitor.getByRole('link', { name: 'Retrato en la playa' });
  await picture.scrollIntoViewIfNeeded();
  const widths = () =>
    visitor
      .locator('.tj-cover img, .tj-gallery img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
  await expect.poll(widths).toEqual([1200, 1080, 1080]);
  await expect(visitor.getByRole('link', { name: 'Ver en YouTube' })).toHaveAttribute(
    'href',
    'https://youtu.be/abc123',
  );
  expect([...sites].filter((site) => !/127\.0\.0\.1|localhost/.test(site))).toEqual([]);

  const address = await visitor.locator('meta[property="og:image"]').getAttribute('content');
  const preview = await context.request.get(address!);
  expect(preview.headers()['content-type']).toBe('image/jpeg');
  const bytes = await preview.body();
  expect(bytes.length).toBeLessThan(250 * 1024);
  expect(readPhotoHeader(bytes)).toEqual({ extension: 'jpg', width: 1200, height: 630 });
  await picture.click();
  const viewer = visitor.getByRole('dialog', { name: 'Fotos' });
  await expect(viewer.getByRole('img', { name: 'Retrato en la playa' })).toBeVisible();
  await expect(viewer.getByRole('status')).toHaveText('Retrato en la playa · 2 / 2');
  await visitor.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('status')).toHaveText('1 / 2');
  await visitor.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await context.close();
});
