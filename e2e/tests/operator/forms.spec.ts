import type { Page } from '@playwright/test';
import { addresses } from '../../fixtures/addresses';
import { EDITOR_FIELDS, expectTyped, fillForm, FORMS, type FieldCase } from '../../fixtures/forms';
import { freshSlug, openNewCard, saved } from '../../fixtures/owner-actions';
import { server } from '../../fixtures/server';
import { type Person, enterAs, expect, fillSignIn, newPerson, SIGN_IN_MS, test } from '../../fixtures/test';

/** Ends the session on the server, as ending all sessions elsewhere does, and signs in again. */
async function endSessionAndReturn(page: Page, { email, password }: Person): Promise<void> {
  const here = new URL(page.url());
  const state = server.db.doc(`users/${await server.uidOf(email)}/private/state`);
  // Sessions count in whole seconds: this has to be later than the present one, and earlier than the next, two seconds from now.
  await state.set({ sessionsEndedAt: new Date(Date.now() + 1000) }, { merge: true });
  await expect(page.getByText('Tu sesión ha expirado. Por favor, inicia sesión nuevamente.')).toBeVisible();
  const back = encodeURIComponent(here.pathname + here.search);
  await expect(page).toHaveURL(`${addresses.shell}/login?volver=${back}`);
  await fillSignIn(page, { email, password });
  await expect(page).toHaveURL(here.href, { timeout: SIGN_IN_MS });
}

/** Drops the errors that the page logged about blocked answers, and closes it, as further ones would follow. */
async function endPage(page: Page, pageErrors: string[]): Promise<void> {
  await page.close();
  pageErrors.splice(0);
}

for (const form of FORMS) {
  test.describe(`the form of ${form.name}`, () => {
    let person: Person;
    test.beforeEach(async ({ page }) => {
      person = newPerson();
      await enterAs(page, person);
    });
    const send = (page: Page) => page.getByRole('button', { name: form.submit, exact: true });

    test('says so when nothing answers, and keeps what was typed', async ({ page, context, pageErrors }) => {
      await form.open(page);
      await fillForm(page, form);
      // The app must be loaded first: it can't be without a network.
      await expect(page.locator('form[data-ready="false"]')).toHaveCount(0);
      await expect(send(page)).toBeEnabled();
      await context.setOffline(true);
      await send(page).click();
      await expect(page.getByText(form.unreachable).first()).toBeVisible({ timeout: 30_000 });
      await expectTyped(page, form);
      await expect(send(page)).toBeVisible();
      await context.setOffline(false);
      await endPage(page, pageErrors);
    });

    test('can’t be sent twice while a slow answer is awaited', async ({ page, pageErrors }) => {
      await form.open(page);
      await fillForm(page, form);
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
      await expectTyped(page, form);
      release();
      await endPage(page, pageErrors);
    });

    test('says so when the session ends in the middle, leads to signing in, and back', async ({
      page,
      pageErrors,
    }) => {
      await form.open(page);
      await fillForm(page, form);
      await endSessionAndReturn(page, person);
      pageErrors.splice(0);
    });
  });
}

test.describe('the editor', () => {
  let person: Person;
  test.beforeEach(async ({ page }) => {
    person = newPerson();
    await enterAs(page, person);
    await openNewCard(page, person, freshSlug('formularios'));
  });
  const openTab = async (page: Page, tab: keyof typeof EDITOR_FIELDS) => {
    await page.getByRole('tab', { name: tab }).click();
    if (tab === 'Enlaces') await page.getByRole('button', { name: 'Añadir enlace' }).first().click();
  };
  const panel = (page: Page, field: FieldCase) =>
    page.getByRole('tabpanel').getByLabel(field.label, { exact: true });

  test('says beside each field what is wrong with it, keeps the text, and saves everything else', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    for (const tab of ['Perfil', 'Enlaces'] as const) {
      await openTab(page, tab);
      for (const field of EDITOR_FIELDS[tab]) {
        const input = panel(page, field);
        for (const { value, message } of field.refused) {
          await input.fill(value);
          await input.blur();
          await expect(input, `${field.label}: ${value.slice(0, 30)}`).toHaveAccessibleDescription(
            new RegExp(message),
          );
          await expect(input).toHaveAttribute('aria-invalid', 'true');
          await expect(input).toHaveValue(value);
        }
        await input.fill(field.good);
        await input.blur();
        await expect(input).not.toHaveAttribute('aria-invalid', 'true');
      }
      await saved(page);
    }
    // Nothing that was typed became markup, in the fields or in the preview.
    await expect(page.locator('main i, main b > b')).toHaveCount(0);

    // Invalid values stay in their field over a reload; the others are stored.
    await page.getByRole('tab', { name: 'Perfil' }).click();
    const email = page.getByRole('tabpanel').getByLabel('Email', { exact: true });
    await email.fill('ana@');
    await page.getByRole('tabpanel').getByLabel('Cargo', { exact: true }).fill('Fontanera');
    await expect(page.getByText('Guardado, salvo los campos marcados')).toBeVisible();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(email).toHaveValue('ana@');
    const cards = await server.db
      .collection('cards')
      .where('userId', '==', await server.uidOf(person.email))
      .get();
    expect(cards.docs[0]!.get('profile')).toMatchObject({
      jobTitle: 'Fontanera',
      email: 'ana@tarjetero.test',
    });
  });

  test('keeps what is typed without a network, and when the session ends in the middle', async ({
    page,
    context,
    pageErrors,
  }) => {
    test.setTimeout(120_000);
    const job = page.getByLabel('Cargo');
    await context.setOffline(true);
    await job.fill('En el metro');
    await expect(page.getByText('Se guardará cuando vuelva la conexión').first()).toBeVisible({
      timeout: 20_000,
    });
    await expect(job).toHaveValue('En el metro');
    await context.setOffline(false);
    await expect(page.getByRole('status').filter({ hasText: /^Guardado/ })).toBeVisible({ timeout: 60_000 });
    await job.fill('Y seguimos');
    await endSessionAndReturn(page, person);
    await expect(job).toHaveValue('Y seguimos');
    pageErrors.splice(0);
  });
});
