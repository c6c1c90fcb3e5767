import type { BrowserContext, Page } from '@playwright/test';
import { addresses } from '../../../fixtures/addresses';
import { AHEAD } from '../../../fixtures/releases/ahead';
import { expectAccessible } from '../../../fixtures/looks/axe';
import { server } from '../../../fixtures/server';
import { expect, test } from '../../../fixtures/test';

// A browser without a window has no push service: it can't be subscribed, but its worker gets what the debugger delivers. The shell
// that other journeys run in shows no notifications at all.
test.use({
  ...AHEAD,
  permissions: ['notifications'],
  launchOptions: {
    executablePath: process.env['CHROME_WHOLE_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  },
});

/** Gives the page a subscription with keys of its own, as a browser with a push service would. */
async function standInForThePushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let subscription: object | null = null;
    PushManager.prototype.getSubscription = () => Promise.resolve(subscription as PushSubscription | null);
    PushManager.prototype.subscribe = async (options) => {
      const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
        'deriveBits',
      ]);
      const keys = {
        p256dh: await crypto.subtle.exportKey('raw', publicKey),
        auth: crypto.getRandomValues(new Uint8Array(16)).buffer,
      };
      const name = String(options?.applicationServerKey).slice(0, 20);
      subscription = {
        endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
        getKey: (key: 'p256dh' | 'auth') => keys[key],
        unsubscribe: () => {
          subscription = null;
          return Promise.resolve(true);
        },
      };
      return subscription as PushSubscription;
    };
  });
}

/** Switches the notifications of the device on in Configuración; returns the switch, and the devices of the account. */
async function notifyHere(page: Page, email: string) {
  await standInForThePushService(page);
  const uid = await server.uidOf(email);
  const devices = server.db.collection(`users/${uid}/pushSubscriptions`);
  await page.goto(`${addresses.shell}/dashboard/settings`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 45_000 });
  await page.reload();
  const here = page.getByRole('switch', { name: 'Avisarme en este dispositivo' });
  await here.click();
  await expect(here).toBeChecked();
  return { here, devices };
}

/** Returns a function that delivers a push to the worker of the product's site. */
async function deliverer(page: Page): Promise<(data: string) => Promise<void>> {
  const debuggerOf = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    debuggerOf.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${addresses.shell}/`);
      if (own) resolve(own.registrationId);
    }),
  );
  await debuggerOf.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (data) => {
    await debuggerOf.send('ServiceWorker.deliverPushMessage', {
      origin: addresses.shell,
      registrationId,
      data,
    });
  };
}

/** Lists what the browser shows to the person. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** Dispatches the press of a shown notification to the worker, as the browser does. */
async function press(context: BrowserContext, tag: string): Promise<void> {
  const worker = context.serviceWorkers().find((one) => one.url().startsWith(addresses.shell))!;
  await worker.evaluate(async (named) => {
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, init: object) => Event;
    };
    const [notification] = await scope.registration.getNotifications({ tag: named });
    if (!notification) throw new Error(`no notification ${named}`);
    self.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  }, tag);
}

const BOOKED = {
  title: 'Nueva reserva de Eva Ruiz',
  text: 'Corte · 3 de marzo de 2026 a las 10:00',
  path: '/dashboard/bookings?reserva=reserva1',
  tag: 'reserva1',
};

test('an owner has their device notified, gets what comes, and follows it in one press', async ({
  page,
  context,
  owner,
}) => {
  const { devices } = await notifyHere(page, owner.email);
  await expect(page.getByText('Te avisaremos en este dispositivo')).toBeVisible();
  const [device] = (await devices.get()).docs.map((found) => found.data());
  expect(device).toMatchObject({
    endpoint: expect.stringMatching(/^https:\/\/fcm\.googleapis\.com\/fcm\/send\/B/) as unknown,
    p256dh: expect.stringMatching(/^B[\w-]{86}$/) as unknown,
    auth: expect.stringMatching(/^[\w-]{22}$/) as unknown,
  });
  await expectAccessible(page, 'Configuración with a device that is notified');

  const deliver = await deliverer(page);
  await deliver(JSON.stringify(BOOKED));
  const { title, text: body, tag } = BOOKED;
  await expect.poll(() => shown(page)).toEqual([{ title, body, tag }]);
  // The same again is shown once; a message that can't be read is shown with a general text, and another site is never opened.
  await deliver(JSON.stringify(BOOKED));
  await deliver('{');
  await deliver(JSON.stringify({ ...BOOKED, tag: 'otra', path: '//malo.example/' }));
  await expect
    .poll(async () => (await shown(page)).map((one) => `${one.tag}: ${one.title}`).sort())
    .toEqual([`novedades: Tienes novedades`, `otra: ${title}`, `reserva1: ${title}`]);
  await press(context, 'otra');
  await expect(page).toHaveURL(`${addresses.shell}/dashboard`);
  await press(context, 'reserva1');
  await expect(page).toHaveURL(`${addresses.shell}${BOOKED.path}`);
  await expect.poll(async () => (await shown(page)).map((one) => one.tag)).toEqual(['novedades']);
});

test('an owner ends the notifications of their device', async ({ page, owner }) => {
  const { here, devices } = await notifyHere(page, owner.email);
  await expect.poll(async () => (await devices.get()).size).toBe(1);
  await here.click();
  await expect(here).not.toBeChecked();
  await expect.poll(async () => (await devices.get()).size).toBe(0);
});

test.describe('where the browser keeps no worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('Configuración says that this device can’t be notified', async ({ page, owner }) => {
    expect(owner.email).toContain('@');
    await page.goto(`${addresses.shell}/dashboard/settings`);
    await expect(page.getByText(/^Este navegador no/)).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Avisarme en este dispositivo' })).toHaveCount(0);
  });
});
