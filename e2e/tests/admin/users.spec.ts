import { readFile } from 'node:fs/promises';
import type { Route } from '@playwright/test';
import { addresses } from '../../fixtures/addresses';
import { expectAccessible } from '../../fixtures/looks/axe';
import { expectFitsEverywhere } from '../../fixtures/looks/page-width';
import { mailedLink, mailedText } from '../../fixtures/agenda';
import {
  ageSessions,
  dropAdmins,
  fillIndex,
  makeAccount,
  makeAdmin,
  publishCard,
} from '../../fixtures/panel';
import { server } from '../../fixtures/server';
import { type Person, expect as expectSoon, openPanel, test } from '../../fixtures/test';

/** An administrator's action goes through several servers, one after the other. */
const expect = expectSoon.configure({ timeout: 25_000 });
test.setTimeout(150_000);

const USERS = `${addresses.shell}/admin/users`;

let admin: Person & { uid: string };
test.beforeAll(async () => {
  admin = await makeAdmin();
});
test.afterAll(() => dropAdmins(admin.uid));

/** Returns letters that no other journey's accounts begin with. */
const freshName = () => `Zq${Date.now().toString(36)}`;

test.describe('a long list', () => {
  const prefix = freshName();
  let empty: () => Promise<void>;
  test.beforeAll(async () => {
    empty = await fillIndex(prefix, 130);
  });
  test.afterAll(() => empty());

  test('is searched by the beginning of a name or an address, filtered, ordered and paged; the address keeps it', async ({
    page,
  }) => {
    await openPanel(page, '/admin/users', admin);
    const table = page.getByRole('table', { name: 'Cuentas' });
    const names = table.getByRole('rowheader');
    await page.getByRole('searchbox', { name: 'Buscar' }).fill(prefix.toUpperCase());
    await expect(names.first()).toContainText(prefix);
    await expect(names).toHaveCount(7);
    await expect(page.getByRole('status').filter({ hasText: 'Más de 7 cuentas' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`buscar=${prefix.toUpperCase()}`));
    await page.getByRole('button', { name: 'Cargar más' }).click();
    await expect(names).toHaveCount(27);
    await page.getByRole('combobox', { name: 'Plan' }).selectOption('Premium');
    await expect(page).toHaveURL(/plan=premium/);
    await expect(names).toHaveCount(7);
    await page.getByRole('button', { name: 'Cargar más' }).click();
    await expect(names).toHaveCount(27);
    await page.getByRole('button', { name: 'Cargar más' }).click();
    await expect(page.getByRole('status').filter({ hasText: /^44 cuentas$/ })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Buscar' })).toHaveValue(prefix.toUpperCase());
    await page.getByRole('searchbox', { name: 'Buscar' }).fill(`correo-${prefix}.129@`.toLowerCase());
    await page.getByRole('combobox', { name: 'Plan' }).selectOption('Todos');
    await expect(names).toHaveText([new RegExp(`${prefix} 0129`)]);

    await page.getByRole('searchbox', { name: 'Buscar' }).fill('nadie se llama así');
    await expect(page.getByRole('heading', { name: 'Ninguna cuenta coincide' })).toBeVisible();
    await page.getByRole('button', { name: 'Quitar filtros' }).click();
    await expect(page).toHaveURL(USERS);
    await expect(page.getByRole('searchbox', { name: 'Buscar' })).toHaveValue('');
    await expect(names.first()).toBeVisible();

    const sorted = (name: string) => page.getByRole('columnheader', { name });
    await expect(sorted('Alta')).toHaveAttribute('aria-sort', 'descending');
    await sorted('Cuenta').getByRole('button').click();
    await expect(page).toHaveURL(/orden=nombre/);
    await expect(sorted('Cuenta')).toHaveAttribute('aria-sort', 'ascending');
    await expect(sorted('Alta')).not.toHaveAttribute('aria-sort');
  });

  test('is exported whole, and nothing of it when it is cancelled half way', async ({ page }) => {
    const evil = server.db.doc(`userIndex/${prefix}0`);
    await evil.update({ name: '=HYPERLINK("http://malo.test")' });
    await openPanel(page, `/admin/users?buscar=${prefix}`, admin);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar CSV' }).click();
    await expect(page.getByText('Se han exportado 130 filas.')).toBeVisible();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('usuarios.csv');
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFFIdentificador,Nombre,Email,')).toBe(true);
    expect(text.trimEnd().split('\r\n')).toHaveLength(131);
    expect(text).toContain(`"'=HYPERLINK(""http://malo.test"")"`);
    const logged = await server.db
      .collection('audit')
      .where('collection', '==', 'exports')
      .where('by', '==', admin.uid)
      .get();
    expect(logged.docs.map((entry) => entry.get('after'))).toEqual([{ filter: `buscar=${prefix}` }]);

    // The second page never arrives: the export can be cancelled meanwhile.
    let downloads = 0;
    page.on('download', () => (downloads += 1));
    const held: Route[] = [];
    let holds = true;
    /** Releases the held requests and those after them, until all are answered or given up. */
    const letThrough = async () => {
      holds = false;
      const ended = held.splice(0).map(async (route) => {
        await route.continue().catch(() => undefined);
        await route.request().response();
      });
      await Promise.all(ended);
    };
    await page.route(`${addresses.firestore}/**`, (route) =>
      holds && route.request().postData()?.includes('startAt') ? void held.push(route) : route.continue(),
    );
    await page.getByRole('button', { name: 'Exportar CSV' }).click();
    await expect(page.getByText('100 filas', { exact: true })).toBeVisible();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Cancelar exportación' }).click();
    await expect(page.getByText('Exportación cancelada. No se ha guardado ningún archivo.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Exportar CSV' })).toBeEnabled();
    // A late answer changes nothing. An administrator who leaves the screen during an export is informed of its end as well.
    await letThrough();
    holds = true;
    await page.getByRole('button', { name: 'Exportar CSV' }).click();
    await expect(page.getByText('100 filas', { exact: true })).toBeVisible();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await expect(page.getByText('Exportación cancelada.')).toHaveCount(0);
    await page.getByRole('link', { name: 'Administradores' }).click();
    await expect(page.getByText('Exportación cancelada. No se ha guardado ningún archivo.')).toBeVisible();
    await letThrough();
    await expect(page.getByRole('list', { name: 'Quién administra' })).toBeVisible();
    expect(downloads).toBe(0);
  });

  test('loses its network and says so; what it began goes on when there is one again', async ({
    page,
    context,
    pageErrors,
  }) => {
    await openPanel(page, `/admin/users?buscar=${prefix}`, admin);
    await expect(page.getByRole('rowheader')).toHaveCount(7);
    await context.setOffline(true);
    await expect(page.getByText(/^Sin conexión\. Ves lo último/)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Buscar' }).fill(`${prefix} 01`);
    await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible({ timeout: 30_000 });
    await context.setOffline(false);
    await expect(page.getByRole('rowheader').first()).toContainText(`${prefix} 01`, { timeout: 30_000 });
    await expect(page.getByRole('rowheader')).toHaveCount(7);
    await expect(page.getByText(/^Sin conexión\. Ves lo último/)).toHaveCount(0);
    pageErrors.length = 0;
  });

  test('reads well on a phone and a wide screen, in both themes', async ({ page }) => {
    await openPanel(page, `/admin/users?buscar=${prefix}`, admin);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expectAccessible(page, 'accounts');
    await page.goto(`${addresses.shell}/admin/admins`);
    await expect(page.getByRole('list', { name: 'Quién administra' })).toBeVisible();
    await expectAccessible(page, 'administrators');
  });
});

test('one account’s sheet has an address, shows what it owns and what is on for it, and leads back to the list', async ({
  page,
  pageErrors,
}) => {
  const owner = await makeAccount(`${freshName()} Dueña`);
  const { slug } = await publishCard(owner, 'Taller');
  await openPanel(page, `/admin/users?buscar=${owner.email}`, admin);
  await page.getByRole('rowheader').getByRole('link', { name: owner.name }).click();
  await expect(page).toHaveURL(`${USERS}/${owner.uid}?buscar=${owner.email}`);
  const sheet = page.getByRole('dialog', { name: 'Cuenta' });
  await expect(sheet.getByRole('heading', { name: owner.name })).toBeVisible();
  await expect(sheet.getByText('Email verificado')).toBeVisible();
  const card = sheet.getByRole('link', { name: /^Taller/ });
  await expect(card).toHaveAttribute('href', `${addresses.publicCard}/c/${slug}`);
  await expect(sheet.getByRole('listitem').filter({ hasText: 'pwa_features' })).toContainText('Activa');
  await expect(sheet.getByRole('listitem').filter({ hasText: 'mobile_app_promotion' })).toContainText(
    'Según dispositivo',
  );
  await expectAccessible(page, 'sheet');

  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await page.goto(`${USERS}/${owner.uid}`);
  await expect(sheet.getByRole('heading', { name: owner.name })).toBeVisible();
  // The log records that the account was viewed.
  const entries = await server.db
    .collection('audit')
    .where('docId', '==', owner.uid)
    .where('action', '==', 'read')
    .get();
  expect(entries.docs.map((entry) => entry.get('by'))).toContain(admin.uid);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(USERS);

  await page.goto(`${USERS}/nadie-nunca`);
  await expect(sheet.getByText('Esta cuenta ya no existe.')).toBeVisible();
  await expect.poll(() => pageErrors).toEqual([expect.stringContaining('400')]);
  pageErrors.length = 0;
});

test('plan, suspension and administration change after a question, and the list shows it', async ({
  page,
  pageErrors,
}) => {
  const owner = await makeAccount(`${freshName()} Cambios`);
  await openPanel(page, `/admin/users/${owner.uid}?buscar=${owner.email}`, admin);
  const sheet = page.getByRole('dialog', { name: 'Cuenta' });
  const question = (title: string) => page.getByRole('dialog', { name: title });

  await sheet.getByRole('combobox', { name: 'Plan de la cuenta' }).selectOption('Premium');
  await question(`¿Pasar a ${owner.name} al plan Premium?`).getByRole('button', { name: 'Cancelar' }).click();
  await expect(sheet.getByRole('combobox', { name: 'Plan de la cuenta' })).toHaveValue('free');
  await sheet.getByRole('combobox', { name: 'Plan de la cuenta' }).selectOption('Premium');
  await question(`¿Pasar a ${owner.name} al plan Premium?`)
    .getByRole('button', { name: 'Cambiar plan' })
    .click();
  await expect(page.getByText(`${owner.name} tiene ahora el plan Premium.`)).toBeVisible();
  expect((await server.db.doc(`users/${owner.uid}/private/state`).get()).get('plan')).toBe('premium');

  await sheet.getByRole('button', { name: 'Suspender' }).click();
  const suspend = question(`¿Suspender a ${owner.name}?`);
  await suspend.getByRole('button', { name: 'Suspender' }).click();
  await expect(suspend.getByText('Motivo es requerido')).toBeVisible();
  await expect(suspend.getByRole('textbox', { name: 'Motivo' })).toBeFocused();
  await suspend.getByRole('textbox', { name: 'Motivo' }).fill('Publica spam');
  await suspend.getByRole('button', { name: 'Suspender' }).click();
  await expect(sheet.getByText('Publica spam')).toBeVisible();
  expect((await server.auth.getUser(owner.uid)).disabled).toBe(true);

  await sheet.getByRole('button', { name: 'Reactivar' }).click();
  await question(`¿Reactivar a ${owner.name}?`).getByRole('button', { name: 'Reactivar' }).click();
  await expect(sheet.getByRole('button', { name: 'Suspender' })).toBeVisible();
  // The sheet follows the index, which comes before Auth; the question stays until all of it is done.
  await expect(question(`¿Reactivar a ${owner.name}?`)).toHaveCount(0);
  expect((await server.auth.getUser(owner.uid)).disabled).toBe(false);

  await sheet.getByRole('button', { name: 'Hacer administrador' }).click();
  await question(`¿Hacer administrador a ${owner.name}?`)
    .getByRole('button', { name: 'Hacer administrador' })
    .click();
  await expect(sheet.getByRole('button', { name: 'Quitar de administradores' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Quitar de administradores' }).click();
  await question(`¿Quitar a ${owner.name} de los administradores?`)
    .getByRole('button', { name: 'Quitar de administradores' })
    .click();
  await expect(sheet.getByRole('button', { name: 'Hacer administrador' })).toBeVisible();
  expect((await server.db.doc(`admins/${owner.uid}`).get()).exists).toBe(false);

  await sheet.getByRole('button', { name: 'Cerrar', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: owner.email });
  await expect(row).toContainText('Premium');
  await expect(row).toContainText('Activa');

  // The server's refusal is shown in the dialog.
  await page.goto(`${USERS}/${owner.uid}`);
  await expect(sheet.getByRole('button', { name: 'Hacer administrador' })).toBeVisible();
  await server.auth.updateUser(owner.uid, { emailVerified: false });
  await sheet.getByRole('button', { name: 'Hacer administrador' }).click();
  const grant = question(`¿Hacer administrador a ${owner.name}?`);
  await grant.getByRole('button', { name: 'Hacer administrador' }).click();
  await expect(grant.getByRole('alert')).toHaveText(
    'Esta cuenta todavía no ha confirmado su dirección de email.',
  );
  pageErrors.length = 0;
});

test('a card is taken down with a reason, and given back', async ({ page, context, pageErrors }) => {
  const owner = await makeAccount(`${freshName()} Tarjeta`);
  const { cardId, slug } = await publishCard(owner, 'Retirable');
  await openPanel(page, `/admin/users/${owner.uid}`, admin);
  const sheet = page.getByRole('dialog', { name: 'Cuenta' });
  await sheet.getByRole('button', { name: 'Retirar Retirable' }).click();
  const question = page.getByRole('dialog', { name: '¿Retirar la tarjeta Retirable?' });
  await question.getByRole('textbox', { name: 'Motivo' }).fill('Usa una marca ajena');
  await question.getByRole('button', { name: 'Retirar tarjeta' }).click();
  await expect(sheet.getByRole('listitem').filter({ hasText: `/c/${slug}` })).toContainText('Retirada');
  const visitor = await context.newPage();
  expect((await visitor.goto(`${addresses.publicCard}/c/${slug}`))?.status()).toBe(410);
  expect((await server.db.doc(`cards/${cardId}`).get()).get('takedown').reason).toBe('Usa una marca ajena');

  await sheet.getByRole('button', { name: 'Volver a permitir Retirable' }).click();
  await page
    .getByRole('dialog', { name: '¿Volver a permitir Retirable?' })
    .getByRole('button', { name: 'Permitir' })
    .click();
  await expect(sheet.getByRole('listitem').filter({ hasText: `/c/${slug}` })).toContainText('En pausa');
  pageErrors.length = 0;
});

test('the list of cards fits a window when an owner’s name is long and has no spaces', async ({ page }) => {
  const owner = await makeAccount(`${freshName()}${'Wolframio'.repeat(8)}`);
  const { slug } = await publishCard(owner, 'Larga');
  await openPanel(page, `/admin/cards?buscar=${slug}`, admin);
  await expect(page.getByRole('link', { name: owner.name })).toBeVisible();
  await expectFitsEverywhere(page, 'Tarjetas');
});

test('an administrator finds somebody by any part, helps with their password, informs them of a takedown, and deletes them at their request', async ({
  page,
  pageErrors,
}) => {
  const word = freshName().toLowerCase();
  const owner = await makeAccount(`Inés ${word} Ayudada`);
  const { slug } = await publishCard(owner, 'Pedida');
  await openPanel(page, '/admin/users', admin);
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(`${word.slice(2)} ayu`);
  // The list shows the latest accounts until the results of the search are there.
  await expect(page).toHaveURL(/buscar=/);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('rowheader').getByRole('link', { name: owner.name }).click();
  const sheet = page.getByRole('dialog', { name: 'Cuenta' });
  const question = (title: string) => page.getByRole('dialog', { name: title });

  // The link goes to the address of the sign-in, whatever a page has written into the record.
  const record = server.db.doc(`users/${owner.uid}`);
  await record.update({ email: `otra-${owner.email}` });
  await sheet.getByRole('button', { name: 'Enviar cambio de contraseña' }).click();
  await question(`¿Enviar a ${owner.name} un enlace para cambiar la contraseña?`)
    .getByRole('button', { name: 'Enviar cambio de contraseña' })
    .click();
  await expect(page.getByText(`${owner.name} recibirá el enlace en un momento.`)).toBeVisible();
  expect(await mailedText(owner.email, /Cambia tu contraseña/, /https?:\/\/\S+/)).toContain('oobCode=');
  await record.update({ email: owner.email });
  await sheet.getByRole('button', { name: 'Cerrar', exact: true }).click();

  // Its card, by the middle of the link.
  await page.getByRole('link', { name: 'Tarjetas', exact: true }).click();
  // The accounts have a field of this name too, and stay until the cards can be rendered.
  const cards = page.getByRole('table', { name: 'Tarjetas' });
  await expect(cards).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(slug.slice(3));
  await expect(page).toHaveURL(/\/admin\/cards\?buscar=/);
  await expect(cards.getByRole('rowheader')).toHaveCount(1);
  const row = cards.getByRole('row').filter({ hasText: slug });
  await expect(row).toContainText('Publicada');
  await row.getByRole('button', { name: 'Vista previa de Pedida' }).click();
  const preview = page.getByRole('dialog', { name: 'Vista previa de Pedida' });
  await expect(preview.getByRole('link', { name: /Abrir la tarjeta/ })).toBeVisible();
  await expectAccessible(page, 'cards');
  await preview.getByRole('button', { name: 'Cerrar' }).click();
  await row.getByRole('button', { name: 'Retirar Pedida' }).click();
  const takedown = question('¿Retirar la tarjeta Pedida?');
  await takedown.getByRole('textbox', { name: 'Motivo' }).fill('Usa una marca ajena');
  await takedown.getByRole('button', { name: 'Retirar tarjeta' }).click();
  await expect(row).toContainText('Retirada');
  await mailedText(owner.email, /Hemos retirado tu tarjeta «Pedida»/, /Usa una marca ajena/);

  await row.getByRole('link', { name: owner.name }).click();
  await sheet.getByRole('button', { name: 'Eliminar cuenta' }).click();
  const deletion = question(`¿Eliminar la cuenta de ${owner.name}?`);
  await deletion.getByLabel('Email de la cuenta').fill(owner.email);
  await deletion.getByRole('button', { name: 'Eliminar cuenta' }).click();
  await expect(sheet.getByText('Esta cuenta ya no existe.')).toBeVisible();
  await expect
    .poll(() =>
      server.auth.getUser(owner.uid).then(
        () => 'there',
        () => 'gone',
      ),
    )
    .toBe('gone');
  pageErrors.length = 0;
});

test('an account that goes while its sheet is open is gone from it', async ({ page }) => {
  const owner = await makeAccount(`${freshName()} Fugaz`);
  await openPanel(page, `/admin/users/${owner.uid}`, admin);
  const sheet = page.getByRole('dialog', { name: 'Cuenta' });
  await expect(sheet.getByRole('heading', { name: owner.name })).toBeVisible();
  // Its record too: a job soon gives accounts the entry that they lack.
  await server.db
    .batch()
    .delete(server.db.doc(`users/${owner.uid}`))
    .delete(server.db.doc(`userIndex/${owner.uid}`))
    .commit();
  await expect(sheet.getByText('Esta cuenta ya no existe.')).toBeVisible();
});

test('who is removed from the administration at work is led out, and nothing crashes', async ({
  page,
  pageErrors,
}) => {
  const other = await makeAdmin('Otra Prueba');
  await openPanel(page, '/admin/admins', other);
  await expect(page.getByRole('list', { name: 'Quién administra' })).toContainText(other.email);
  await dropAdmins(other.uid);
  await expect(page).toHaveURL(`${addresses.shell}/admin/login`);
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  pageErrors.length = 0;
});

test('an address is invited to administer and uninvited; two administrators see the same', async ({
  page,
  browser,
  pageErrors,
}) => {
  const email = `invitada-${Date.now().toString(36)}@tarjetero.test`;
  const other = await makeAdmin('Segunda Prueba');
  const context = await browser.newContext({ locale: 'es-ES' });
  const second = await context.newPage();
  await openPanel(second, '/admin/admins', other);
  await openPanel(page, '/admin/admins', admin);

  const invite = page.getByRole('button', { name: 'Invitar por email' });
  await page.getByRole('textbox', { name: 'Email' }).fill('no es un email');
  await invite.click();
  await expect(page.getByText('Email inválido')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await invite.click();
  const line = (on: typeof page) =>
    on.getByRole('list', { name: 'Invitaciones' }).getByRole('listitem').filter({ hasText: email });
  await expect(line(page)).toContainText('Pendiente');
  await expect(line(page)).toContainText(`Invitó ${admin.email}`);
  await expect(line(second)).toContainText('Pendiente');

  // The list is live: it shows the invitation before the form gets its answer, and empties itself.
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await invite.click();
  await expect(page.getByText('Esa dirección ya tiene una invitación abierta.')).toBeVisible();
  const first = await mailedLink(email, /^Invitación/);
  await page.getByRole('button', { name: `Enviar de nuevo la invitación a ${email}` }).click();
  await expect.poll(() => mailedLink(email, /^Invitación/)).not.toBe(first);

  await second.getByRole('button', { name: `Retirar la invitación de ${email}` }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Retirar invitación' }).click();
  await expect(line(page)).toHaveCount(0);
  await context.close();
  await dropAdmins(other.uid);
  pageErrors.length = 0;
});

test('a dangerous act after a quarter of an hour asks for the password, and goes on with what was typed', async ({
  page,
  pageErrors,
}) => {
  const marta = await makeAdmin();
  try {
    const email = `invitada-${Date.now().toString(36)}@tarjetero.test`;
    await openPanel(page, '/admin/admins', marta);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await ageSessions(marta.uid, 20);
    await page.getByRole('button', { name: 'Invitar por email' }).click();

    const dialog = page.getByRole('dialog', { name: 'Escribe otra vez tu contraseña' });
    await expect(dialog).toContainText(marta.email);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByText('Por seguridad, escribe otra vez tu contraseña.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);

    await page.getByRole('button', { name: 'Invitar por email' }).click();
    await dialog.getByLabel('Contraseña', { exact: true }).fill('otra-cosa');
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await expect(dialog.getByText('La contraseña no es correcta')).toBeVisible();
    expect((await server.db.doc(`adminInvites/${email}`).get()).exists).toBe(false);
    await dialog.getByLabel('Contraseña', { exact: true }).fill(marta.password);
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    const line = page.getByRole('list', { name: 'Invitaciones' }).getByRole('listitem');
    await expect(line.filter({ hasText: email })).toContainText('Pendiente');
  } finally {
    // Another administrator would let others remove the last one.
    await dropAdmins(marta.uid);
  }
  pageErrors.length = 0;
});

test('the accounts are worked on with the keyboard alone', async ({ page }) => {
  const owner = await makeAccount(`${freshName()} Teclado`);
  await openPanel(page, '/admin/users', admin);
  await page.getByRole('searchbox', { name: 'Buscar' }).focus();
  await page.keyboard.type(owner.email);
  const link = page.getByRole('rowheader').getByRole('link', { name: owner.name });
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(link).toBeVisible();
  for (let stop = 0; stop < 12 && !(await link.evaluate((it) => it === document.activeElement)); stop += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Cuenta' });
  await expect(sheet.getByRole('heading', { name: owner.name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(link).toBeFocused();
});
