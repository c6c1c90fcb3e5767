import type { Page } from '@playwright/test';
import { addresses } from '../../fixtures/addresses';
import { storeSession } from '../../fixtures/session';
import { ALONE, CORE } from '../../fixtures/tags';
import {
  ADMIN,
  expect,
  fillSignIn,
  newPerson,
  openSignIn,
  register,
  SIGN_IN_MS,
  signIn,
  test,
} from '../../fixtures/test';

// These journeys intercept the page's requests; those of a service worker would bypass them.
test.use({ serviceWorkers: 'block' });

/** Matches Chromium's log line for a refused sign-in or registration. */
const refusedByAuth = /status of 400/;

test(
  'S7.01 a new account gets a session, a record, and a verification mail',
  CORE,
  async ({ page, request }) => {
    const person = newPerson('Eva Núñez');
    await register(page, person);
    await expect(page.getByText('Eva Núñez').first()).toBeVisible();
    const sent = await request.get(`${addresses.auth}/emulator/v1/projects/demo-tarjetero/oobCodes`);
    const { oobCodes } = (await sent.json()) as { oobCodes: { email: string; requestType: string }[] };
    expect(oobCodes).toContainEqual(
      expect.objectContaining({ email: person.email, requestType: 'VERIFY_EMAIL' }),
    );

    const accounts = await request.post(
      `${addresses.auth}/identitytoolkit.googleapis.com/v1/projects/demo-tarjetero/accounts:query`,
      { headers: { authorization: 'Bearer owner' }, data: {} },
    );
    const { userInfo } = (await accounts.json()) as { userInfo: { localId: string; email: string }[] };
    const uid = userInfo.find(({ email }) => email === person.email)!.localId;
    const record = await request.get(
      `${addresses.firestore}/v1/projects/demo-tarjetero/databases/(default)/documents/users/${uid}`,
      { headers: { authorization: 'Bearer owner' } },
    );
    const { fields } = (await record.json()) as { fields: Record<string, { mapValue?: { fields: object } }> };
    expect(fields).toMatchObject({
      id: { stringValue: uid },
      email: { stringValue: person.email },
      name: { stringValue: 'Eva Núñez' },
    });
    // The acceptance of the legal texts is stored with its version and time.
    expect(fields['legal']!.mapValue!.fields).toMatchObject({
      version: { stringValue: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      acceptedAt: { stringValue: expect.stringMatching(/Z$/) },
    });
  },
);

test(
  'S2.04 who is signed in is led from login and register to the dashboard',
  CORE,
  async ({ page, owner }) => {
    expect(owner.email).toContain('@');
    for (const path of ['login', 'register']) {
      await page.goto(`${addresses.shell}/${path}`);
      await expect(page).toHaveURL(`${addresses.shell}/dashboard`);
    }
  },
);

test(
  'a wrong password and an unknown address read the same, and what was typed stays',
  CORE,
  async ({ page, pageErrors }) => {
    await page.goto(`${addresses.shell}/login`);
    for (const [email, password] of [
      ['ana@tarjetero.test', 'otra-cosa'],
      ['nadie@tarjetero.test', 'tarjetero'],
    ] as const) {
      await fillSignIn(page, { email, password });
      await expect(page.getByRole('alert')).toHaveText('Email o contraseña incorrectos');
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await expect(page.getByLabel('Contraseña')).toHaveValue(password);
    }
    expect(pageErrors.splice(0).every((line) => refusedByAuth.test(line))).toBe(true);
  },
);

test('the same holds with enumeration protection on', ALONE, async ({ page, pageErrors, request }) => {
  const protect = (on: boolean) =>
    request.patch(`${addresses.auth}/emulator/v1/projects/demo-tarjetero/config`, {
      headers: { authorization: 'Bearer owner' },
      data: { emailPrivacyConfig: { enableImprovedEmailPrivacy: on } },
    });
  await protect(true);
  try {
    await page.goto(`${addresses.shell}/login`);
    await fillSignIn(page, { email: 'ana@tarjetero.test', password: 'otra-cosa' });
    await expect(page.getByRole('alert')).toHaveText('Email o contraseña incorrectos');
  } finally {
    await protect(false);
  }
  expect(pageErrors.splice(0).every((line) => refusedByAuth.test(line))).toBe(true);
});

test('bad registrations say what is wrong beside the field, and keep the rest', async ({
  page,
  pageErrors,
}) => {
  await page.goto(`${addresses.shell}/register`);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('Nombre es requerido')).toBeVisible();
  await expect(page.getByText('Email es requerido')).toBeVisible();
  await expect(page.getByText('El campo Contraseña es requerido')).toBeVisible();
  await expect(page.getByLabel('Nombre')).toBeFocused();

  await page.getByLabel('Nombre').fill('x'.repeat(10_000));
  await page.getByLabel('Email').fill('nadie');
  await page.getByLabel('Contraseña').fill('12345');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('Nombre admite como máximo 80 caracteres')).toBeVisible();
  await expect(page.getByText('Email inválido')).toBeVisible();
  await expect(page.getByText('La contraseña debe tener al menos 6 caracteres')).toBeVisible();

  await page.getByLabel('Nombre').fill('Ana Otra');
  await page.getByLabel('Email').fill('ana@tarjetero.test');
  await page.getByLabel('Contraseña').fill('secreto1');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('Este email ya tiene cuenta. Inicia sesión')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Nombre')).toHaveValue('Ana Otra');
  expect(pageErrors.splice(0).every((line) => refusedByAuth.test(line))).toBe(true);
});

