import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addresses } from '../../fixtures/addresses';
import { expectNoViolations } from '../../fixtures/looks/axe';
import { freshSlug, openNewCard, publish, saved } from '../../fixtures/owner-actions';
import { expectFits } from '../../fixtures/looks/page-width';
import { forgiveOfflineNoise } from '../../fixtures/releases/service-worker';
import { expect, test } from '../../fixtures/test';

const PDF = Buffer.from(`%PDF-1.7\n${'% una carta de verano\n'.repeat(20_000)}%%EOF\n`);

const aFile = (name: string, buffer: Buffer, mimeType = 'application/pdf') => ({ name, mimeType, buffer });

/** Chooses a file by the button below the links, or by that of the link. */
const choose = (page: Page, label: string, file: ReturnType<typeof aFile>) =>
  page.getByLabel(label, { exact: true }).last().setInputFiles(file);

test('an owner uploads a PDF as a link, and a visitor downloads it by its name', async ({
  page,
  owner,
  browser,
  context,
  pageErrors,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const slug = freshSlug('carta');
  await openNewCard(page, owner, slug);
  await page.getByLabel('Nombre', { exact: true }).fill('Bar Ñandú');
  await page.getByRole('tab', { name: 'Enlaces' }).click();

  // A page by the name of a PDF is refused beside its link, and so is a file that is too large.
  await choose(page, 'Subir un PDF', aFile('Carta_de verano.pdf', Buffer.from('<!doctype html><p>hola')));
  const link = page.getByRole('group', { name: /^Enlace 1/ });
  await expect(link.getByLabel('Título')).toHaveValue('Carta de verano');
  await expect(link.getByRole('alert')).toHaveText('Esto no es un PDF. Elige otro archivo.');
  const large = Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]);
  await link.getByLabel('Subir un PDF').setInputFiles(aFile('grande.pdf', large));
  await expect(link.getByRole('alert')).toHaveText('El PDF pesa más de 5 MB. Elige uno más pequeño.');
  await expectNoViolations(page, 'a refused PDF');

  // Without a connection it says so, and is sent at a press once there is one.
  await context.setOffline(true);
  await link.getByLabel('Subir un PDF').setInputFiles(aFile('carta.pdf', PDF));
  await expect(link.getByRole('alert')).toHaveText(/^No se pudo subir\./, { timeout: 45_000 });
  await context.setOffline(false);
  await link.getByRole('button', { name: 'Volver a subir' }).click();
  await expect(link.getByRole('status')).toHaveText(/^Descarga tu archivo: PDF · 4\d\d\skB$/, {
    timeout: 45_000,
  });
  forgiveOfflineNoise(pageErrors);
  await expectNoViolations(page, 'an uploaded PDF');
  await expectFits(page, 'an uploaded PDF');
  await saved(page);
  await publish(page);

  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'es-ES' });
  const phone = await stranger.newPage();
  await phone.goto(`${addresses.publicCard}/c/${slug}`);
  const download = phone.waitForEvent('download');
  await phone.getByRole('link', { name: /^Carta de verano\s*PDF · 4\d\d\skB$/ }).click();
  const saving = await download;
  expect(saving.suggestedFilename()).toBe('Carta de verano.pdf');
  expect((await readFile(await saving.path())).equals(PDF)).toBe(true);
  await expect(phone).toHaveURL(`${addresses.publicCard}/c/${slug}`);
  const answer = await phone.request.get(saving.url());
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
  });

  // Hidden with the card.
  await page.getByRole('tab', { name: 'Ajustes' }).click();
  await page.getByRole('button', { name: /^Pausar/ }).click();
  await expect.poll(async () => (await phone.request.get(saving.url())).status()).toBe(404);
  await stranger.close();
});
