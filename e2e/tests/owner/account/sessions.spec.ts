import { addresses } from '../../../fixtures/addresses';
import { call, idTokenOf, server } from '../../../fixtures/server';
import { suspend, suspendAt } from '../../../fixtures/data/suspend';
import { ALONE, CORE } from '../../../fixtures/tags';
import { ADMIN, enterAs, expect, fillSignIn, newPerson, signIn, test } from '../../../fixtures/test';

// An owner's action goes through several servers, one after the other.
const SLOW = { timeout: 40_000 };

test('a new password ends the other devices’ sessions at once, and not this one', async ({
  page,
  browser,
  owner,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  const phone = await (await browser.newContext()).newPage();
  await signIn(phone, owner);
  // Tokens count whole seconds.
  await page.waitForTimeout(1100);

  await page.goto(`${addresses.shell}/dashboard/settings`);
  await page.getByLabel('Contraseña actual').fill('no-es-esta');
  await page.getByLabel('Contraseña nueva').fill('otra-mejor');
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByText('La contraseña actual no es correcta')).toBeVisible();
  await expect(page.getByLabel('Contraseña nueva')).toHaveValue('otra-mejor');

  await page.getByLabel('Contraseña actual').fill(owner.password);
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  // Each says it for some seconds only, and neither waits for the other.
  await Promise.all([
    expect(page.getByText('Contraseña cambiada')).toBeVisible(SLOW),
    expect(phone.getByText('Tu sesión ha expirado. Por favor, inicia sesión nuevamente.')).toBeVisible(SLOW),
  ]);
  await expect(phone).toHaveURL(/\/login/);
  await phone.context().close();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Configuración' })).toBeVisible();
  await page
    .getByRole('region', { name: 'Sesión' })
    .getByRole('button', { name: 'Cerrar sesión', exact: true })
    .click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, { email: owner.email, password: 'otra-mejor' });
  pageErrors.length = 0;
});

test('a password sent before the session has been verified waits for it', async ({ page, owner }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/accounts:lookup*', async (route) => {
    await held;
    await route.continue();
  });
  // The screen begins with the session that the browser has stored.
  await page.goto(`${addresses.shell}/dashboard/settings`);
  await page.getByLabel('Contraseña actual').fill(owner.password);
  await page.getByLabel('Contraseña nueva').fill('otra-mejor');
  const send = page.getByRole('button', { name: 'Cambiar contraseña' });
  await send.click();
  await expect(
    page.locator('form', { has: page.getByLabel('Contraseña nueva') }).locator('[type=submit]'),
  ).toBeDisabled();
  // Long enough for a refusal, which would come at once.
  await page.waitForTimeout(1000);
  answer();
  await expect(page.getByText('Contraseña cambiada')).toBeVisible(SLOW);
  await expect(page).toHaveURL(`${addresses.shell}/dashboard/settings`);
});

test('all sessions end when their owner asks for it', async ({ page, browser, owner }) => {
  const phone = await (await browser.newContext()).newPage();
  await signIn(phone, owner);
  await page.waitForTimeout(1100);
  await page.goto(`${addresses.shell}/dashboard/settings`);
  await page.getByRole('button', { name: 'Cerrar sesión en todos los dispositivos' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar todas' }).click();
  await expect(page).toHaveURL(/\/login/, SLOW);
  await expect(phone).toHaveURL(/\/login/, SLOW);
  await phone.context().close();
  await signIn(page, owner);
});

test(
  'a suspended account is out at once, can’t come back, and comes back when it is let in',
  CORE,
  async ({ page, pageErrors }) => {
    test.setTimeout(120_000);
    const person = newPerson();
    await enterAs(page, person);
    await page.goto(`${addresses.shell}/dashboard`);
    await expect(page.getByRole('heading', { name: /^Hola/ })).toBeVisible();
    const uid = await server.uidOf(person.email);
    const token = await idTokenOf(person);

    expect((await suspendAt(page, uid)).body.result).toEqual({ uid, disabled: true });
    await expect(page).toHaveURL(/\/login/);
    expect((await server.auth.getUser(uid)).disabled).toBe(true);
    // Functions refuse the earlier token too.
    expect((await call('checkSlug', token, { slug: 'cualquiera' })).body.error?.details?.reason).toBe(
      'account-suspended',
    );

    await fillSignIn(page, person);
    await expect(
      page.getByRole('alert').filter({ hasText: 'Tu cuenta está suspendida' }).first(),
    ).toBeVisible();

    await suspend(uid, false);
    // The Auth service counts sessions in whole seconds.
    await page.waitForTimeout(1100);
    await signIn(page, person);
    pageErrors.length = 0;
  },
);

test('whoever opens the app with a session that the server has ended reads why', async ({
  page,
  pageErrors,
}) => {
  const person = newPerson();
  await enterAs(page, person);
  await suspend(await server.uidOf(person.email), true);
  await page.goto(`${addresses.shell}/dashboard`);
  await expect(page.getByText(/Tu cuenta está suspendida/)).toBeVisible();
  await expect(page).toHaveURL(/\/login/);

  const other = newPerson();
  await enterAs(page, other);
  await server.auth.deleteUser(await server.uidOf(other.email));
  await page.goto(`${addresses.shell}/dashboard`);
  await expect(page.getByText('Tu sesión ha expirado. Por favor, inicia sesión nuevamente.')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  pageErrors.length = 0;
});

test('only an administrator suspends accounts and removes administrators', async () => {
  const luis = await idTokenOf({ email: 'luis@tarjetero.test', password: 'tarjetero' });
  const ana = await server.uidOf('ana@tarjetero.test');
  for (const [name, data] of [
    ['setUserDisabled', { uid: ana, disabled: true }],
    ['removeAdmin', { uid: await server.uidOf(ADMIN.email) }],
  ] as const) {
    expect((await call(name, luis, data)).body.error?.details?.reason).toBe('not-admin');
    expect((await call(name, null, data)).status).toBe(401);
    expect((await call(name, luis, { uid: 7 })).status).toBe(400);
  }
});

// Elsewhere others make administrators, beside whom this one could be removed.
test('the last administrator can’t leave', ALONE, async () => {
  const own = { uid: await server.uidOf(ADMIN.email) };
  expect((await call('removeAdmin', await idTokenOf(ADMIN), own)).body.error?.details?.reason).toBe(
    'last-admin',
  );
});

test(
  'with enumeration protection on, nobody learns which addresses have an account',
  ALONE,
  async ({ page, pageErrors }) => {
    const setProtection = (enabled: boolean) =>
      fetch(
        `${addresses.auth}/identitytoolkit.googleapis.com/v2/projects/demo-tarjetero/config?updateMask=emailPrivacyConfig`,
        {
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
          body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: enabled } }),
        },
      );
    expect((await setProtection(true)).status).toBe(200);
    try {
      for (const email of ['ana@tarjetero.test', 'nadie@tarjetero.test']) {
        await page.goto(`${addresses.shell}/login`);
        await fillSignIn(page, { email, password: 'equivocada' });
        await expect(page.getByRole('alert')).toHaveText('Email o contraseña incorrectos');
        await page.goto(`${addresses.shell}/recuperar`);
        await page.getByLabel('Email').fill(email);
        await page.getByRole('button', { name: 'Enviar enlace' }).click();
        await expect(page.getByText(`Si hay una cuenta con ${email}`)).toBeVisible();
      }
    } finally {
      await setProtection(false);
    }
    pageErrors.length = 0;
  },
);
