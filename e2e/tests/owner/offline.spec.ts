import type { Page } from '@playwright/test';
import { createCard, freshSlug, saved } from '../../fixtures/owner-actions';
import { addresses } from '../../fixtures/addresses';
import { AHEAD } from '../../fixtures/releases/ahead';
import { server } from '../../fixtures/server';
import { forgiveOfflineNoise, cachedForOffline } from '../../fixtures/releases/service-worker';
import { CORE } from '../../fixtures/tags';
import { ANA, expect, signIn, test } from '../../fixtures/test';
import { storeSession } from '../../fixtures/session';

test.use(AHEAD);

test(
  'S4.12 after one visit the dashboard and the lists open without a network, with what was seen',
  CORE,
  async ({ page, context, pageErrors }) => {
    await signIn(page, ANA);
    await expect(page.getByRole('heading', { level: 1, name: 'Hola, Ana' })).toBeVisible();
    await expect(page.getByText('Taller de cerámica').first()).toBeVisible();
    await cachedForOffline(page);
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
    // Otherwise it would keep looking for the network, and log that.
    await page.close();
    forgiveOfflineNoise(pageErrors);
  },
);

test(
  'what is typed without a network waits, survives reloads, and reaches the server when there is one',
  CORE,
  async ({ page, owner, context, pageErrors }) => {
    test.setTimeout(150_000);
    const slug = freshSlug('sin-red');
    await aSavedCard(page, slug);
    await cachedForOffline(page);

    await context.setOffline(true);
    await page.getByLabel('Cargo').fill('En el tren');
    await expect(page.getByText('Se guardará cuando vuelva la conexión').first()).toBeVisible({
      timeout: 20_000,
    });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByLabel('Cargo')).toHaveValue('En el tren');
    await expect(page.getByText('Se guardará cuando vuelva la conexión').first()).toBeVisible({
      timeout: 20_000,
    });
    // By now the save waits in Firestore's own queue: the browser wrongly reports a network.
    await page.getByLabel('Empresa').fill('Luz');
    await page.reload();
    await expect(page.getByLabel('Cargo')).toHaveValue('En el tren');
    await expect(page.getByLabel('Empresa')).toHaveValue('Luz');
    await expect(page.getByText('Se guardará cuando vuelva la conexión').first()).toBeVisible();

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
    forgiveOfflineNoise(pageErrors);
  },
);

