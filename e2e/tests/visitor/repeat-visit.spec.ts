import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { addresses } from '../../fixtures/addresses';
import { AHEAD } from '../../fixtures/releases/ahead';
import { publishCard } from '../../fixtures/panel';
import { call, idTokenOf, server } from '../../fixtures/server';
import { CORE } from '../../fixtures/tags';
import { expect, test, type Person } from '../../fixtures/test';

test.use(AHEAD);

const BEFORE = 'Eva Prueba';
const AFTER = 'Eva Cambiada';

/** Delay of each answer of a slow network, in milliseconds: enough to act while the server hasn't answered. */
const SLOW_MS = 4000;

const name = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text });

/** Hides the user activation from a page: an evaluation by the test counts as a press, after which a card isn't replaced for a while. */
const hidePresses = () => Object.defineProperty(navigator, 'userActivation', { value: undefined });

/** Publishes a card and opens it once, so that the visitor's browser caches it. */
async function seenCard(owner: Person, context: BrowserContext, { isPressed = false } = {}) {
  const { cardId, slug } = await publishCard(owner, BEFORE);
  const url = `${addresses.publicCard}/c/${slug}`;
  const page = await context.newPage();
  if (!isPressed) await page.addInitScript(hidePresses);
  await page.goto(url);
  const cachedStatus = () => page.evaluate(async (address) => (await caches.match(address))?.status, url);
  await expect.poll(cachedStatus, { timeout: 45_000 }).toBe(200);
  await page.goto('about:blank');
  const rename = () => server.db.doc(`publicCards/${slug}`).update({ 'profile.name': AFTER });
  const asOwner = async (command: string) => {
    const { status } = await call(command, await idTokenOf(owner), { cardId });
    expect(status).toBe(200);
  };
  return { page, url, rename, asOwner, cachedStatus };
}

const SLOW_NETWORK = { offline: false, latency: SLOW_MS, downloadThroughput: -1, uploadThroughput: -1 };

/** Slows the network of a page down, and that of the cards' worker. */
async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  const browser = await page.context().browser()!.newBrowserCDPSession();
  const { targetInfos } = await browser.send('Target.getTargets');
  const worker = targetInfos.find(
    ({ type, browserContextId, url }) =>
      type === 'service_worker' &&
      browserContextId === targetInfo.browserContextId &&
      url.startsWith(addresses.publicCard),
  )!;
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId: worker.targetId });
  for (const [id, method] of ['Network.enable', 'Network.emulateNetworkConditions'].entries())
    await browser.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params: id === 0 ? {} : SLOW_NETWORK }),
    });
  return session;
}

/** Returns where the browser got a page, by its own account of the worker's routes. */
const sourceOf = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return (entry as PerformanceNavigationTiming & { workerFinalSourceType?: string }).workerFinalSourceType;
  });

test(
  'a card that was seen shows at once, and becomes the new one by itself if it has changed, counted once',
  CORE,
  async ({ owner, context }) => {
    const { page, url, rename } = await seenCard(owner, context);
    const views: string[] = [];
    page.on('request', (request) => {
      const body = request.url().includes('/v/') ? request.postData() : null;
      if (body?.includes('"look"')) views.push(body);
    });
    await rename();
    await slowDown(page);
    await page.goto(url);
    await expect(name(page, BEFORE)).toBeVisible();
    await expect(name(page, AFTER)).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => views.length, { timeout: 30_000 }).toBe(1);

    // The cached page is the new one now, which the server confirms.
    await page.goto('about:blank');
    await page.goto(url);
    await expect(name(page, AFTER)).toBeVisible();
    await expect.poll(() => views.length, { timeout: 30_000 }).toBe(2);
  },
);

