import { addresses } from '../../fixtures/addresses';
import { dropAdmins, makeAdmin } from '../../fixtures/panel';
import { server } from '../../fixtures/server';
import { expect, fillSignIn, openPanel, test } from '../../fixtures/test';
import { totpOf } from '../../fixtures/totp';

const LOGIN = `${addresses.shell}/admin/login`;

test('an administrator adds a second factor, needs it everywhere, and another one removes it when it is lost', async ({
  page,
  browser,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  const admin = await makeAdmin('Marta Factor');
  const other = await makeAdmin('Iris Ayuda');
  try {
    await openPanel(page, '/admin/dashboard', admin);
    await page.getByRole('button', { name: 'Segundo factor' }).click();
    const dialog = page.getByRole('dialog', { name: 'Segundo factor' });
    await dialog.getByRole('button', { name: 'Añadir aplicación' }).click();
    const secret = (await dialog.locator('code').innerText()).trim();
    const code = dialog.getByLabel('Código');
    await code.fill('000000');
    await dialog.getByRole('button', { name: 'Activar' }).click();
    await expect(code).toHaveAccessibleDescription(/El código no es correcto/);
    await code.fill(totpOf(secret));
    await dialog.getByRole('button', { name: 'Activar' }).click();
    await expect(dialog.getByText('Tu cuenta tiene un segundo factor.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();

    // The panel asks for the code; a wrong one is reported beside its field.
    await expect(page).toHaveURL(LOGIN);
    await fillSignIn(page, admin);
    await expect(page.getByRole('heading', { name: 'Código de tu aplicación' })).toBeVisible();
    const codeField = page.getByLabel('Código');
    await codeField.fill('123');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(codeField).toHaveAccessibleDescription('El código tiene seis cifras');
    await codeField.fill('000000');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(codeField).toHaveAccessibleDescription(/El código no es correcto/);
    const shown = totpOf(secret);
    await codeField.fill(`${shown.slice(0, 3)} ${shown.slice(3)}`);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page).toHaveURL(`${addresses.shell}/admin/dashboard`);
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expect(page).toHaveURL(LOGIN);

    // So does the owners' sign-in.
    await page.goto(`${addresses.shell}/login`);
    await fillSignIn(page, admin);
    await page.getByLabel('Código').fill(totpOf(secret));
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);

    // The app is lost: another administrator removes the factor, which ends the sessions.
    const context = await browser.newContext({ locale: 'es-ES' });
    const second = await context.newPage();
    await openPanel(second, `/admin/users/${admin.uid}`, other);
    await second.getByRole('button', { name: 'Quitar segundo factor' }).click();
    await second
      .getByRole('dialog', { name: /Quitar el segundo factor/ })
      .getByRole('button', { name: 'Quitar segundo factor' })
      .click();
    await expect(page).toHaveURL(/\/login/, { timeout: 20_000 });
    const audit = await server.db.collection('audit').where('docId', '==', admin.uid).get();
    expect(audit.docs.map((entry) => entry.get('after') as unknown)).toContainEqual({
      help: 'second-factor',
    });
    await context.close();

    // Without the factor the password is enough.
    await page.goto(`${addresses.shell}/login`);
    await fillSignIn(page, admin);
    await expect(page).toHaveURL(/\/dashboard$/);
  } finally {
    await dropAdmins(admin.uid, other.uid);
  }
  // Requests that the Auth service was meant to refuse.
  expect(pageErrors.splice(0).every((line) => /400/.test(line))).toBe(true);
});
