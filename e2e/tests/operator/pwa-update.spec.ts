import type { Page, Request } from '@playwright/test';
import { buildNextShell, serveShell, type ReleaseServer } from '../../fixtures/releases/release-server';
import { CORE } from '../../fixtures/tags';
import { expect, test } from '../../fixtures/test';
import { AHEAD } from '../../fixtures/releases/ahead';

test.use(AHEAD);

const QUESTION = '¡Nueva versión disponible! ¿Quieres actualizar ahora para obtener las últimas mejoras?';

let next: Awaited<ReturnType<typeof buildNextShell>>;
let site: ReleaseServer;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  next = await buildNextShell();
});
test.afterAll(() => next?.remove());
test.beforeEach(async () => {
  site = await serveShell();
});
test.afterEach(() => site.close());

/** Opens a page whose clock the test controls, with the worker of the first release in charge. */
async function openFirstRelease(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(site.origin + path);
  await expect(page.getByRole('main')).toBeVisible();
  await waitForControl(page);
}

/** Waits until the worker controls the page, whose clock goes on meanwhile. */
async function waitForControl(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1000);
        return page.evaluate(() => navigator.serviceWorker.controller !== null);
      },
      { timeout: 45_000 },
    )
    .toBe(true);
}

/**
 * Keeps a page busy, so that idle work doesn't run.
 *
 * @returns Lets it be idle.
 */
async function keepBusy(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    globalThis.requestIdleCallback = (callback) => waiting.push(callback);
    const becomeIdle = () => {
      globalThis.requestIdleCallback = (callback) => window.setTimeout(callback);
      for (const callback of waiting) callback({ didTimeout: false, timeRemaining: () => 50 });
    };
    Object.assign(globalThis, { becomeIdle });
  });
  return () => page.evaluate(() => (globalThis as unknown as { becomeIdle: () => void }).becomeIdle());
}

/** Stops the page's clock, which only the test moves from now on. */
async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

/** Lets the page's next check find the new release. */
async function waitForCheck(page: Page): Promise<void> {
  await page.clock.runFor(31_000);
  await expect
    .poll(
      () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state),
      {
        timeout: 45_000,
      },
    )
    .toBe('installed');
}

/**
 * Touches a page, which makes it load the SDK. That comes before the update is requested: while the former worker is
 * fetching, a browser under test may not let the next one take over.
 */
async function touch(page: Page): Promise<void> {
  const loading = new Set<Request>();
  page.on('request', (request) => loading.add(request));
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  const begun = page.waitForRequest(/\/assets\//);
  await page.getByRole('heading', { level: 1 }).click();
  await begun;
  await expect.poll(() => loading.size).toBe(0);
}

const isNextRelease = (page: Page) => page.evaluate(() => 'nextRelease' in globalThis);
const prompt = (page: Page) => page.getByRole('complementary', { name: 'Actualización' });

test(
  'S8.17 S4.12 a release while the app is open is offered; «Actualizar» brings it with one reload',
  CORE,
  async ({ page }) => {
    await openFirstRelease(page, '/');
    let loads = 0;
    page.on('load', () => loads++);
    site.release(next.folder);
    await waitForCheck(page);
    await expect(prompt(page)).toContainText(QUESTION);
    expect(await isNextRelease(page)).toBe(false);
    await prompt(page).getByRole('button', { name: 'Más tarde' }).click();
    await expect(prompt(page)).toHaveCount(0);
    expect(loads).toBe(0);

    // When put off, the release waits for the next visit, which offers it again.
    await page.reload();
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return prompt(page).count();
      })
      .toBe(1);
    expect(await isNextRelease(page)).toBe(false);
    loads = 0;
    await touch(page);
    await prompt(page).getByRole('button', { name: 'Actualizar' }).click();
    // The worker that waits takes over first, and the page is reloaded.
    await expect.poll(() => isNextRelease(page).catch(() => false), { timeout: 20_000 }).toBe(true);
    await expect(page.getByRole('main')).toBeVisible();
    await expect.poll(() => loads).toBe(1);
    await page.clock.runFor(60_000);
    expect(loads).toBe(1);
    await expect(prompt(page)).toHaveCount(0);
  },
);