test('a card that was seen is shown without waiting for the worker, by its code and in its languages too', async ({
  owner,
  context,
}) => {
  const { page, url, rename } = await seenCard(owner, context);
  for (const query of ['', '?s=qr']) {
    // It is counted once the server has confirmed it; what changes later doesn't replace it.
    const counted = page.waitForRequest((request) => request.url().includes('/v/'));
    await page.goto(url + query);
    await expect(name(page, BEFORE)).toBeVisible();
    expect(await sourceOf(page)).toBe('cache');
    await counted;
  }
  // A page that this browser opens for the first time comes from the network, bypassing the worker, and is cached all the same.
  await rename();
  await page.goto(`${url}?lang=en`);
  await expect(name(page, AFTER)).toBeVisible();
  expect(await sourceOf(page)).toBe('network');
  await expect
    .poll(
      async () => {
        await page.goto('about:blank');
        await page.goto(`${url}?lang=en`);
        return sourceOf(page);
      },
      { timeout: 30_000 },
    )
    .toBe('cache');
  await expect(name(page, AFTER)).toBeVisible();
});

test('a card that was paused or deleted is left by itself', async ({ owner, context }) => {
  const { page, url, asOwner, cachedStatus } = await seenCard(owner, context);
  const session = await slowDown(page);
  await asOwner('pauseCard');
  await page.goto(url);
  await expect(name(page, BEFORE)).toBeVisible();
  await expect(name(page, 'Tarjeta en pausa')).toBeVisible({ timeout: 30_000 });

  // A page that says so isn't shown before the server has answered. This visit is left before the card's script has run.
  await asOwner('resumeCard');
  await page.goto('about:blank');
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto(url);
  await expect(name(page, BEFORE)).toBeVisible({ timeout: 30_000 });
  await session.send('Emulation.setScriptExecutionDisabled', { value: false });
  await asOwner('deleteCard');
  await page.goto('about:blank');
  await page.goto(url);
  await expect(name(page, BEFORE)).toBeHidden({ timeout: 30_000 });
  await expect.poll(cachedStatus).toBeUndefined();
});

test('a card that has changed waits until what is open over it is closed', async ({ owner, context }) => {
  const { page, url, rename } = await seenCard(owner, context);
  await rename();
  await slowDown(page);
  await page.goto(url);
  await page.getByRole('link', { name: 'Código QR' }).click();
  const code = page.getByRole('dialog');
  await expect(code).toBeVisible({ timeout: 30_000 });
  const text = () => page.evaluate(async (address) => (await caches.match(address))?.text(), url);
  await expect.poll(text, { timeout: 30_000 }).toContain(AFTER);
  await expect(code).toBeVisible();
  await code.getByRole('button', { name: 'Cerrar' }).click();
  await expect(name(page, AFTER)).toBeVisible({ timeout: 30_000 });
});

test('a pressed link is followed though the card turns out to have changed', async ({ owner, context }) => {
  const { page, url, rename } = await seenCard(owner, context, { isPressed: true });
  await rename();
  await slowDown(page);
  const onlooker = await context.newPage();
  await onlooker.goto(`${addresses.publicCard}/robots.txt`);
  const text = () => onlooker.evaluate(async (address) => (await caches.match(address))?.text(), url);
  // The link's page takes its time: the card's answer comes first.
  await page.route(`${addresses.shell}/`, async (route) => {
    await expect.poll(text, { timeout: 30_000 }).toContain(AFTER);
    await page.waitForTimeout(1500);
    await route.fulfill({ contentType: 'text/html', body: '<h1>Otro sitio</h1>' });
  });
  await page.goto(url);
  await expect(name(page, BEFORE)).toBeVisible();
  await page.getByRole('link', { name: 'Hecho con Tarjetero' }).click({ noWaitAfter: true });
  await expect(name(page, 'Otro sitio')).toBeVisible({ timeout: 40_000 });
});

test('its owner’s link and a reload show the card as the server has it', async ({ owner, context }) => {
  const { page, url, rename } = await seenCard(owner, context);
  await rename();
  await page.goto(`${url}?v=2`);
  await expect(name(page, AFTER)).toBeVisible();
  const navigation = () =>
    page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type);
  expect(await navigation()).toBe('navigate');
  await server.db.doc(`publicCards/${url.split('/c/')[1]!}`).update({ 'profile.name': BEFORE });
  await page.reload();
  await expect(name(page, BEFORE)).toBeVisible();
});
