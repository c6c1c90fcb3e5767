import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { addresses } from '../../fixtures/addresses';
import { collected, collectedError, collectedText, forgetCollected } from '../../fixtures/collector';
import { createCard, freshSlug } from '../../fixtures/owner-actions';
import { forgetCounts, server } from '../../fixtures/server';
import { ALONE, CORE_ALONE } from '../../fixtures/tags';
import { enterAs, expect, newPerson, openHome, openSignIn, test } from '../../fixtures/test';

const ROOT = join(__dirname, '../../..');
const JWT = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhbmEifQ.c2lnbmF0dXJl';

/** Adds our code to the scripts of an app, as a bug built into it; it runs once. */
async function plant(page: Page, origin: string, file: RegExp, code: string): Promise<void> {
  await page.route(
    (url) => url.origin === origin && file.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const once = `if(!globalThis.__planted){globalThis.__planted=true;${code}}`;
      await route.fulfill({ response, body: `${await response.text()}\n;${once}` });
    },
  );
}

/** Code that throws a given error from the app's own script, on an event of the page. */
const throwsOnDemand =
  'addEventListener("plant",(event)=>{setTimeout(()=>{throw new Error(event.detail)})});';
const throwNow = (page: Page, message: string) =>
  page.evaluate((detail) => dispatchEvent(new CustomEvent('plant', { detail })), message);

/** Holds back the code of monitoring; returns how it comes. */
async function holdMonitoring(page: Page): Promise<() => void> {
  let come = () => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\/assets\/monitoring\..*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return come;
}

/** Delays the answer of a function by at least some milliseconds. */
const answerLate = (page: Page, name: string, milliseconds: number) =>
  page.route(
    (url) => url.pathname.endsWith(`us-central1/api/${name}`),
    async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const response = await route.fetch();
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      await route.fulfill({ response });
    },
  );

const ownAssets = /^\/assets\/.*\.js$/;

// Scripts from the service worker's cache would come without the planted error.
test.use({ serviceWorkers: 'block' });

test.beforeEach(() => forgetCollected());

