import type { Page } from '@playwright/test';
import { createCard, freshSlug, saved } from '../../fixtures/owner-actions';
import { addresses } from '../../fixtures/addresses';
import { openServer } from '../../fixtures/server';
import { forgiveOfflineNoise, keptForOffline } from '../../fixtures/service-worker';
import { expect, signIn, test } from '../../fixtures/test';

const ana = { email: 'ana@tarjetero.test', password: 'tarjetero' };

test('S4.12 after one visit the dashboard and the lists open without a network, with what was seen', async ({
  page,
  context,
  pageErrors,
}) => {
  await signIn(page, ana);
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Ana' })).toBeVisible();
  await keptForOffline(page);
  await context.setOffline(true);
  await expect(page.getByText('Sin conexión').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Ana' })).toBeVisible();
  await expect(page.getByText('Taller de cerámica').first()).toBeVisible();
  await page.getByRole('link', { name: 'Tarjetas' }).first().click();
  await expect(page.getByRole('article', { name: 'Trabajo' })).toBeVisible();
  // A screen that was never opened before.
  await page.getByRole('article', { name: 'Trabajo' }).getByRole('link', { name: 'Editar' }).click();
  await expect(page.getByLabel('Cargo')).not.toHaveValue('');
  forgiveOfflineNoise(pageErrors);
});

test('what is typed without a network waits, survives reloads, and reaches the server when there is one', async ({
  page,
  owner,
  context,
  pageErrors,
}) => {
  test.setTimeout(150_000);
  const server = openServer();
  const slug = freshSlug('sin-red');
  await createCard(page, 'Trabajo', slug);
  await page.getByLabel('Cargo').fill('Antes');
  await saved(page);
  await keptForOffline(page);

  await context.setOffline(true);
  await page.getByLabel('Cargo').fill('En el tren');
  await expect(page.getByText('Pendiente de enviar').first()).toBeVisible({ timeout: 20_000 });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel('Cargo')).toHaveValue('En el tren');
  await expect(page.getByText('Pendiente de enviar').first()).toBeVisible({ timeout: 20_000 });
  // By now the save waits in Firestore's own queue: the browser believes in a network that isn't there.
  await page.getByLabel('Empresa').fill('Luz');
  await page.reload();
  await expect(page.getByLabel('Cargo')).toHaveValue('En el tren');
  await expect(page.getByLabel('Empresa')).toHaveValue('Luz');
  await expect(page.getByText('Pendiente de enviar').first()).toBeVisible();

  const stored = async () => {
    const cards = await server.db
      .collection('cards')
      .where('userId', '==', await server.uidOf(owner.email))
      .get();
    const { jobTitle, company } = cards.docs[0]!.get('profile');
    return [jobTitle, company];
  };
  expect(await stored()).toEqual(['Antes', '']);
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: /^Guardado/ })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByLabel('Cargo')).toHaveValue('En el tren');
  expect(await stored()).toEqual(['En el tren', 'Luz']);
  await expect(page.getByText('Esta tarjeta se ha cambiado en otra pestaña')).toHaveCount(0);
  await server.close();
  forgiveOfflineNoise(pageErrors);
});

/** How many documents of Firestore this browser keeps. */
function keptDocuments(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let count = 0;
    for (const { name } of await indexedDB.databases()) {
      if (!name?.startsWith('firestore/')) continue;
      count += await new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name);
        let gone = false;
        // Deleted meanwhile: looking must not make an empty one, which the SDK couldn't open.
        opening.onupgradeneeded = () => {
          gone = true;
          opening.transaction!.abort();
        };
        opening.onerror = () => (gone ? resolve(0) : reject(opening.error));
        opening.onsuccess = () => {
          const database = opening.result;
          const store = [...database.objectStoreNames].find((found) => found.startsWith('remoteDocumentsV'));
          if (!store) return resolve(0);
          const counting = database.transaction(store).objectStore(store).count();
          counting.onsuccess = () => resolve(counting.result);
          counting.onerror = () => reject(counting.error);
          counting.transaction!.oncomplete = () => database.close();
        };
      });
    }
    return count;
  });
}

test('signing out leaves no documents behind for the next person at this device', async ({
  page,
  context,
  pageErrors,
}) => {
  await signIn(page, ana);
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Ana' })).toBeVisible();
  expect(await keptDocuments(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => keptDocuments(page)).toBe(0);
  // The next session starts from nothing and sees its own.
  await signIn(page, ana);
  await expect(page.getByText('Taller de cerámica').first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${addresses.shell}/dashboard`);
  await expect(other.getByText('Taller de cerámica').first()).toBeVisible();
  await other.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => keptDocuments(page)).toBe(0);
  await signIn(page, ana);
  await expect(page.getByText('Taller de cerámica').first()).toBeVisible();
  forgiveOfflineNoise(pageErrors);
});
