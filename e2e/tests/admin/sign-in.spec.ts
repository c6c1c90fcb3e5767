import type { Page } from '@playwright/test';
import { addresses } from '../../fixtures/addresses';
import { mailedLink } from '../../fixtures/agenda';
import { dropAdmins, makeAccount, makeAdmin } from '../../fixtures/panel';
import { call, idTokenOf, server } from '../../fixtures/server';
import { ALONE, CORE } from '../../fixtures/tags';
import {
  ADMIN,
  type Credentials,
  enterAs,
  expect,
  fillSignIn,
  newPerson,
  openPanel,
  test,
} from '../../fixtures/test';

const LOGIN = `${addresses.shell}/admin/login`;

test.afterEach(() => server.setSelfRegistration(false));

async function fillRegister(page: Page, { email, password }: Credentials): Promise<void> {
  await page.goto(LOGIN);
  await page.getByRole('button', { name: 'Registrarse' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Registrarse' }).click();
}

const adminKeys = (page: Page) =>
  page.evaluate(() => ({
    flag: localStorage.getItem('adminAuth'),
    user: JSON.parse(localStorage.getItem('admin_user') ?? 'null') as { email: string; role: string } | null,
    token: localStorage.getItem('admin_token'),
  }));

const NOBODY = { flag: null, user: null, token: null };

test(
  'S2.12 S2.13 S4.10 S6.01 an administrator enters, stays in, and leaves to the sign-in',
  CORE,
  async ({ page }) => {
    await page.goto(`${addresses.shell}/admin`);
    await expect(page).toHaveURL(LOGIN);
    await fillSignIn(page, ADMIN);
    await expect(page).toHaveURL(`${addresses.shell}/admin/dashboard`);
    await expect(page.getByText(`Has entrado como ${ADMIN.email}.`)).toBeVisible();
    const keys = await adminKeys(page);
    expect(keys.flag).toBe('true');
    expect(keys.user).toMatchObject({ email: ADMIN.email, role: 'admin' });
    expect(keys.token).not.toBeNull();

    await page.goto(LOGIN);
    await expect(page).toHaveURL(`${addresses.shell}/admin/dashboard`);
    await page.goto(`${addresses.shell}/admin`);
    await expect(page).toHaveURL(`${addresses.shell}/admin/dashboard`);

    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expect(page).toHaveURL(LOGIN);
    expect(await adminKeys(page)).toEqual(NOBODY);
    await page.goto(`${addresses.shell}/dashboard`);
    await expect(page).toHaveURL(/\/login/);
  },
);

test('a link into the panel survives signing in, and leads nowhere else', async ({ page }) => {
  const screen = `${addresses.shell}/admin/admins`;
  await page.goto(screen);
  await expect(page).toHaveURL(LOGIN);
  await page.reload();
  await fillSignIn(page, ADMIN);
  await expect(page).toHaveURL(screen);
  await expect(page.getByRole('list', { name: 'Quién administra' })).toBeVisible();

  // The browser has lost its copy of the permission, and the server grants it again.
  await page.evaluate(() =>
    ['adminAuth', 'admin_user', 'admin_token'].forEach((key) => localStorage.removeItem(key)),
  );
  await page.reload();
  await expect(page).toHaveURL(screen);
});

test(
  'S5.04 S8.12 who is no administrator is told so, and so is who mistypes',
  CORE,
  async ({ page, pageErrors }) => {
    await page.goto(LOGIN);
    for (const wrong of [
      { email: ADMIN.email, password: 'otra-cosa' },
      { email: 'nadie@tarjetero.test', password: 'tarjetero' },
    ]) {
      // The message of the attempt before is gone by now.
      const answered = page.waitForResponse(/signInWithPassword/);
      await fillSignIn(page, wrong);
      await answered;
      await expect(page.getByRole('alert')).toHaveText('Email o contraseña incorrectos');
      await expect(page.getByLabel('Email')).toHaveValue(wrong.email);
    }
    await fillSignIn(page, { email: 'luis@tarjetero.test', password: 'tarjetero' });
    await expect(page.getByRole('alert')).toHaveText('No autorizado como administrador');
    expect(await adminKeys(page)).toEqual(NOBODY);
    const uid = await server.uidOf('luis@tarjetero.test');
    expect((await server.db.doc(`admins/${uid}`).get()).exists).toBe(false);

    // Requesting it by hand grants nothing either.
    await page.getByRole('button', { name: 'Corregir permisos' }).click();
    await expect(page.getByText('No se pudieron otorgar permisos de administrador')).toBeVisible();
    expect((await server.db.doc(`admins/${uid}`).get()).exists).toBe(false);
    await expect(page).toHaveURL(LOGIN);
    // A moment later the screen requests it by itself, and is refused as well.
    await page.close();
    pageErrors.length = 0;
  },
);

test(
  'S5.04 S6.01 where the policy lets everybody, signing in makes an administrator of the account',
  ALONE,
  async ({ page }) => {
    await server.setSelfRegistration(true);
    // Nobody is signed in: an open session would be granted it by the screen itself, meanwhile.
    const owner = await makeAccount('Eva Prueba');
    await page.goto(LOGIN);
    await fillSignIn(page, owner);
    await expect(page).toHaveURL(`${addresses.shell}/admin/dashboard`);
    const { uid } = owner;
    const record = await server.db.doc(`admins/${uid}`).get();
    expect(record.data()).toMatchObject({ id: uid, email: owner.email, name: owner.name, role: 'admin' });
    const entries = await server.db.collection('audit').where('docId', '==', uid).get();
    expect(entries.docs.map((entry) => [entry.get('action'), entry.get('by')])).toEqual([['create', uid]]);
    await server.db.doc(`admins/${uid}`).delete();
  },
);

test(
  'S5.01 S5.02 S5.03 the registration of administrators says what is wrong beside its fields',
  CORE,
  async ({ page, pageErrors }) => {
    await fillRegister(page, { email: 'no-es-un-email', password: '12345' });
    await expect(page.getByText('Email inválido')).toBeVisible();
    await expect(page.getByText('La contraseña debe tener al menos 6 caracteres')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('no-es-un-email');

    await fillRegister(page, { email: 'ana@tarjetero.test', password: 'secreto1' });
    await expect(
      page.getByText('Este email ya tiene cuenta. Usa "Iniciar sesión" para promoverlo a admin.'),
    ).toBeVisible();
    pageErrors.length = 0;
  },
);

test(
  'an uninvited registration is refused and leaves no account behind',
  CORE,
  async ({ page, pageErrors }) => {
    const stranger = newPerson();
    await fillRegister(page, stranger);
    await expect(page.getByRole('alert')).toHaveText('No autorizado como administrador');
    await expect(page.getByLabel('Email')).toHaveValue(stranger.email);
    await expect
      .poll(() =>
        server.auth.getUserByEmail(stranger.email).then(
          () => 'there',
          () => 'gone',
        ),
      )
      .toBe('gone');
    expect(await adminKeys(page)).toEqual(NOBODY);
    pageErrors.length = 0;
  },
);

test(
  'an uninvited registration where the policy lets everybody makes an administrator',
  ALONE,
  async ({ page }) => {
    await server.setSelfRegistration(true);
    const person = newPerson();
    await fillRegister(page, person);
    await expect(page).toHaveURL(`${addresses.shell}/admin/dashboard`);
    const uid = await server.uidOf(person.email);
    expect((await server.db.doc(`admins/${uid}`).get()).get('name')).toBe('Administrador');
    expect((await server.db.doc(`users/${uid}`).get()).get('email')).toBe(person.email);
    await server.db.doc(`admins/${uid}`).delete();
  },
);

test('an invited person follows the mail, verifies their address, and enters at the first sign-in after that', async ({
  page,
  pageErrors,
}) => {
  const admin = await makeAdmin();
  const invited = newPerson();
  await call('inviteAdmin', await idTokenOf(admin), { email: invited.email, again: false });
  const link = await mailedLink(invited.email, /^Invitación/);
  expect(link).toContain(`${LOGIN}#invitacion=`);

  // Without the mail, the address alone opens nothing and leaves nothing behind.
  await fillRegister(page, invited);
  await expect(page.getByRole('alert')).toHaveText('No autorizado como administrador');

  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByText('Tienes una invitación.', { exact: false })).toBeVisible();
  await expect(page).toHaveURL(LOGIN);
  await page.getByRole('button', { name: 'Registrarse' }).click();
  await page.getByLabel('Email').fill(invited.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(invited.password);
  await page.getByRole('button', { name: 'Registrarse' }).click();
  await expect(page.getByRole('heading', { name: 'Confirma tu email' })).toBeVisible();
  const uid = await server.uidOf(invited.email);
  expect((await server.db.doc(`admins/${uid}`).get()).exists).toBe(false);

  // Not before the address is verified.
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await fillSignIn(page, invited);
  await expect(page.getByRole('alert')).toHaveText(/Confirma tu email con el enlace/);
  await server.auth.updateUser(uid, { emailVerified: true });
  await fillSignIn(page, invited);
  await expect(page).toHaveURL(`${addresses.shell}/admin/dashboard`);
  expect((await server.db.doc(`admins/${uid}`).get()).get('role')).toBe('admin');
  expect((await server.db.doc(`adminInvites/${invited.email}`).get()).get('acceptedBy')).toBe(uid);
  await dropAdmins(uid, admin.uid);
  pageErrors.length = 0;
});

test('the registration opens an ordinary account’s doors too, and no others', async ({ page }) => {
  // An owner's account is an owner's account: the panel stays shut.
  await enterAs(page, newPerson());
  await page.goto(`${addresses.shell}/admin/users`);
  await expect(page).toHaveURL(LOGIN);
});

test('S2.06 an unknown address of the administration says that nothing is there, and leads back', async ({
  page,
}) => {
  await openPanel(page, '/admin/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible();
  await page.goto(`${addresses.shell}/admin/no/existe`);
  await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible();
  await expect(page.getByText('La URL que intentas acceder no existe')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: 'Volver atrás' }).click();
  await expect(page).toHaveURL(`${addresses.shell}/admin/users`);
});