test(
  'an uncaught error arrives with app, release and trail, and no planted secret does',
  ALONE,
  async ({ page, owner, pageErrors }) => {
    await plant(page, addresses.userApp, ownAssets, throwsOnDemand);
    // Actions before monitoring is loaded belong to the trail too.
    const come = await holdMonitoring(page);
    await page.goto(`${addresses.shell}/dashboard/tarjetas`);
    await page.getByRole('button', { name: 'Nueva tarjeta' }).first().click();
    await page.getByRole('button', { name: 'Empezar en blanco' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nombre de la tarjeta').fill('S3cr3t0Tecleado');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    come();
    await throwNow(page, `boom: password=S3cr3tPass for otra@ejemplo.com with ${JWT}`);

    const event = await collectedError('boom');
    expect(event).toMatchObject({ level: 'error', environment: 'development', tags: { app: 'user-app' } });
    expect(event.release).toMatch(/^user-app@\d+\.\d+\.\d+\+[0-9a-f]{8}$/);
    expect(event.contexts['about']).toEqual({ path: '/dashboard/tarjetas' });
    const trail = event.breadcrumbs!.map(({ message }) => message);
    expect(trail).toEqual(
      expect.arrayContaining(["button 'Nueva tarjeta'", "field 'Nombre de la tarjeta'", "button 'Cancelar'"]),
    );
    expect(trail.length).toBeLessThanOrEqual(10);
    const everything = await collectedText();
    for (const secret of ['S3cr3tPass', 'otra@ejemplo.com', JWT, 'S3cr3t0Tecleado', owner.password]) {
      expect(everything).not.toContain(secret);
    }
    expect(pageErrors.splice(0)).toEqual([expect.stringContaining('boom')]);
  },
);

test(
  'S4.02 who is signed in is attached to errors, and no longer after signing out',
  CORE_ALONE,
  async ({ page, owner, pageErrors }) => {
    await plant(page, addresses.shell, /^\/assets\/main\..*\.js$/, throwsOnDemand);
    await page.goto(`${addresses.shell}/dashboard/settings`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const alert = page.waitForResponse(/\/api\/reportAlert$/);
    await throwNow(page, 'boom while signed in');
    await alert;
    const before = await collectedError('while signed in');
    expect(before.user).toMatchObject({ email: owner.email, username: owner.name });
    expect(before.user?.id).toMatch(/^\w{20,}$/);

    await page
      .getByRole('region', { name: 'Sesión' })
      .getByRole('button', { name: 'Cerrar sesión', exact: true })
      .click();
    await expect(page).not.toHaveURL(/dashboard/);
    await throwNow(page, 'boom after signing out');
    const after = await collectedError('after signing out');
    expect(after.user?.id ?? after.user?.email ?? after.user?.username).toBeUndefined();
    expect(pageErrors.splice(0)).toHaveLength(2);
  },
);

test(
  'S7.09 errors go to the service with environment, release and shares; nobody is named before signing in',
  CORE_ALONE,
  async ({ page, pageErrors }) => {
    await plant(page, addresses.shell, /^\/assets\/main\..*\.js$/, throwsOnDemand);
    await openSignIn(page);
    await throwNow(page, 'boom of a visitor');
    const visitor = await collectedError('of a visitor');
    expect(visitor).toMatchObject({
      environment: 'development',
      release: expect.stringMatching(/^shell@\d+\.\d+\.\d+\+[0-9a-f]{8}$/),
    });
    const { id, email, username, ...others } = visitor.user ?? {};
    expect([id, email, username, Object.values(others).filter(Boolean)]).toEqual([
      undefined,
      undefined,
      undefined,
      [],
    ]);
    expect(Object.keys(visitor.request?.headers ?? {})).toEqual(['User-Agent']);

    const person = newPerson();
    await enterAs(page, person);
    await answerLate(page, 'createCard', 150);
    await createCard(page, 'Trabajo', freshSlug('vigilada'));
    await throwNow(page, 'boom of somebody');
    const somebody = await collectedError('of somebody');
    expect(somebody.user).toMatchObject({ email: person.email, username: person.name });
    expect(somebody.user?.id).toMatch(/^\w{20,}$/);
    const reported = async () => (await collected('transaction'))[0]?.contexts['trace']?.['data'];
    await expect.poll(reported).toMatchObject({ 'sentry.sample_rate': 1 });
    expect(pageErrors.splice(0)).toHaveLength(2);
  },
);

test(
  'an error before monitoring is loaded arrives all the same, and carries nothing personal',
  ALONE,
  async ({ page, pageErrors }) => {
    await plant(
      page,
      addresses.shell,
      /^\/assets\/main\..*\.js$/,
      'setTimeout(()=>{globalThis.__early=performance.getEntriesByType("resource").some((e)=>/monitoring/.test(e.name));throw new Error("too early")});',
    );
    await page.goto(`${addresses.shell}/?email=otra@ejemplo.com`);
    const event = await collectedError('too early');
    expect(await page.evaluate(() => (globalThis as { __early?: boolean }).__early)).toBe(false);
    expect(event).toMatchObject({ level: 'error', tags: { app: 'shell' } });
    expect(event.user?.id ?? event.user?.email).toBeUndefined();
    expect(event.request?.url).toBe(`${addresses.shell}/`);
    expect(Object.keys(event.request?.headers ?? {})).toEqual(['User-Agent']);
    expect(await collectedText()).not.toContain('otra@ejemplo.com');
    expect(pageErrors.splice(0)).toHaveLength(1);
  },
);

test('an operation of more than a second is flagged as slow', ALONE, async ({ page, owner }) => {
  expect(owner.email).toContain('@');
  await answerLate(page, 'createCard', 1100);
  await createCard(page, 'Lenta', freshSlug('lenta'));
  expect(await collectedError('Slow operation: createCard')).toMatchObject({
    level: 'warning',
    tags: { slow: true, operation: 'createCard' },
  });
  const reported = async () =>
    (await collected('transaction')).find(({ transaction }) => transaction === 'createCard')?.contexts[
      'trace'
    ];
  await expect.poll(reported).toMatchObject({ op: 'operation', data: { slow: true, failed: false } });
});

test(
  'a crash is fatal, is kept for administrators and calls the webhook',
  ALONE,
  async ({ page, owner, pageErrors }) => {
    // People are called so often an hour, in all.
    await forgetCounts();
    const uid = await server.uidOf(owner.email);
    const message = `screen broke ${freshSlug('x')}`;
    // The layout's own code, with its logo made to throw while it is rendered.
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(
        'src:"/icon.svg"',
        `src:(()=>{throw Error(${JSON.stringify(message)})})()`,
      );
      await route.fulfill({ response, body });
    });
    await page.goto(`${addresses.shell}/`);
    expect(await collectedError(message)).toMatchObject({ level: 'fatal', tags: { severity: 'critical' } });

    type Call = { alert: { title: string; severity: string; userId: string; userAgent: string } };
    const find = async () =>
      (await collected<Call>('webhook')).find(({ alert }) => alert.title.includes(message));
    await expect.poll(find, { timeout: 45_000 }).toMatchObject({
      // An account may say what it likes: only administrators call people to the worst.
      text: expect.stringContaining('high'),
      alert: { severity: 'high', userId: uid, type: 'error', description: message },
    });
    // The alert is stored first; the outcome of the webhook is added after the call.
    const storedAlerts = async () => {
      const { docs } = await server.db.collection('alerts').where('userId', '==', uid).get();
      return docs.map((alert) => alert.data());
    };
    await expect.poll(storedAlerts).toContainEqual(
      expect.objectContaining({
        severity: 'high',
        webhook: 'sent',
        userAgent: expect.stringContaining('Chrome'),
      }),
    );
    pageErrors.splice(0);
  },
);

test(
  'S7.10 code that did not come is no error to report in development',
  ALONE,
  async ({ page, pageErrors }) => {
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      const url = new URL(route.request().url());
      if (url.origin === addresses.adminApp) await route.abort();
      else await route.continue();
    });
    await plant(page, addresses.shell, /^\/assets\/main\..*\.js$/, throwsOnDemand);
    await page.goto(`${addresses.shell}/admin/login`);
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 });
    await throwNow(page, 'boom afterwards');
    await collectedError('boom afterwards');
    const reported = (await collected('event')).map(({ exception }) => exception?.values.at(-1)?.value);
    expect(reported).toEqual(['boom afterwards']);
    pageErrors.splice(0);
  },
);

