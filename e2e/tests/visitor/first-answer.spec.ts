import type { Page } from '@playwright/test';
import { addresses } from '../../fixtures/addresses';
import { intercept } from '../../fixtures/intercept';
import { CORE } from '../../fixtures/tags';
import { ANA, expect, openSignIn, SIGN_IN_MS, signIn, test } from '../../fixtures/test';

// These journeys intercept the page's scripts; requests of a service worker would bypass them.
test.use({ serviceWorkers: 'block' });

/** Blocks every script but the first, which sets the theme. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(?!first\.).+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, title] of [
    ['/', 'Tu tarjeta, de tu móvil al suyo'],
    ['/login', 'Iniciar sesión'],
    ['/register', 'Crear cuenta'],
    ['/recuperar', 'Recuperar la contraseña'],
  ] as const) {
    test(
      `${path} comes with its text and its look in the first answer`,
      path === '/' ? CORE : {},
      async ({ page }) => {
        const sheets: string[] = [];
        page.on('request', (request) => {
          if (request.resourceType() === 'stylesheet') sheets.push(request.url());
        });
        await page.goto(addresses.shell + path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page.getByRole('link', { name: 'Aviso legal' })).toBeVisible();
        await expect(page.getByRole('banner')).toHaveCSS('display', 'flex');
        expect(sheets).toEqual([]);
      },
    );
  }

  test('a form that nothing answers for can’t be sent', async ({ page }) => {
    await page.goto(`${addresses.shell}/login`);
    await page.getByLabel('Email').fill(ANA.email);
    await page.getByLabel('Contraseña').fill(ANA.password);
    await page.getByLabel('Contraseña').press('Enter');
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page).toHaveURL(`${addresses.shell}/login`);
    await expect(page.getByLabel('Contraseña')).toHaveValue(ANA.password);
  });
});

test('the app is requested once the text is on screen', async ({ page }) => {
  await openSignIn(page);
  const { asked, painted } = await page.evaluate(() => ({
    asked: performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/main.'))!
      .startTime,
    painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
  }));
  // Where nothing is painted for three seconds, the app isn't waited for any longer.
  expect(asked).toBeGreaterThanOrEqual(Math.min(painted, 3000));
});

for (const press of ['Enter', 'the button'] as const) {
  test(`what was sent by ${press} before the script came is sent once it is there`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(`${addresses.shell}/login`, { waitUntil: 'commit' });
    await page.getByLabel('Email').fill(ANA.email);
    await page.getByLabel('Contraseña').fill(ANA.password);
    if (press === 'Enter') await page.keyboard.press('Enter');
    else await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    release();
    await expect(page).toHaveURL(`${addresses.shell}/dashboard`, { timeout: SIGN_IN_MS });
  });
}

test('a script that a lost network kept away is loaded by the next press', async ({ page, pageErrors }) => {
  const letThrough = await intercept(page, /\/assets\/main\..+\.js$/, (route) => route.abort());
  await page.goto(`${addresses.shell}/login`, { waitUntil: 'load' });
  await page.getByLabel('Email').fill(ANA.email);
  await page.getByLabel('Contraseña').fill(ANA.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.locator('form[data-sent]')).toHaveCount(0);
  letThrough();
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(`${addresses.shell}/dashboard`, { timeout: SIGN_IN_MS });
  expect(pageErrors.splice(0).every((line) => line.includes('ERR_FAILED'))).toBe(true);
});

test('what was typed before the script came is kept, with the focus, and can be sent', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(`${addresses.shell}/login`, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(ANA.email);
  await page.getByLabel('Contraseña').fill('a medias');
  await page.keyboard.press('Enter');
  // Typing on takes the sending back.
  await page.getByLabel('Contraseña').fill(ANA.password);
  release();
  await expect(page.locator('form[data-ready="true"]')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(ANA.email);
  await expect(page.getByLabel('Contraseña')).toHaveValue(ANA.password);
  await expect(page.getByLabel('Contraseña')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${addresses.shell}/dashboard`, { timeout: SIGN_IN_MS });
});

test('the app takes Home over as it stands: nothing moves, and the example leads to the cards’ own site', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(addresses.shell, { waitUntil: 'commit' });
  const title = await page.getByRole('heading', { level: 1 }).elementHandle();
  await page.evaluate(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  release();
  await expect(page.getByRole('link', { name: 'Ver un ejemplo' })).toHaveAttribute(
    'href',
    `${addresses.publicCard}/c/ana-garcia`,
  );
  expect(await title!.evaluate((element) => element.isConnected)).toBe(true);
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.01);
});

test('who may be signed in is shown neither the form nor the way in while the script comes', async ({
  page,
}) => {
  await signIn(page, ANA);
  const release = await holdScripts(page);
  await page.goto(`${addresses.shell}/login`, { waitUntil: 'commit' });
  await expect(page.getByText('Iniciar sesión').first()).toBeAttached();
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeHidden();
  await page.goto(addresses.shell, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Empezar gratis' })).toBeHidden();
  release();
  await expect(page.getByRole('link', { name: 'Ir a mis tarjetas' })).toBeVisible();
});