test('without a network, signing in says so and keeps what was typed', async ({
  page,
  pageErrors,
  context,
}) => {
  // The app must be loaded first: it can't be without a network.
  await openSignIn(page);
  await page.getByLabel('Email').fill('ana@tarjetero.test');
  await page.getByLabel('Contraseña').fill('tarjetero');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('alert')).toHaveText('Error de conexión. Verifica tu internet.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: SIGN_IN_MS });
  expect(pageErrors.splice(0).every((line) => /ERR_INTERNET_DISCONNECTED/.test(line))).toBe(true);
});

test('a forgotten password can be reset without learning whether the address has an account', async ({
  page,
  request,
  pageErrors,
}) => {
  const nobody = newPerson().email;
  const cases = [
    ['luis@tarjetero.test', '/login'],
    [nobody, '/login'],
    [nobody, '/admin/login'],
  ] as const;
  for (const [email, signIn] of cases) {
    await page.goto(addresses.shell + signIn);
    await page.getByRole('link', { name: '¿Has olvidado la contraseña?' }).click();
    // The form before has a field of the same name.
    await expect(page.getByRole('button', { name: 'Enviar enlace' })).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Enviar enlace' }).click();
    await expect(page.getByRole('heading', { name: 'Revisa tu email' })).toBeVisible();
    await page.getByRole('link', { name: 'Volver al inicio de sesión' }).click();
    await expect(page).toHaveURL(addresses.shell + signIn);
  }
  const sent = await request.get(`${addresses.auth}/emulator/v1/projects/demo-tarjetero/oobCodes`);
  const { oobCodes } = (await sent.json()) as { oobCodes: { email: string; requestType: string }[] };
  const resets = oobCodes
    .filter(({ requestType }) => requestType === 'PASSWORD_RESET')
    .map(({ email }) => email);
  expect(resets).toContain('luis@tarjetero.test');
  expect(resets).not.toContain(nobody);
  expect(pageErrors.splice(0).every((line) => refusedByAuth.test(line))).toBe(true);
});

/** Holds the requests of an address until they are let go. */
async function hold(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test.describe('S2.01 a spinner is in the middle of the window for as long as', () => {
  /** Returns how far the ring's middle is from the window's, and how much of it is seen. */
  const ringOf = (page: Page) =>
    page
      .locator('[role=status] > [aria-hidden=true]')
      .first()
      .evaluate((ring) => {
        const { x, y, width, height } = ring.getBoundingClientRect();
        let opacity = 1;
        for (let part: Element | null = ring; part; part = part.parentElement) {
          opacity *= Number(getComputedStyle(part).opacity);
        }
        return {
          right: Math.round(x + width / 2 - document.documentElement.clientWidth / 2),
          down: Math.round(y + height / 2 - innerHeight / 2),
          opacity,
        };
      });
  const expectSpinner = async (page: Page) => {
    // The one of the session may just give way to the remote's.
    await expect.poll(() => ringOf(page)).toEqual({ right: 0, down: 0, opacity: 1 });
    await page.waitForTimeout(2000);
    expect(await ringOf(page)).toEqual({ right: 0, down: 0, opacity: 1 });
  };

  test('the screen takes to come', async ({ page }) => {
    await signIn(page, { email: 'luis@tarjetero.test', password: 'tarjetero' });
    const release = await hold(page, `${addresses.userApp}/remote.json`);
    await page.goto(`${addresses.shell}/dashboard`);
    await expectSpinner(page);
    await expect(page).toHaveURL(`${addresses.shell}/dashboard`);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('another screen of the app takes to come', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn(page, { email: 'luis@tarjetero.test', password: 'tarjetero' });
    await page.goto(`${addresses.shell}/dashboard/tarjetas`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tarjetas');
    // Every file that this page doesn’t have yet.
    const release = await hold(page, `${addresses.userApp}/**/*.js`);
    await page.getByRole('link', { name: 'Papelera' }).click();
    await expectSpinner(page);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Papelera');
  });

  // The panel trusts no stored session before a server, Auth or the database, has confirmed whose it is.
  test('the session takes to be known', async ({ page }) => {
    await storeSession(page, ADMIN, { asAdmin: true });
    const answers = [await hold(page, '**/accounts:lookup**'), await hold(page, '**/documents:batchGet')];
    await page.goto(`${addresses.shell}/admin/dashboard`);
    await expectSpinner(page);
    for (const release of answers) release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
