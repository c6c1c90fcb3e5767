import type { Page } from '@playwright/test';
import { addresses } from '../../../fixtures/addresses';
import { CORE } from '../../../fixtures/tags';
import { expect, fillSignIn, test } from '../../../fixtures/test';

/**
 * Times at which a toast appeared and disappeared, and the page was left, by the page's own clock, as observing it
 * takes time.
 */
interface ToastTimes {
  shown?: number;
  gone?: number;
  left?: number;
}

/** Records the times of toasts from now on, in milliseconds. */
async function watchToasts(page: Page): Promise<() => Promise<ToastTimes>> {
  await page.evaluate(() => {
    const times: ToastTimes = {};
    Object.assign(window, { toastTimes: times });
    new MutationObserver(() => {
      if (document.querySelector('.tj-toast')) times.shown ??= performance.now();
      else if (times.shown !== undefined) times.gone ??= performance.now();
    }).observe(document.body, { subtree: true, childList: true });
    navigation.addEventListener('navigate', () => (times.left ??= performance.now()));
  });
  return () => page.evaluate(() => (window as unknown as { toastTimes: ToastTimes }).toastTimes);
}

// These journeys use a button of the profile.
test.use({ isVerified: false });

test('S8.08 an error of the auth provider’s own says that the service failed, and nothing of its words', async ({
  page,
  owner,
  pageErrors,
}) => {
  expect(owner.name).toBe('Eva Prueba');
  await page.goto(`${addresses.shell}/dashboard/profile`);
  await page.route('**/accounts:sendOobCode**', (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 400, message: 'SOMETHING_NEW : of the provider', errors: [] } },
    }),
  );
  await page.getByRole('button', { name: 'Reenviar email de verificación' }).click();
  const toast = page.locator('.tj-toast-error');
  await expect(toast).toHaveText('Error de servicio. Por favor, intenta más tarde.');
  await expect(page).toHaveURL(`${addresses.shell}/dashboard/profile`);
  expect(pageErrors.splice(0).every((line) => /status of 400/.test(line))).toBe(true);
});

test(
  'S8.07 an auth error says so, and leads to sign in after two seconds, and back',
  CORE,
  async ({ page, owner, pageErrors }) => {
    await page.goto(`${addresses.shell}/dashboard/profile`);
    await page.route('**/accounts:sendOobCode**', (route) =>
      route.fulfill({
        status: 400,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { code: 400, message: 'INVALID_ID_TOKEN', errors: [] } },
      }),
    );
    const resend = page.getByRole('button', { name: 'Reenviar email de verificación' });
    // An app that is still starting records its own address, not a redirect.
    await expect(resend).toBeVisible();
    const toasts = await watchToasts(page);
    await resend.click();
    const toast = page
      .getByRole('alert')
      .filter({ hasText: 'Error de autenticación. Por favor, inicia sesión nuevamente' });
    await expect(toast).toBeVisible();
    await expect(page).toHaveURL(
      `${addresses.shell}/login?volver=${encodeURIComponent('/dashboard/profile')}`,
    );
    const { left } = await toasts();
    // From the answer on: on a busy machine the toast itself is rendered later.
    const answeredAt = await page.evaluate(() => {
      const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return calls.find(({ name }) => name.includes('accounts:sendOobCode'))!.responseEnd;
    });
    expect(left! - answeredAt).toBeGreaterThan(2000);
    await fillSignIn(page, owner);
    await expect(page).toHaveURL(/\/dashboard\/profile$/);
    expect(pageErrors.splice(0).every((line) => /status of 400/.test(line))).toBe(true);
  },
);

test('S9.01 a toast slides in, has its tone’s colour, and goes after four seconds', async ({
  page,
  owner,
}) => {
  expect(owner.name).toBe('Eva Prueba');
  await page.goto(`${addresses.shell}/dashboard/profile`);
  const toasts = await watchToasts(page);
  await page.getByRole('button', { name: 'Reenviar email de verificación' }).click();
  const toast = page.locator('.tj-toast-success');
  await expect(toast).toBeVisible();
  const style = await toast.evaluate((element) => {
    const { backgroundColor, animationName, animationDuration } = getComputedStyle(element);
    return { backgroundColor, animationName, animationDuration };
  });
  expect(style).toEqual({
    backgroundColor: 'rgb(21, 128, 61)',
    animationName: 'tj-toast-in',
    animationDuration: '0.3s',
  });
  await expect(toast).toHaveCount(0);
  const { shown, gone } = await toasts();
  const stayed = gone! - shown!;
  expect(stayed).toBeGreaterThan(3900);
  // With the second that it takes to slide away and be forgotten.
  expect(stayed).toBeLessThan(8000);
});
