import type { Page, Route } from '@playwright/test';
import { addresses } from '../../fixtures/addresses';
import { AHEAD } from '../../fixtures/releases/ahead';
import { intercept } from '../../fixtures/intercept';
import { server } from '../../fixtures/server';
import { sharedModulesIn } from '../../fixtures/releases/shared-modules';
import { ALONE, CORE } from '../../fixtures/tags';
import { expect, fillSignIn, openHome, openSignIn, signIn, test } from '../../fixtures/test';

test.use(AHEAD);

type Answer = (route: Route) => Promise<void>;

const everything = () => true;

/** Ways in which a remote can be broken: the affected files, and the answer in place of them. */
const FAULTS: [name: string, concerns: (pathname: string) => boolean, answer: Answer][] = [
  ['is down', everything, (route) => route.abort()],
  ['answers 500', everything, (route) => route.fulfill({ status: 500, body: 'boom' })],
  [
    'is half-deployed: its pointer names an entry that isn’t there',
    (pathname) => pathname.includes('remoteEntry'),
    (route) => route.fulfill({ status: 404 }),
  ],
  [
    'serves another entry than it announces',
    (pathname) => pathname.includes('remoteEntry'),
    (route) =>
      route.fulfill({
        body: 'globalThis.user_app = {}',
        contentType: 'application/javascript',
        headers: { 'access-control-allow-origin': '*' },
      }),
  ],
  [
    'has lost the files of its screens',
    (pathname) => pathname.startsWith('/assets/frame.'),
    (route) => route.fulfill({ status: 404 }),
  ],
];

const breakUserApp = (page: Page, concerns: (pathname: string) => boolean, answer: Answer) =>
  // On the context, as the service worker makes requests too.
  intercept(
    page.context(),
    (address) => address.origin === addresses.userApp && concerns(address.pathname),
    answer,
  );

test.describe('before the worker keeps anything', () => {
  // Its cache would be shown instead; that is a journey of its own (pwa.spec.ts).
  test.use({ serviceWorkers: 'block' });

  for (const [name, concerns, answer] of FAULTS) {
    test(
      `S2.02 a remote that ${name} costs its own screens only, and a retry recovers without reloading`,
      name === 'is down' ? CORE : {},
      async ({ page, pageErrors }) => {
        await signIn(page, { email: 'luis@tarjetero.test', password: 'tarjetero' });
        const mend = await breakUserApp(page, concerns, answer);
        await page.goto(`${addresses.shell}/dashboard`);
        await expect(page.getByRole('heading', { name: 'Error loading Dashboard page' })).toBeVisible({
          timeout: 30_000,
        });
        await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
        // A second failure is reported in the same way.
        await page.getByRole('button', { name: 'Reintentar' }).click();
        await expect(page.getByRole('heading', { name: 'Error loading Dashboard page' })).toBeVisible({
          timeout: 30_000,
        });
        mend();
        await page.getByRole('button', { name: 'Reintentar' }).click();
        await expect(page.getByRole('heading', { level: 1, name: /Hola/ })).toBeVisible({ timeout: 30_000 });
        expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
        pageErrors.splice(0);
      },
    );
  }

  test('a remote whose scripts were pages for a while is back with one press', async ({
    page,
    pageErrors,
  }) => {
    await signIn(page, { email: 'luis@tarjetero.test', password: 'tarjetero' });
    // The browser prefetches and caches them: the entry, the frame and the screen.
    const mend = await breakUserApp(
      page,
      (pathname) => pathname.endsWith('.js'),
      (route) =>
        route.fulfill({
          body: '<!doctype html><title>Tarjetero</title>',
          contentType: 'text/html',
          headers: { 'access-control-allow-origin': '*' },
        }),
    );
    await page.goto(`${addresses.shell}/dashboard`);
    await expect(page.getByRole('heading', { name: 'Error loading Dashboard page' })).toBeVisible({
      timeout: 30_000,
    });
    await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
    mend();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Hola/ })).toBeVisible({ timeout: 30_000 });
    expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
    pageErrors.splice(0);
  });

  test('a remote that hangs is given up after eight seconds', async ({ page, pageErrors }) => {
    await signIn(page, { email: 'luis@tarjetero.test', password: 'tarjetero' });
    const mend = await breakUserApp(
      page,
      (pathname) => pathname === '/remote.json',
      () => new Promise(() => {}),
    );
    await page.goto(`${addresses.shell}/dashboard`);
    await expect(page.getByRole('heading', { name: 'Error loading Dashboard page' })).toBeVisible({
      timeout: 30_000,
    });
    expect(await page.evaluate(() => performance.now())).toBeGreaterThan(8000);
    mend();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Hola/ })).toBeVisible({ timeout: 30_000 });
    pageErrors.splice(0);
  });
});

