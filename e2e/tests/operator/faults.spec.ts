import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses, E2E_DATA } from '../../fixtures/addresses';
import { holdDocument } from '../../fixtures/intercept';
import { createCard, freshSlug, saved } from '../../fixtures/owner-actions';
import { call, idTokenOf } from '../../fixtures/server';
import { ALONE, CORE, CORE_ALONE } from '../../fixtures/tags';
import { expect, test } from '../../fixtures/test';

// These journeys intercept the page's requests; those of a service worker would bypass them.
test.use({ serviceWorkers: 'block' });

/** Returns the process of a part of the stack. */
const pidOf = (part: string) =>
  Number(readFileSync(join(__dirname, `../../../.local/${E2E_DATA}/${part}.pid`), 'utf8'));

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test(
  'killing local-firebase loses nothing that was saved, and the open page goes on',
  CORE_ALONE,
  async ({ page, owner, pageErrors }) => {
    test.setTimeout(180_000);
    expect(owner.name).toBe('Eva Prueba');
    const slug = freshSlug('muerte');
    await createCard(page, 'Trabajo', slug);
    await page.getByLabel('Cargo').fill('Superviviente');
    await saved(page);

    const pid = pidOf('local-firebase');
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => pidOf('local-firebase')).not.toBe(pid);
    await expect
      .poll(() =>
        fetch(addresses.firestore).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true);

    // The client waits up to fifteen seconds before it tries again.
    await page.getByLabel('Empresa').fill('Después');
    await expect(page.getByRole('status').filter({ hasText: /^Guardado/ })).toBeVisible({ timeout: 60_000 });
    await page.reload();
    await expect(page.getByLabel('Cargo')).toHaveValue('Superviviente');
    await expect(page.getByLabel('Empresa')).toHaveValue('Después');
    pageErrors.splice(0);
  },
);

test('a call that comes while its service is started again is answered', ALONE, async () => {
  const token = await idTokenOf({ email: 'luis@tarjetero.test', password: 'tarjetero' });
  const pid = pidOf('api');
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => isRunning(pid)).toBe(false);
  const { status, body } = await call('checkSlug', token, { slug: 'sigue-libre' });
  expect([status, body.result]).toEqual([200, { slug: 'sigue-libre', problem: null, suggestions: [] }]);
  expect(pidOf('api')).not.toBe(pid);
});

test(
  'S2.16 S4.11 S8.10 a crash says so and reloads once; a second one leaves the error screen',
  CORE,
  async ({ page, pageErrors }) => {
    // The layout's own code, with its logo made to throw while it is rendered.
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('src:"/icon.svg"', 'src:(()=>{throw Error("boom")})()');
      // Not to be cached: the file's name is immutable, this content isn't.
      await route.fulfill({
        response,
        body,
        headers: { ...response.headers(), 'cache-control': 'no-store' },
      });
    });
    // Three seconds later the page would be gone: it stays until it was looked at.
    const letThrough = await holdDocument(page, `${addresses.shell}/`, 2);
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    await page.goto(addresses.shell, { waitUntil: 'commit' });
    await expect(
      page.getByText('Ha ocurrido un error. La página se recargará automáticamente.'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Oops! Algo salió mal' })).toBeVisible();
    letThrough();
    await expect.poll(() => loads.length).toBe(2);

    await expect(page.getByRole('heading', { name: 'Oops! Algo salió mal' })).toBeVisible();
    await page.waitForTimeout(5000);
    expect(loads.length).toBe(2);
    await expect(page.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');

    await page.getByRole('button', { name: 'Recargar página' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Tu tarjeta/ })).toBeVisible();
    pageErrors.splice(0);
  },
);

test('S2.16 S4.11 S8.10 a crash inside a remote’s screen says so, reloads after three seconds, and then stays', async ({
  page,
  owner,
  pageErrors,
}) => {
  expect(owner.name).toBe('Eva Prueba');
  // 'Perfil' with a title that throws when the screen reads it.
  let isBroken = true;
  let planted = 0;
  await page.route(
    (url) => url.origin === addresses.userApp && url.pathname.endsWith('.js'),
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const title = 'title:"Perfil",intro:';
      if (!isBroken || !text.includes(title)) return route.fulfill({ response });
      planted += 1;
      const body = text.replace(title, 'get title(){throw Error("boom")},intro:');
      await route.fulfill({
        response,
        body,
        headers: { ...response.headers(), 'cache-control': 'no-store' },
      });
    },
  );
  await page.goto(`${addresses.shell}/dashboard/tarjetas`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tarjetas' })).toBeVisible();
  const loads: number[] = [];
  page.on('load', () => loads.push(Date.now()));
  // Three seconds later the page would be gone: it stays until it was looked at.
  const letThrough = await holdDocument(page, `${addresses.shell}/dashboard/profile`);
  const crashedAt = Date.now();
  await page.getByRole('navigation').getByRole('link', { name: 'Perfil' }).click();
  await expect(page.getByText('Ha ocurrido un error. La página se recargará automáticamente.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Oops! Algo salió mal' })).toBeVisible();
  expect(planted).toBeGreaterThan(0);
  // Only that screen is replaced.
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Tarjetas' })).toBeVisible();
  letThrough();
  await expect.poll(() => loads.length).toBe(1);
  expect(loads[0]! - crashedAt).toBeGreaterThan(2900);

  // It crashes again: no second reload, and what was there is said.
  await expect(page.getByRole('heading', { name: 'Oops! Algo salió mal' })).toBeVisible();
  await page.waitForTimeout(4000);
  expect(loads).toHaveLength(1);
  await expect(page.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
  isBroken = false;
  await page.getByRole('button', { name: 'Recargar página' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
  pageErrors.splice(0);
});
