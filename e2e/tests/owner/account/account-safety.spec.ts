import { mailedText } from '../../../fixtures/agenda';
import { addresses } from '../../../fixtures/addresses';
import { expectNoViolations } from '../../../fixtures/looks/axe';
import { expectFits } from '../../../fixtures/looks/page-width';
import { server } from '../../../fixtures/server';
import { expect, fillSignIn, newPerson, openSignIn, signIn, test } from '../../../fixtures/test';
import { totpOf } from '../../../fixtures/totp';

// An owner's action goes through several servers, one after the other.
const SLOW = { timeout: 40_000 };
const SETTINGS = `${addresses.shell}/dashboard/settings`;
const LINK = /https?:\/\/\S+\/cambio-email#\S+/;

test('an owner changes the email of the account, and the former one takes it back', async ({
  page,
  browser,
  owner,
  pageErrors,
}) => {
  test.setTimeout(180_000);
  const { email: next } = newPerson();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${SETTINGS}#email`);
  const section = page.getByRole('region', { name: 'Email de la cuenta' });
  await section.getByLabel('Email nuevo').fill(next);
  await section.getByRole('button', { name: 'Cambiar email' }).click();
  const question = page.getByRole('dialog', { name: 'Escribe otra vez tu contraseña' });
  await question.getByLabel('Contraseña', { exact: true }).fill(owner.password);
  await question.getByRole('button', { name: 'Continuar' }).click();
  await expect(section.getByText(`Hemos enviado un enlace a ${next}.`)).toBeVisible(SLOW);
  await expect(section.getByText(`Entras con ${owner.email}`)).toBeVisible();
  await expectFits(page, 'Configuración');

  // The link is opened on another device, which has no session.
  const other = await (await browser.newContext({ locale: 'es-ES' })).newPage();
  await other.goto(await mailedText(next, /Confirma el nuevo email/, LINK));
  await expectNoViolations(other, 'the page of the new email');
  await other.getByRole('button', { name: 'Usar este email' }).click();
  await expect(other.getByRole('heading', { name: 'Email cambiado' })).toBeVisible(SLOW);
  await expect(page).toHaveURL(/\/login/, SLOW);
  await signIn(page, { email: next, password: owner.password });
  await page.goto(SETTINGS);
  await expect(page.getByText(`Entras con ${next}`)).toBeVisible();

  await other.goto(await mailedText(owner.email, /El email de tu cuenta ha cambiado/, LINK));
  await other.getByRole('button', { name: 'Recuperar mi cuenta' }).click();
  await expect(other.getByText(/Hemos cerrado todas las sesiones/)).toBeVisible(SLOW);
  await expect(page).toHaveURL(/\/login/, SLOW);
  // The former password no longer signs in.
  await fillSignIn(page, { email: owner.email, password: owner.password });
  await expect(page.getByText('Email o contraseña incorrectos')).toBeVisible(SLOW);
  await mailedText(owner.email, /Cambia tu contraseña/, /https?:\/\/\S+/);
  await other.context().close();
  // What the Auth service refused on purpose.
  expect(pageErrors.splice(0).every((line) => /40[013]/.test(line))).toBe(true);
});

test('an owner adds a second factor, and each question for the password asks for its code', async ({
  page,
  owner,
  pageErrors,
}) => {
  test.setTimeout(180_000);
  await page.goto(SETTINGS);
  const section = page.getByRole('region', { name: 'Verificación en dos pasos' });
  await section.getByRole('button', { name: 'Configurar' }).click();
  await section.getByRole('button', { name: 'Añadir aplicación' }).click();
  await expect(section.getByRole('img', { name: /Código QR/ })).toBeVisible(SLOW);
  const secret = (await section.locator('code').innerText()).trim();
  await section.getByRole('textbox', { name: 'Código' }).fill(totpOf(secret));
  await section.getByRole('button', { name: 'Activar' }).click();
  await expect(section.getByText(/^Está activada/)).toBeVisible(SLOW);

  await page.getByLabel('Contraseña actual').fill(owner.password);
  await page.getByLabel('Contraseña nueva').fill('otra-mejor');
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  const question = page.getByRole('dialog', { name: 'Código de tu aplicación' });
  await question.getByLabel('Código').fill('000000');
  await question.getByRole('button', { name: 'Continuar' }).click();
  await expect(question.getByLabel('Código')).toHaveAccessibleDescription(/El código no es correcto/);
  await question.getByLabel('Código').fill(totpOf(secret));
  await question.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Contraseña cambiada')).toBeVisible(SLOW);

  await page
    .getByRole('region', { name: 'Sesión' })
    .getByRole('button', { name: 'Cerrar sesión', exact: true })
    .click();
  await expect(page).toHaveURL(/\/login/);
  await openSignIn(page);
  await fillSignIn(page, { email: owner.email, password: 'otra-mejor' });
  await page.getByLabel('Código').fill(totpOf(secret));
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(/\/dashboard$/, SLOW);

  // Deleting the account asks for it too.
  await page.goto(SETTINGS);
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Eliminar tu cuenta para siempre?' });
  await dialog.getByLabel('Escribe ELIMINAR').fill('ELIMINAR');
  await dialog.getByLabel('Contraseña', { exact: true }).fill('otra-mejor');
  await dialog.getByRole('button', { name: 'Eliminar para siempre' }).click();
  await question.getByLabel('Código').fill(totpOf(secret));
  await question.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/$|\/login/, SLOW);
  // Sessions end before the last of the account's documents goes.
  const mine = server.db.collection('users').where('email', '==', owner.email);
  await expect.poll(async () => (await mine.get()).size, SLOW).toBe(0);
  // What the Auth service refused on purpose.
  expect(pageErrors.splice(0).every((line) => /40[013]/.test(line))).toBe(true);
});
