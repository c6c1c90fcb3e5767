import { addresses } from '../../../fixtures/addresses';
import { expectAccessible } from '../../../fixtures/looks/axe';
import { server } from '../../../fixtures/server';
import { atStripe, endSetUp } from '../../../fixtures/stripe';
import { expect, test } from '../../../fixtures/test';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('an owner goes from «Sin conectar» to «Activa», and disconnects again', async ({ page, owner }) => {
  test.setTimeout(180_000);
  const uid = await server.uidOf(owner.email);
  await page.goto(`${addresses.shell}/dashboard/stripe`);
  const account = page.getByRole('region', { name: 'Tu cuenta de Stripe' });
  const badge = (words: string) => expect(account.getByText(words, { exact: true })).toBeVisible();
  await badge('Sin conectar');
  await expect(account.getByText('Tarjetero no se queda nada de tus pagos.')).toBeVisible();
  await expectAccessible(page, 'Pagos sin conectar');

  // Leaves Stripe half way: nothing but Stripe's own answer counts.
  await account.getByRole('button', { name: 'Conectar con Stripe' }).click();
  await expect(page.getByRole('heading', { name: 'Configura tu cuenta' })).toBeVisible();
  const used = page.url();
  await endSetUp(page, 'Salir a medias');
  await badge('A medias');
  await badge('Modo prueba');
  await expect(page).toHaveURL(/\/dashboard\/stripe$/);

  // A link that was used leads back, and a new one on to Stripe by itself.
  await page.goto(used);
  await expect(page.getByRole('heading', { name: 'Configura tu cuenta' })).toBeVisible();
  expect(page.url()).not.toBe(used);
  await endSetUp(page, 'Enviar, pero faltan datos');
  await badge('Faltan datos');
  await expect(account.getByRole('list', { name: 'Stripe te pide' })).toContainText('Tu NIF');
  await expect(account.getByText(/^Plazo: /)).toBeVisible();
  await expectAccessible(page, 'Pagos con datos que faltan');

  await account.getByRole('button', { name: 'Completar datos en Stripe' }).click();
  await endSetUp(page, 'Enviar y dejar en revisión');
  await badge('En revisión');

  // Later changes at Stripe arrive by webhook and show by themselves.
  const provider = await server.db.doc(`paymentProviders/${uid}`).get();
  await atStripe('onboarding', { account: provider.get('accountId') as string, end: 'active' });
  await badge('Activa');
  await expect(account.getByText('España')).toBeVisible();
  await expect(account.getByText('euro (EUR)')).toBeVisible();
  await expectAccessible(page, 'Pagos con la cuenta activa');

  await account.getByRole('button', { name: 'Desconectar Stripe' }).click();
  const question = page.getByRole('dialog', { name: '¿Desconectar Stripe?' });
  await expect(question.getByText(/Las reservas que ya tienes siguen en pie/)).toBeVisible();
  await question.getByRole('button', { name: 'Desconectar Stripe' }).click();
  await badge('Desconectada');

  // The account is still the owner's: connecting again needs nothing but Stripe's word.
  await account.getByRole('button', { name: 'Volver a conectar' }).click();
  await endSetUp(page, 'Terminar: cuenta activa');
  await badge('Activa');
  await atStripe('deauthorize', { account: provider.get('accountId') as string });
  await expect(account.getByText(/^Has quitado el acceso a Tarjetero desde Stripe/)).toBeVisible();
});
