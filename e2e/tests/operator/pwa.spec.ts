import { devices, type Page } from '@playwright/test';
import { addresses } from '../../fixtures/addresses';
import { AHEAD } from '../../fixtures/releases/ahead';
import { forgiveOfflineNoise, cachedForOffline } from '../../fixtures/releases/service-worker';
import { ANA, expect, signIn, test } from '../../fixtures/test';

test.use(AHEAD);

/** Waits until the worker controls the page. */
async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 45_000 });
}

/** Records the messages of the worker to this page. */
async function listen(
  page: Page,
): Promise<() => Promise<{ type: string; payload?: { updatedURL: string } }[]>> {
  await page.evaluate(() => {
    const received: unknown[] = [];
    Object.assign(window, { heard: received });
    navigator.serviceWorker.addEventListener('message', ({ data }) => received.push(data));
  });
  return () => page.evaluate(() => (window as unknown as { heard: [] }).heard);
}

/** Sends the worker a message and waits until it has handled it. */
function ask(page: Page, message: object): Promise<unknown> {
  return page.evaluate(
    (requested) =>
      new Promise((resolve) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = ({ data }) => resolve(data);
        navigator.serviceWorker.controller!.postMessage(requested, [channel.port2]);
      }),
    message,
  );
}

test('the worker answers for the app’s pages and leaves visitors’ cards alone', async ({ page }) => {
  await page.goto(addresses.shell);
  await controlled(page);
  const app = await page.goto(`${addresses.shell}/login`);
  expect(app!.fromServiceWorker()).toBe(true);
  expect(app!.headers()['content-security-policy']).toContain("default-src 'none'");
  const card = await page.goto(`${addresses.shell}/c/ana-garcia`);
  expect([card!.status(), card!.fromServiceWorker()]).toEqual([200, false]);
  expect(await card!.text()).toContain('Ana García');
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached.filter((path) => path.startsWith('/c/'))).toEqual([]);
});

test('a page that was reloaded past the worker comes under its control again', async ({ page, context }) => {
  await page.goto(addresses.shell);
  await controlled(page);
  // Noted as the page begins: it may have been claimed again by the time that it has loaded.
  await page.addInitScript(() => {
    Object.assign(window, { beganControlled: navigator.serviceWorker.controller !== null });
  });
  const browser = await context.newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await browser.send('Page.reload', { ignoreCache: true });
  await loaded;
  const began = await page.evaluate(
    () => (window as unknown as { beganControlled: boolean }).beganControlled,
  );
  expect(began).toBe(false);
  await controlled(page);
});

test('a page that even the cache has lost says that there is no network', async ({
  page,
  context,
  pageErrors,
}) => {
  await page.goto(addresses.shell);
  await controlled(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (new URL(request.url).pathname === '/login.html') await cache.delete(request);
      }
    }
  });
  await context.setOffline(true);
  await page.goto(`${addresses.shell}/login`);
  await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Reintentar' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  forgiveOfflineNoise(pageErrors);
});

test('a remote whose site is down is opened from what the worker kept', async ({
  page,
  context,
  pageErrors,
}) => {
  test.setTimeout(150_000);
  await signIn(page, ANA);
  await cachedForOffline(page);
  let refused = 0;
  await context.route(
    (url) => url.origin === addresses.userApp,
    (route) => {
      refused++;
      return route.fulfill({ status: 503, body: 'down' });
    },
  );
  await page.goto(`${addresses.shell}/dashboard/tarjetas`);
  await expect(page.getByRole('article', { name: 'Trabajo' })).toBeVisible();
  expect(refused).toBeGreaterThan(0);
  pageErrors.splice(0);
});