test('a card is watched by nobody', ALONE, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${addresses.publicCard}/c/alex-morgan`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Compartir' }).click();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.startsWith(addresses.collector) || /monitoring/.test(url))).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test(
  'source maps are uploaded under the release that the running app reports, and deployed nowhere',
  ALONE,
  async ({ page }) => {
    await openHome(page);
    const release = await page.evaluate(
      () => (globalThis as { __releases?: Record<string, string> }).__releases?.['shell'],
    );
    const script = await page.evaluate(
      () => document.querySelector<HTMLScriptElement>('script[src*="/main."]')!.src,
    );
    expect(await (await fetch(script)).text()).not.toContain('sourceMappingURL');

    // The local emulator serves them all the same; a deploy leaves out what Hosting ignores.
    const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as {
      hosting: { ignore: string[] }[];
    };
    expect(hosting.every(({ ignore }) => ignore.includes('**/*.map'))).toBe(true);

    await promisify(execFile)(process.execPath, ['scripts/release-maps.mjs', 'shell'], {
      cwd: ROOT,
      env: {
        ...process.env,
        SENTRY_URL: addresses.collector,
        SENTRY_ORG: 'org',
        SENTRY_PROJECT: 'project',
        SENTRY_AUTH_TOKEN: 'token',
      },
    });
    expect(await collected('release')).toEqual([{ version: release, projects: ['project'] }]);
    const uploaded = await collectedText();
    const { pathname } = new URL(script);
    for (const expected of [`"~${pathname}"`, `"~${pathname}.map"`, encodeURIComponent(release!)]) {
      expect(uploaded.includes(expected), expected).toBe(true);
    }
  },
);

test(
  'Configuración shows the score, ratings in words and slow resources, and forgets on demand',
  ALONE,
  async ({ page, owner }) => {
    expect(owner.name).toBe('Eva Prueba');
    await page.route(/\/api\/slow/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1200));
      await route.fulfill({ body: '{}' });
    });
    // The page's other requests are slow on a busy machine; here they never are.
    await page.addInitScript(() => {
      const { get } = Object.getOwnPropertyDescriptor(PerformanceEntry.prototype, 'duration')!;
      Object.defineProperty(PerformanceResourceTiming.prototype, 'duration', {
        get(this: PerformanceResourceTiming) {
          const duration = get!.call(this) as number;
          return this.name.includes('/api/slow') ? duration : Math.min(duration, 900);
        },
      });
    });
    await page.goto(`${addresses.shell}/dashboard/settings`);
    const panel = page.getByRole('region', { name: 'Velocidad' });
    await panel.getByText('Mostrar las medidas').click();
    await expect(panel.getByText('de 100')).toBeVisible({ timeout: 20_000 });
    await expect(panel.getByText('Primer contenido FCP')).toBeVisible();
    await expect(panel.getByText(/^(Bien|Mejorable|Lento)$/).first()).toBeVisible();
    await expect(panel.getByText('Nada ha tardado más de un segundo')).toBeVisible();

    await page.evaluate(() => fetch('/api/slow?token=S3cr3t').then((response) => response.text()));
    await page.getByRole('link', { name: 'Perfil' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
    await page.getByRole('link', { name: 'Configuración' }).first().click();
    await panel.getByText('Mostrar las medidas').click();
    await expect(panel.getByText('Un recurso de esta página ha tardado más de un segundo.')).toBeVisible();
    await expect(panel.getByText('/api/slow')).toBeVisible();
    await expect(panel.getByText('S3cr3t')).toHaveCount(0);

    await panel.getByText(/^Ver l/).click();
    await expect(panel.getByRole('rowheader', { name: 'FCP' }).first()).toBeVisible();
    await panel.getByRole('button', { name: 'Borrar medidas' }).click();
    await expect(panel.getByText(/Todavía no hay medidas/)).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(panel.getByText('de 100')).toBeVisible();
  },
);
