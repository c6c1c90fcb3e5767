import { chromium, type Browser, type Page } from '@playwright/test';
import { addresses } from '../../../../e2e/fixtures/addresses';
import { saveData } from '../../../../e2e/fixtures/releases/ahead';
import { makeBookableCard } from '../../../../e2e/fixtures/data/bookable-card';
import { makeAccount } from '../../../../e2e/fixtures/panel';
import { storeSession } from '../../../../e2e/fixtures/session';
import { expect, test, type Credentials } from '../../../../e2e/fixtures/test';
import { launchAt } from '../browser-at';
import { release, releaseAt, releaseCards, rollBack, versionIn } from '../releases';

const same = releaseAt('user-app', 'same');
const after = () => releaseAt('user-app', 'after');
const before = () => releaseAt('user-app', 'before');

/** Opens the dashboard in a browser of its own, which canaries count in a bucket. */
async function openDashboard(browser: Browser, person: Credentials, bucket: number): Promise<Page> {
  const context = await browser.newContext({ locale: 'es-ES', serviceWorkers: 'block' });
  await context.addInitScript(saveData);
  const page = await context.newPage();
  await storeSession(page, person);
  await page.evaluate((own) => localStorage.setItem('tarjetero.canary-bucket', own), String(bucket));
  await page.goto(`${addresses.shell}/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible();
  return page;
}

/** Opens the dashboard again and returns the version of the remote that it runs. */
async function versionAfterVisit(page: Page): Promise<string> {
  await page.goto(`${addresses.shell}/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible();
  return versionIn(page, 'user-app');
}

test.describe('a remote', () => {
  // What a journey leaves behind, whether it passed or not.
  test.afterEach(() => release('user-app', same.folder));

  test('is replaced under an open tab: what was typed stays, is saved, and further screens come', async ({
    page,
    owner,
  }) => {
    await page.goto(`${addresses.shell}/dashboard/profile`);
    const name = page.getByLabel('Nombre');
    await expect(name).toHaveValue(owner.name);
    await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
    await name.fill('Eva que escribe');

    await release('user-app', after().folder);
    await expect(name).toHaveValue('Eva que escribe');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('Cambios guardados')).toBeVisible();
    // Its files are those of the release before, which the site still serves.
    await page.getByRole('navigation').getByRole('link', { name: 'Tarjetas' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tarjetas' })).toBeVisible();
    expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
    expect(await versionIn(page, 'user-app')).toBe(same.version);
    // A new visit gets the new one.
    expect(await versionAfterVisit(page)).toBe(after().version);
  });

  test('is tried out by a tenth of the browsers, then by more, and stopped for all', async ({ browser }) => {
    const person = await makeAccount('Olga Canaria');
    const early = await openDashboard(browser, person, 5);
    const late = await openDashboard(browser, person, 50);
    const versions = async () => [await versionAfterVisit(early), await versionAfterVisit(late)];

    await release('user-app', after().folder, { canary: 10 });
    expect(await versions()).toEqual([after().version, same.version]);
    await release('user-app', after().folder, { canary: 60 });
    expect(await versions()).toEqual([after().version, after().version]);
    await release('user-app', same.folder);
    expect(await versions()).toEqual([same.version, same.version]);
    await early.context().close();
    await late.context().close();
  });

  test('goes back in one step, without a build, and whoever has the other one open goes on', async ({
    browser,
  }) => {
    const person = await makeAccount('Olga Vuelta');
    await release('user-app', after().folder);
    const page = await openDashboard(browser, person, 50);
    expect(await versionIn(page, 'user-app')).toBe(after().version);

    await rollBack('user-app');
    const other = await openDashboard(browser, person, 50);
    expect(await versionIn(other, 'user-app')).toBe(same.version);
    // The files of the undone release are gone: the screen is loaded from the present release.
    await page.getByRole('navigation').getByRole('link', { name: 'Perfil' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible({ timeout: 30_000 });
    await page.context().close();
    await other.context().close();
  });

  test('reaches one point of presence before the other, and browsers at both go on', async ({
    browser,
    launchOptions,
  }) => {
    const person = await makeAccount('Olga Lejana');
    const elsewhere = await chromium.launch(launchAt(1, launchOptions));
    try {
      await release('user-app', after().folder, { slowly: true });
      const here = await openDashboard(browser, person, 50);
      const there = await openDashboard(elsewhere, person, 50);
      expect(await versionIn(here, 'user-app')).toBe(after().version);
      expect(await versionIn(there, 'user-app')).toBe(same.version);
      for (const page of [here, there]) {
        await page.getByRole('navigation').getByRole('link', { name: 'Tarjetas' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Tarjetas' })).toBeVisible();
      }
      await here.context().close();
    } finally {
      await elsewhere.close();
    }
  });

  test('keeps the files of the releases before, and drops none of what is live', async ({ browser }) => {
    const person = await makeAccount('Olga Archivos');
    const page = await openDashboard(browser, person, 50);
    const scripts: string[] = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/assets\/.*\.js$/.test(name)),
    );
    const own = scripts.filter((url) => url.startsWith(addresses.userApp));
    expect(own.length).toBeGreaterThan(0);
    for (const folder of [after().folder, before().folder]) await release('user-app', folder);
    for (const url of own) expect([url, (await fetch(url)).status]).toEqual([url, 200]);
    await page.context().close();
  });
});

test.describe('a release of the cards', () => {
  const card = () => releaseAt('public-card', 'after');

  /** Returns the addresses of a page's scripts. */
  async function scriptsOf(url: string): Promise<string[]> {
    const html = await (await fetch(url)).text();
    return [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(
      ([, source = '']) => new URL(source, url).href,
    );
  }

  test('leaves the shell’s /c/** as it is: every page that is kept finds its scripts', async ({ page }) => {
    const { slug } = await makeBookableCard();
    const atShell = `${addresses.shell}/c/${slug}`;
    const shellBefore = await (await fetch(`${addresses.shell}/releases.json`)).text();
    const old = await scriptsOf(atShell);
    expect(old.length).toBeGreaterThan(0);
    try {
      await release('public-card', card().folder);
      for (const url of old) expect([url, (await fetch(url)).status]).toEqual([url, 200]);
      await releaseCards('after');
      // The edge of the cards' own site has no cached page any more; the shell's edge still has the earlier one.
      const renewed = await scriptsOf(`${addresses.publicCard}/c/${slug}`);
      expect(renewed).not.toEqual(old);
      for (const url of [...old, ...renewed]) expect([url, (await fetch(url)).status]).toEqual([url, 200]);
      await page.goto(atShell);
      await expect(page.getByRole('heading', { level: 1, name: 'Olga Citas' })).toBeVisible();
      await expect(page.getByText(/^Próximo hueco/)).toBeVisible();
      expect(await (await fetch(`${addresses.shell}/releases.json`)).text()).toBe(shellBefore);
    } finally {
      await release('public-card', releaseAt('public-card', 'same').folder);
      await releaseCards('same');
    }
  });
});