test('S7.07 the worker of the whole site speaks the four messages', async ({ page, context }) => {
  test.setTimeout(150_000);
  await signIn(page, ANA);
  await cachedForOffline(page);
  const worker = await page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration();
    return [new URL(found!.scope).pathname, new URL(found!.active!.scriptURL).pathname];
  });
  expect(worker).toEqual(['/', '/sw.js']);
  const messages = await listen(page);
  const types = async () => (await messages()).map(({ type }) => type);

  // CACHE_UPDATED: the remote's site names another release than the cached one.
  const pointer = `${addresses.userApp}/remote.json`;
  await page.evaluate(async (url) => {
    const former = new Response('{"current":{"entry":"/remoteEntry.00000000.js"}}');
    await (await caches.open('tarjetero-pointers')).put(url, former);
    await fetch(url);
  }, pointer);
  await expect
    .poll(messages)
    .toEqual([{ type: 'CACHE_UPDATED', payload: { cacheName: 'tarjetero-pointers', updatedURL: pointer } }]);
  // The cached answer is still the same: no message.
  await page.evaluate((url) => fetch(url).then((response) => response.text()), pointer);

  // BACKGROUND_SYNC_SUCCESS: the browser informs the worker that the network is back.
  const devtools = await context.newCDPSession(page);
  const registrationId = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === `${addresses.shell}/`);
      if (found) resolve(found.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin: addresses.shell,
    registrationId: await registrationId,
    tag: 'tarjetero-pending',
    lastChance: false,
  });
  await expect.poll(types).toEqual(['CACHE_UPDATED', 'BACKGROUND_SYNC_SUCCESS']);

  // SKIP_WAITING is answered by any worker; what it does to a waiting one is the update's own journey.
  expect(await ask(page, { type: 'SKIP_WAITING' })).toEqual({ type: 'SKIP_WAITING' });

  // CLEAR_CACHE: nothing is left, and the app goes on from the network.
  expect(await page.evaluate(() => caches.keys())).not.toEqual([]);
  expect(await ask(page, { type: 'CLEAR_CACHE' })).toEqual({ type: 'CLEAR_CACHE' });
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Ana' })).toBeVisible();
});

const DAY_MS = 24 * 60 * 60 * 1000;

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use(phone);

  /** Dispatches Chrome's event for an app that can be installed. */
  const offerInstallation = (page: Page, outcome: 'accepted' | 'dismissed') =>
    page.evaluate((answer) => {
      const prompt = async () => {
        Object.assign(window, { asked: true });
        return { outcome: answer };
      };
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
    }, outcome);
  const banner = (page: Page) => page.getByRole('complementary', { name: 'Instalar la aplicación' });

  test('S4.12 installing is offered in the dashboard, and not again for thirty days once refused', async ({
    page,
  }) => {
    await page.goto(addresses.shell);
    await controlled(page);
    await offerInstallation(page, 'accepted');
    await expect(banner(page)).toHaveCount(0);
    await signIn(page, ANA);
    await controlled(page);
    await offerInstallation(page, 'accepted');
    await banner(page).getByRole('button', { name: 'Ahora no' }).click();
    await expect(banner(page)).toHaveCount(0);

    const visitLater = async (days: number) => {
      await page.evaluate((past) => {
        const at = Number(localStorage.getItem('tarjetero.install-dismissed-at'));
        localStorage.setItem('tarjetero.install-dismissed-at', String(at - past));
      }, days * DAY_MS);
      await page.reload();
      await controlled(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await offerInstallation(page, 'accepted');
    };
    await visitLater(29);
    await expect(page.getByText('Taller de cerámica').first()).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await visitLater(2);
    await banner(page).getByRole('button', { name: 'Instalar' }).click();
    expect(await page.evaluate(() => 'asked' in window)).toBe(true);
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await expect(page.getByText('Tarjetero está instalado')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: devices['iPhone 14'].userAgent, viewport: { width: 390, height: 844 } });

  test('where only the browser’s own menu installs, the dashboard says how', async ({ page }) => {
    await signIn(page, ANA);
    const hint = page.getByRole('complementary', { name: 'Instalar la aplicación' });
    await expect(hint).toContainText('toca Compartir y después «Añadir a pantalla de inicio»');
    await hint.getByRole('button', { name: 'Entendido' }).click();
    await expect(hint).toHaveCount(0);
  });
});

test('the manifest names the app, where it starts, its shortcuts and icons of the sizes it says', async ({
  page,
  request,
}) => {
  await page.goto(addresses.shell);
  const manifest = await (await request.get(`${addresses.shell}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ short_name: 'Tarjetero', start_url: '/dashboard', display: 'standalone' });
  expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual(['Nueva tarjeta', 'Tarjetas']);
  for (const { src, sizes } of manifest.icons) {
    const drawn = await page.evaluate(async (url) => {
      const bitmap = await createImageBitmap(await (await fetch(url)).blob());
      return `${bitmap.width}x${bitmap.height}`;
    }, src);
    expect(drawn, src).toBe(sizes);
  }
  // Chrome's own check.
  const devtools = await page.context().newCDPSession(page);
  const { errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // The journeys' windows are private ones, which install nothing.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