test('the rest goes on while a remote is down', async ({ page, pageErrors }) => {
  await breakUserApp(page, everything, (route) => route.abort());
  const mend = await intercept(page.context(), `${addresses.adminApp}/**`, (route) => route.abort());
  await page.goto(addresses.shell);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${addresses.shell}/admin/login`);
  await expect(page.getByRole('heading', { name: 'Error loading Admin page' })).toBeVisible({
    timeout: 30_000,
  });
  mend();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByLabel('Email')).toBeVisible({ timeout: 30_000 });
  pageErrors.splice(0);
});

test('there is one store, one session and one copy of each shared module', async ({ page, owner }) => {
  expect(owner.name).toBe('Eva Prueba');
  await page.goto(`${addresses.shell}/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible();
  const shared = await sharedModulesIn(page);
  for (const name of [
    'react',
    'react-dom',
    'react-redux',
    'shared-lib/router',
    'shared-lib/store',
    'shared-lib/auth',
    'shared-lib/data',
    'shared-lib/flags',
    'shared-lib/errors/classes',
  ]) {
    expect(
      shared[name]?.map(({ from }) => from),
      name,
    ).toEqual(['shell']);
  }
  // One Firebase: the shell's. Only those sub-paths import the SDK, so that a remote's own copy of it is never requested.
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url());
  });
  await page.goto(`${addresses.shell}/dashboard/tarjetas`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Fetched again: the browser forgets the bodies of a page that was left.
  const sources = await Promise.all(
    [...scripts].map(async (url) => ({ url, text: await (await fetch(url)).text() })),
  );
  const withFirestore = sources.filter(({ text }) => text.includes('firestore.googleapis.com'));
  expect(withFirestore.length).toBeGreaterThan(0);
  for (const { url } of withFirestore) expect(url).toContain(addresses.shell);
  // One set of error classes: what a remote throws is an instance of the shell's.
  const withErrors = sources.filter(({ text }) => text.includes('tarjetero.app-error'));
  expect(withErrors.length).toBeGreaterThan(0);
  for (const { url } of withErrors) expect(url).toContain(addresses.shell);
});

test(
  'an operator overrides what a remote’s site names, for everybody and without a release',
  ALONE,
  async ({ browser, pageErrors }) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const overrides = server.db.doc('config/remotes');
    const home = page.getByRole('heading', { level: 1, name: /Hola/ });
    try {
      await signIn(page, { email: 'luis@tarjetero.test', password: 'tarjetero' });
      await expect(home).toBeVisible();
      const site = await page.request.get(`${addresses.userApp}/remote.json`);
      const { current } = (await site.json()) as { current: { entry: string; integrity: string } };
      const { entry, integrity } = current;
      const entries: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('remoteEntry')) entries.push(request.url());
      });
      // The same build under another address shows which of the two is followed.
      const pointer = { current: { entry: `${entry}?forced`, integrity }, previous: null };
      await overrides.set({ user_app: { ...pointer, canary: null, percent: 0 } });
      await page.goto(`${addresses.shell}/dashboard`);
      await expect(home).toBeVisible();
      expect(entries.filter((url) => url.startsWith(addresses.userApp))).not.toEqual([]);
      for (const url of entries) expect(url).toContain('?forced');

      entries.splice(0);
      await overrides.set({});
      await page.goto(`${addresses.shell}/dashboard`);
      await expect(home).toBeVisible();
      for (const url of entries) expect(url).not.toContain('?forced');
    } finally {
      await overrides.set({});
      await context.close();
    }
    expect(pageErrors).toEqual([]);
  },
);

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page of the shell that can’t be loaded says which', async ({ page, pageErrors }) => {
    await openHome(page);
    await page.route(/assets\/.*\.js/, (route) => route.abort());
    await page.getByRole('link', { name: 'Entrar' }).click();
    await expect(page.getByRole('heading', { name: 'Error loading Login page' })).toBeVisible();
    pageErrors.splice(0);
  });

  test('a shared module that did not come is asked for again, without reloading', async ({
    page,
    context,
    pageErrors,
  }) => {
    await openSignIn(page);
    await page.waitForLoadState('networkidle');
    // Nothing has requested the session or the sign-in modules until now.
    await context.setOffline(true);
    await fillSignIn(page, { email: 'luis@tarjetero.test', password: 'tarjetero' });
    await expect(page.getByRole('alert')).toHaveText('Error de conexión. Verifica tu internet.');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Hola/ })).toBeVisible({ timeout: 30_000 });
    pageErrors.splice(0);
  });
});