/** Counts the Firestore documents in this browser's cache. */
function cachedDocuments(page: Page): Promise<number> {
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
          if (!store) {
            database.close();
            return resolve(0);
          }
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
  await signIn(page, ANA);
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Ana' })).toBeVisible();
  await expect.poll(() => cachedDocuments(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cerrar Sesión', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => cachedDocuments(page)).toBe(0);
  // The next session starts from nothing and sees its own.
  await signIn(page, ANA);
  await expect(page.getByText('Taller de cerámica').first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${addresses.shell}/dashboard`);
  await expect(other.getByText('Taller de cerámica').first()).toBeVisible();
  await other.getByRole('button', { name: 'Cerrar Sesión', exact: true }).click();
  await expect(other).toHaveURL(/\/login/);
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => cachedDocuments(page)).toBe(0);
  await signIn(page, ANA);
  await expect(page.getByText('Taller de cerámica').first()).toBeVisible();
  forgiveOfflineNoise(pageErrors);
});

test('a slow device that still opens its cache signs out without asking about changes that nobody made', async ({
  page,
  owner: _owner,
}) => {
  test.setTimeout(180_000);
  await page.goto(`${addresses.shell}/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.reload();
  await page.getByRole('button', { name: 'Cerrar Sesión', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Cerrando sesión…' })).toBeVisible();
  await expect(page).toHaveURL(/\/login/, { timeout: 90_000 });
});

/** Creates a card whose job the server has, and stays in its editor. */
async function aSavedCard(page: Page, slug: string): Promise<void> {
  await createCard(page, 'Trabajo', slug);
  await page.getByLabel('Cargo').fill('Antes');
  await saved(page);
}

/** Waits until nothing blocks the editor's screen any more. */
async function openCards(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Tarjetas' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tarjetas' })).toBeVisible();
}

/** Reads one field of the owner's only card from the server. */
async function storedJob(email: string): Promise<string> {
  const cards = await server.db
    .collection('cards')
    .where('userId', '==', await server.uidOf(email))
    .get();
  return String(cards.docs[0]?.get('profile.jobTitle'));
}

test('a card that was changed without a network says so in the list, and is sent from there when it is back', async ({
  page,
  owner,
  context,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  await aSavedCard(page, freshSlug('lista'));
  await context.setOffline(true);
  await page.getByLabel('Cargo').fill('En el metro');
  await openCards(page);
  const card = page.getByRole('article', { name: 'Trabajo' });
  await expect(card.getByText('Pendiente de enviar')).toBeVisible();
  expect(await storedJob(owner.email)).toBe('Antes');

  await context.setOffline(false);
  await expect(card.getByText('Pendiente de enviar')).toHaveCount(0, { timeout: 60_000 });
  expect(await storedJob(owner.email)).toBe('En el metro');
  forgiveOfflineNoise(pageErrors);
});

test.describe('where nothing of the app is stored for offline use', () => {
  test.use({ serviceWorkers: 'block' });

  test('a draft that can’t be sent when the network comes back is sent a little later', async ({
    page,
    owner,
    context,
    pageErrors,
  }) => {
    test.setTimeout(120_000);
    await aSavedCard(page, freshSlug('tarde'));
    // The draft sender is a script of its own, which can't be loaded at first.
    let refused = 0;
    let refuses = true;
    await page.route(
      (url) => url.origin === addresses.userApp && url.pathname.endsWith('.js'),
      async (route) => {
        if (!refuses) return route.continue();
        refused += 1;
        await route.abort();
      },
    );
    await context.setOffline(true);
    await page.getByLabel('Cargo').fill('En el metro');
    await openCards(page);
    const card = page.getByRole('article', { name: 'Trabajo' });
    await expect(card.getByText('Pendiente de enviar')).toBeVisible();
    await expect.poll(() => refused).toBeGreaterThan(0);
    const refusedOffline = refused;
    await context.setOffline(false);
    await expect.poll(() => refused).toBeGreaterThan(refusedOffline);
    refuses = false;
    await expect(card.getByText('Pendiente de enviar')).toHaveCount(0, { timeout: 30_000 });
    expect(await storedJob(owner.email)).toBe('En el metro');
    forgiveOfflineNoise(pageErrors);
  });
});

test('a draft whose field was changed elsewhere meanwhile is not sent: the card asks for its owner', async ({
  page,
  owner,
  context,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  await aSavedCard(page, freshSlug('disputa'));
  await context.setOffline(true);
  await page.getByLabel('Cargo').fill('En el metro');
  await page.getByLabel('Empresa').fill('Luz');
  await openCards(page);
  const cards = await server.db
    .collection('cards')
    .where('userId', '==', await server.uidOf(owner.email))
    .get();
  const revision = Number(cards.docs[0]!.get('revision')) + 1;
  await cards.docs[0]!.ref.update({ 'profile.jobTitle': 'Desde casa', revision });

  await context.setOffline(false);
  const card = page.getByRole('article', { name: 'Trabajo' });
  await expect(card.getByText('Cambios por revisar')).toBeVisible({ timeout: 60_000 });
  expect(await storedJob(owner.email)).toBe('Desde casa');
  // Changes without a conflict were sent.
  await expect
    .poll(async () => (await cards.docs[0]!.ref.get()).get('profile.company'), { timeout: 20_000 })
    .toBe('Luz');
  await card.getByRole('link', { name: 'Editar' }).click();
  await expect(page.getByText('Esta tarjeta se ha cambiado en otra pestaña')).toBeVisible();
  await expect(page.getByLabel('Cargo')).toHaveValue('En el metro');
  forgiveOfflineNoise(pageErrors);
});

test('signing out with waiting changes asks: those that stay are sent at the next sign-in, those given up never', async ({
  page,
  owner,
  context,
  pageErrors,
}) => {
  test.setTimeout(150_000);
  const slug = freshSlug('salir');
  await aSavedCard(page, slug);
  const question = page.getByRole('dialog', { name: 'Hay cambios sin enviar' });

  await context.setOffline(true);
  await page.getByLabel('Cargo').fill('En el metro');
  await page.getByRole('button', { name: 'Cerrar Sesión', exact: true }).click();
  await expect(question).toContainText('Una tarjeta tiene cambios');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByLabel('Cargo')).toHaveValue('En el metro');
  await page.getByRole('button', { name: 'Cerrar Sesión', exact: true }).click();
  await question.getByRole('button', { name: 'Cerrar sesión y conservar' }).click();
  await expect(page).toHaveURL(/\/login/);
  await context.setOffline(false);
  await signIn(page, owner);
  await expect.poll(() => storedJob(owner.email), { timeout: 30_000 }).toBe('En el metro');

  await page.goto(`${addresses.shell}/tarjeta/edit/${slug}`);
  await expect(page.getByLabel('Cargo')).toHaveValue('En el metro');
  await context.setOffline(true);
  await page.getByLabel('Cargo').fill('Mejor no');
  await page.getByRole('button', { name: 'Cerrar Sesión', exact: true }).click();
  await question.getByRole('button', { name: 'Descartar y cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => cachedDocuments(page)).toBe(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Mejor no');
  await context.setOffline(false);
  await storeSession(page, owner);
  await page.goto(`${addresses.shell}/tarjeta/edit/${slug}`);
  await expect(page.getByLabel('Cargo')).toHaveValue('En el metro');
  await expect(page.getByRole('status').filter({ hasText: /^Guardado/ })).toBeVisible();
  expect(await storedJob(owner.email)).toBe('En el metro');
  forgiveOfflineNoise(pageErrors);
});

test('an account without cards that opens without a network reads so, and loads when there is one', async ({
  page,
  owner,
  context,
  pageErrors,
}) => {
  expect(owner.name).toBe('Eva Prueba');
  await page.goto(`${addresses.shell}/dashboard`);
  await expect(page.getByText('Crea tu primera tarjeta').first()).toBeVisible();
  await cachedForOffline(page);
  await context.setOffline(true);
  for (const path of ['/dashboard', '/dashboard/tarjetas']) {
    await page.goto(addresses.shell + path);
    await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible({ timeout: 20_000 });
  }
  await context.setOffline(false);
  await expect(page.getByText('Crea tu primera tarjeta')).toBeVisible({ timeout: 30_000 });
  forgiveOfflineNoise(pageErrors);
});