test('the offer to update waits while somebody types', async ({ page }) => {
  await openFirstRelease(page, '/login');
  await holdClock(page);
  await page.getByLabel('Email').pressSequentially('eva@');
  site.release(next.folder);
  await waitForCheck(page);
  // Half a minute later the cursor is still in the unfinished address.
  await expect(prompt(page)).toHaveCount(0);
  await page.getByLabel('Email').pressSequentially('ejemplo.com');
  await page.getByRole('heading', { level: 1 }).click();
  await page.clock.runFor(2000);
  await expect(prompt(page)).toHaveCount(0);
  await page.clock.runFor(5000);
  await expect(prompt(page)).toContainText(QUESTION);
  await expect(page.getByLabel('Email')).toHaveValue('eva@ejemplo.com');
});

test('an update asked for in one tab reloads the others, save those that hold typed text', async ({
  page,
  context,
}) => {
  await openFirstRelease(page, '/');
  const idle = await context.newPage();
  await openFirstRelease(idle, '/legal/privacidad');
  const busy = await context.newPage();
  const becomeIdle = await keepBusy(busy);
  await openFirstRelease(busy, '/login');
  // Typed before the last part of the screen is loaded.
  await busy.getByLabel('Email').fill('eva@ejemplo.com');
  await becomeIdle();
  site.release(next.folder);
  await waitForCheck(page);
  await touch(page);
  await prompt(page).getByRole('button', { name: 'Actualizar' }).click();
  // The worker that waits takes over first, and the page is reloaded.
  await expect.poll(() => isNextRelease(page).catch(() => false), { timeout: 20_000 }).toBe(true);
  await expect.poll(() => isNextRelease(idle).catch(() => false)).toBe(true);
  await busy.getByRole('heading', { level: 1 }).click();
  await busy.clock.runFor(10_000);
  await expect(prompt(busy)).toBeVisible();
  expect(await isNextRelease(busy)).toBe(false);
  await expect(busy.getByLabel('Email')).toHaveValue('eva@ejemplo.com');
  await prompt(busy).getByRole('button', { name: 'Actualizar' }).click();
  await expect.poll(() => isNextRelease(busy).catch(() => false)).toBe(true);
});

test(
  'S9.11 S7.07 the worker is asked to update every 30 seconds, while the page is visible',
  CORE,
  async ({ page }) => {
    // A check that begins while another one is under way makes no request of its own: the browser joins them.
    await page.addInitScript(() => {
      const { update } = ServiceWorkerRegistration.prototype;
      let underWay = 0;
      ServiceWorkerRegistration.prototype.update = function () {
        underWay++;
        return update.call(this).finally(() => underWay--);
      };
      Object.assign(globalThis, { isChecking: () => underWay > 0 });
    });
    await openFirstRelease(page, '/');
    const workerRequests = () => site.requestsFor('/sw.js');
    const isChecking = () =>
      page.evaluate(() => (globalThis as unknown as { isChecking: () => boolean }).isChecking());
    await holdClock(page);
    await expect.poll(isChecking).toBe(false);
    const before = workerRequests();
    for (const times of [1, 2, 3]) {
      await page.clock.runFor(30_000);
      await expect.poll(workerRequests).toBe(before + times);
      await expect.poll(isChecking).toBe(false);
    }
    const show = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await show('hidden');
    await page.clock.runFor(150_000);
    // Checks are done one after another: when this one is, any before it are.
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    expect(workerRequests()).toBe(before + 4);
    // Back in view the page checks at once, as it has missed some checks.
    await show('visible');
    await expect.poll(workerRequests).toBe(before + 5);
  },
);

test('a worker that could not be installed, as a file did not come, is installed at the next check', async ({
  page,
}) => {
  site.fail('/offline.html');
  await page.clock.install();
  await page.goto(site.origin);
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1000);
        return site.requestsFor('/offline.html');
      },
      { timeout: 45_000 },
    )
    .toBeGreaterThan(0);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  site.fail(null);
  await page.clock.runFor(30_000);
  await waitForControl(page);
});
