import { addresses } from '../../fixtures/addresses';
import { AHEAD } from '../../fixtures/releases/ahead';
import { buildKillWorker, serveInFrontOf } from '../../fixtures/releases/worker-site';
import { expect, test } from '../../fixtures/test';

test.use(AHEAD);

const SITES = [
  { app: 'shell', site: addresses.shell, path: '/login' },
  { app: 'public-card', site: addresses.publicCard, path: '/c/ana-garcia' },
] as const;

/** Records in a page that it has registered its worker. */
function noteRegistration(): void {
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = async function (...wanted) {
    const registration = await register.apply(this, wanted);
    Object.assign(globalThis, { registeredWorker: true });
    return registration;
  };
}

for (const { app, site, path } of SITES) {
  test(`a release with the kill switch takes the worker of ${app} away, with all that it kept`, async ({
    page,
  }) => {
    const served = await serveInFrontOf(site);
    const kill = await buildKillWorker(app);
    // A page that is taken over may reload in the middle of a question.
    const cacheNames = () => page.evaluate(() => caches.keys()).catch(() => null);
    // Checks for an update at each poll: a check that began before the release sees the old worker, and the browser joins later ones to it.
    const workersAfterCheck = () =>
      page
        .evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          await registration?.update().catch(() => undefined);
          return (await navigator.serviceWorker.getRegistrations()).length;
        })
        .catch(() => null);
    await page.addInitScript(noteRegistration);
    await page.goto(served.origin + path);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 45_000 });
    await page.reload();
    await expect.poll(cacheNames).not.toEqual([]);
    // A page that registers its worker while that is being removed gets it back.
    await page.waitForFunction(() => 'registeredWorker' in globalThis);

    served.releaseWorker(kill);
    await expect.poll(workersAfterCheck).toBe(0);
    await expect.poll(cacheNames).toEqual([]);
    // The open page keeps working, and the next comes from the network.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const again = await page.reload();
    expect(again!.fromServiceWorker()).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Further requests of the page would fail, and be logged.
    await page.close();
    await served.close();
  });
}
