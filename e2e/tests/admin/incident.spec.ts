import { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from 'shared-lib/time';
import { addresses } from '../../fixtures/addresses';
import { expectAccessible } from '../../fixtures/looks/axe';
import { freshSlug } from '../../fixtures/owner-actions';
import { dropAdmins, makeAccount, makeAdmin } from '../../fixtures/panel';
import { call, idTokenOf, server } from '../../fixtures/server';
import { ALONE } from '../../fixtures/tags';
import { expect as expectSoon, openPanel, signIn, type Person, test } from '../../fixtures/test';

/** An administrator's action goes through several servers, one after the other. */
const expect = expectSoon.configure({ timeout: 25_000 });

/** Time in which the jobs of the mail, which run every minute, have surely run. */
const JOBS_MS = 150_000;

let admin: Person & { uid: string };
let owner: Person & { uid: string };
test.beforeAll(async () => {
  admin = await makeAdmin('Marta Guardia');
  owner = await makeAccount('Olga Engaño');
});
test.afterAll(async () => {
  await dropAdmins(admin.uid);
  await server.db.doc('featureFlags/read_only').delete();
  await server.db.doc('config/linkHosts').delete();
});

/** Stores a mail in its state after a day in which the relay was down, and raises the alert of it. */
async function theRelayWasDown(title: string): Promise<string> {
  const id = `${owner.uid}-from-team-1`;
  const at = (ago: number) => Timestamp.fromMillis(Date.now() - ago);
  await server.db.doc(`outbox/${id}`).set({
    ...{ ownerId: owner.uid, template: 'from-team', letter: { kind: 'service', text: 'Mañana volvemos.' } },
    ...{ status: 'failed', attempts: 9, failure: 'Error: connect ECONNREFUSED', dueAt: null },
    ...{ createdAt: at(DAY_MS), expiresAt: at(-DAY_MS) },
  });
  await call('reportAlert', await idTokenOf(admin), {
    ...{ title, type: 'mail-failed', severity: 'high', metadata: { app: 'functions' } },
    description: 'El servidor no los ha aceptado en un día.',
  });
  return id;
}

/** Publishes a card that leads to a host. */
async function aCardThatLeadsTo(host: string): Promise<{ cardId: string; slug: string }> {
  const token = await idTokenOf(owner);
  const slug = freshSlug('engano');
  const cardId = `${slug.replace(/-/g, '')}00000000000000000000`.slice(0, 20);
  await call('createCard', token, { cardId, name: 'Premios', slug });
  await server.db
    .doc(`cards/${cardId}`)
    .update({ 'profile.name': 'Premios', 'profile.website': `https://www.${host}/`, revision: 2 });
  const { status } = await call('publishCard', token, { cardId, revision: 2 });
  expect(status).toBe(200);
  return { cardId, slug };
}

test('mail that failed is noticed, understood and sent from the panel', ALONE, async ({ page }) => {
  test.setTimeout(JOBS_MS + 180_000);
  const title = `Emails sin enviar ${freshSlug('rele').replace(/\d/g, 'x')}`;
  const id = await theRelayWasDown(title);

  await openPanel(page, '/admin/dashboard', admin);
  await page.getByRole('link', { name: `Alerta grave: ${title}` }).click();
  const alert = page.getByRole('dialog', { name: title });
  await expect(alert.getByText('Vista', { exact: true })).toBeVisible();
  await expect(alert.getByText('functions')).toBeVisible();
  await expectAccessible(page, 'Alertas');

  await page.goto(`${addresses.shell}/admin/work`);
  const failed = page.getByRole('region', { name: 'Emails: Han fallado' });
  const line = failed
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/admin/users/${owner.uid}"]`) });
  await expect(line).toContainText('Error: connect ECONNREFUSED');
  await expectAccessible(page, 'Trabajos');
  await line.getByRole('button', { name: /^Reintentar Mensaje del equipo/ }).click();
  await expect(page.getByText('Se vuelve a intentar: 1 email')).toBeVisible();
  await expect
    .poll(async () => (await server.db.doc(`outbox/${id}`).get()).get('status') as string, {
      timeout: JOBS_MS,
    })
    .toBe('sent');
  // Words of administrators leave with the mail.
  expect((await server.db.doc(`outbox/${id}`).get()).get('letter')).toBeUndefined();

  await page.goto(`${addresses.shell}/admin/alerts`);
  await page.getByRole('link', { name: title }).click();
  await alert.getByRole('button', { name: `Marcar como atendida: ${title}` }).click();
  await expect(page.getByText('Alerta atendida')).toBeVisible();
});

test(
  'an account that deceives is noted, and all cards to its domain are taken down at once',
  ALONE,
  async ({ page, request }) => {
    test.setTimeout(240_000);
    const host = `${freshSlug('premio')}.example`;
    const { cardId, slug } = await aCardThatLeadsTo(host);

    await openPanel(page, `/admin/users/${owner.uid}`, admin);
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox', { name: 'Nota nueva' }).fill('Promete premios que no existen.');
    await sheet.getByRole('button', { name: 'Añadir nota' }).click();
    await expect(sheet.getByText('Promete premios que no existen.')).toBeVisible();
    await expectAccessible(page, 'an account with notes');

    await page.goto(`${addresses.shell}/admin/settings?seccion=product`);
    const banned = page.getByRole('region', { name: 'Dominios vetados' });
    await banned.getByRole('textbox', { name: 'Dominios, uno por línea' }).fill(host);
    await banned.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Guardado', { exact: true }).first()).toBeVisible();
    await banned.getByRole('button', { name: 'Buscar tarjetas' }).click();
    await expect(banned.getByText('1 tarjeta lleva a estos dominios.')).toBeVisible();
    await expect(banned.getByRole('link', { name: slug })).toBeVisible();
    await expectAccessible(page, 'cards that lead to a banned domain');
    await banned.getByRole('button', { name: 'Retirar la tarjeta' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Retirar la tarjeta?' });
    await dialog.getByRole('button', { name: 'Retirar' }).click();
    await expect(dialog.getByText('Motivo es requerido')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Lleva a un sitio que engaña.');
    await dialog.getByRole('button', { name: 'Retirar' }).click();
    await expect(page.getByText('1 tarjeta retirada')).toBeVisible();

    expect((await request.get(`${addresses.publicCard}/c/${slug}`)).status()).toBe(410);
    const mail = await server.db.doc(`outbox/${owner.uid}-card-taken-down-${cardId}`).get();
    expect(mail.exists).toBe(true);
  },
);

test(
  'a freeze is told to everybody with its message and end, and is ended from the panel',
  ALONE,
  async ({ page, browser }) => {
    test.setTimeout(240_000);
    const message = 'Cambiamos de servidor; no se pierde nada.';
    await openPanel(page, '/admin/settings?seccion=freeze', admin);
    await page.getByRole('button', { name: 'Activar solo lectura' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Poner todo el producto en solo lectura?' });
    await dialog.getByRole('textbox', { name: 'Mensaje para todo el mundo' }).fill(message);
    await dialog.getByRole('combobox', { name: 'Acaba' }).selectOption('En 1 hora');
    await dialog.getByRole('button', { name: 'Activar solo lectura' }).click();
    const banner = page.getByRole('alert').filter({ hasText: 'Estamos de mantenimiento' });
    await expect(banner).toContainText(message);
    await expect(banner).toContainText(/Acaba por sí solo el \d/);
    await expectAccessible(page, 'the panel while the product is frozen');

    const others = await browser.newContext();
    const ownersPage = await others.newPage();
    await signIn(ownersPage, owner);
    const notice = ownersPage.getByRole('alert').filter({ hasText: 'Estamos de mantenimiento' });
    await expect(notice).toContainText(message);
    await expectAccessible(ownersPage, 'the owner’s app while the product is frozen');

    const publicPage = await others.newPage();
    await publicPage.goto(`${addresses.shell}/estado`);
    // An instance gives everybody the same answer for half a minute.
    await expect(async () => {
      await publicPage.reload();
      await expectSoon(publicPage.getByText(message)).toBeVisible();
    }).toPass({ timeout: 60_000 });
    await expect(publicPage.getByText('En pausa por mantenimiento').first()).toBeVisible();
    await expectAccessible(publicPage, '/estado');

    await page.getByRole('button', { name: 'Desactivar solo lectura' }).click();
    await expect(banner).toHaveCount(0);
    await expect(notice).toHaveCount(0);
    await others.close();
  },
);
