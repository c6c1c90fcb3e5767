import type { Page } from '@playwright/test';
import { addresses } from '../../fixtures/addresses';
import { fieldOf, fillGood, FORMS } from '../../fixtures/forms';
import { openServer, type Server } from '../../fixtures/server';
import { expect, newPerson, register, test } from '../../fixtures/test';

let server: Server;
test.beforeAll(() => {
  server = openServer();
});
test.afterAll(() => server.close());

for (const form of FORMS) {
  test.describe(`the form of ${form.name}`, () => {
    test.beforeEach(async ({ page }) => {
      if (form.needsSession) await register(page, newPerson());
    });
    const send = (page: Page) => page.getByRole('button', { name: form.submit, exact: true });

    test('says beside each field what is wrong with it, keeps the text and leads to the first error', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await form.open(page);
      for (const field of form.fields) {
        for (const { value, message } of field.refused) {
          await fillGood(page, form);
          const input = fieldOf(page, field);
          await input.fill(value);
          await send(page).click();
          await expect(input, `${field.label}: ${value.slice(0, 30)}`).toHaveAccessibleDescription(
            new RegExp(message),
          );
          await expect(input).toHaveAttribute('aria-invalid', 'true');
          await expect(input).toBeFocused();
          await expect(input).toHaveValue(value);
        }
      }
      // Nothing that was typed became markup.
      await expect(page.locator('main i, main b > b')).toHaveCount(0);

      // All at once: the focus goes to the first.
      for (const field of form.fields) {
        if (field.refused[0]) await fieldOf(page, field).fill(field.refused[0].value);
      }
      await send(page).click();
      await expect(fieldOf(page, form.fields[0]!)).toBeFocused();
    });

    const { unreachable } = form;
    if (unreachable !== null) {
      test('says so when nothing answers, and keeps what was typed', async ({
        page,
        context,
        pageErrors,
      }) => {
        await form.open(page);
        await fillGood(page, form);
        await context.setOffline(true);
        await send(page).click();
        await expect(page.getByText(unreachable).first()).toBeVisible({ timeout: 30_000 });
        for (const field of form.fields) await expect(fieldOf(page, field)).toHaveValue(field.good);
        await expect(send(page)).toBeVisible();
        await context.setOffline(false);
        pageErrors.splice(0);
      });
    }

    test('can’t be sent twice while a slow answer is awaited', async ({ page, pageErrors }) => {
      await form.open(page);
      await fillGood(page, form);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      const backends = [addresses.auth, addresses.functions, addresses.firestore];
      await page.route(
        (url) => backends.includes(url.origin),
        async (route) => {
          await held;
          await route.continue().catch(() => undefined);
        },
      );
      await send(page).click();
      const busy = page.locator('form').last().locator('button[type=submit]');
      await expect(busy).toBeDisabled();
      for (const field of form.fields) await expect(fieldOf(page, field)).toHaveValue(field.good);
      release();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      pageErrors.splice(0);
    });

    if (form.needsSession) {
      test('says so and leads to signing in when the session ends in the middle', async ({
        page,
        pageErrors,
      }) => {
        await form.open(page);
        await fillGood(page, form);
        const email = await page.evaluate(() => document.querySelector('aside [title*="@"]')?.textContent);
        await server.db
          .doc(`users/${await server.uidOf(email!)}/private/state`)
          .set({ sessionsEndedAt: new Date(Date.now() + 5_000) });
        await expect(
          page.getByText('Tu sesión ha expirado. Por favor, inicia sesión nuevamente.'),
        ).toBeVisible();
        await expect(page).toHaveURL(/\/login/);
        pageErrors.splice(0);
      });
    }
  });
}
