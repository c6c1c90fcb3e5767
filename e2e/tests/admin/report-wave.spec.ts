import { expectAccessible } from '../../fixtures/looks/axe';
import { addresses } from '../../fixtures/addresses';
import { mailedText } from '../../fixtures/agenda';
import { dropAdmins, makeAccount, makeAdmin, publishCard } from '../../fixtures/panel';
import { reportAsVisitor, storeReport } from '../../fixtures/data/reported-card';
import { server } from '../../fixtures/server';
import { ALONE } from '../../fixtures/tags';
import { expect as expectSoon, openPanel, signIn, test, type Person } from '../../fixtures/test';

/** An administrator's action goes through several servers, one after the other. */
const expect = expectSoon.configure({ timeout: 25_000 });

let admin: Person & { uid: string };
let deceiver: Person & { uid: string };
let others: Person & { uid: string };
test.beforeAll(async () => {
  admin = await makeAdmin('Marta Oleada');
  deceiver = await makeAccount('Olga Oleada');
  others = await makeAccount('Otros Denunciados');
});
test.afterAll(() => dropAdmins(admin.uid));

test(
  'a wave of reports stands first, is decided, told to all sides and appealed',
  ALONE,
  async ({ page, browser }) => {
    test.setTimeout(420_000);
    const fraud = await publishCard(deceiver, 'Premios');
    const second = await publishCard(deceiver, 'Sorteos');
    await storeReport({ ...fraud, ownerId: deceiver.uid }, { count: 37 });
    await storeReport({ ...second, ownerId: deceiver.uid });
    const single: { cardId: string; slug: string }[] = [];
    for (let count = 0; count < 4; count += 1) {
      const card = await publishCard(others, `Normal ${count}`);
      await storeReport({ ...card, ownerId: others.uid }, { reasons: { other: 1 } });
      single.push(card);
    }
    const reporter = `eva-${fraud.slug}@tarjetero.test`;
    await reportAsVisitor({
      ...{ slug: fraud.slug, reason: 'fraud', email: reporter },
      details: 'Me pidió dinero por un premio.',
    });
    const total = (await server.db.doc('stats/moderation').get()).get('cards') as number;

    // The Dashboard, the menu and the list say the same number.
    await openPanel(page, '/admin/dashboard', admin);
    await page
      .getByRole('link', { name: `${total} tarjetas denunciadas` })
      .first()
      .click();
    await expect(page.getByRole('status').filter({ hasText: `${total} tarjetas denunciadas` })).toBeVisible();
    await expect(
      page.getByRole('navigation').getByRole('img', { name: `${total} tarjetas denunciadas` }),
    ).toBeVisible();

    // The wave stands first, with its card beside it.
    const wave = page.getByRole('article').first();
    await expect(wave).toHaveAccessibleName(fraud.slug);
    await expect(wave).toContainText('38 denuncias');
    const beside = page.getByRole('complementary', { name: `Denuncia de ${fraud.slug}` });
    const card = page.frameLocator(`iframe[title="Vista previa de ${fraud.slug}"]`);
    await expect(card.getByRole('heading', { name: 'Premios' })).toBeAttached({ timeout: 60_000 });
    await expect(beside.getByText('Me pidió dinero por un premio.')).toBeVisible();
    await expectAccessible(page, 'the queue of reports');

    // Somebody looks after it, and the reporter gets an answer.
    await beside.getByRole('combobox', { name: 'Asignada a' }).selectOption(admin.email);
    await expect(wave).toContainText(`Asignada a ${admin.email}`);
    await beside.getByRole('button', { name: `Contestar a ${reporter}` }).click();
    const answer = page.getByRole('dialog', { name: 'Respuesta a quien denuncia' });
    await answer.getByRole('combobox', { name: 'Empezar con' }).selectOption('La hemos retirado');
    await expectAccessible(page, 'an answer to a reporter');
    await answer.getByRole('button', { name: 'Enviar respuesta' }).dblclick();
    await expect(page.getByText('Respuesta enviada')).toBeVisible();
    await expect(beside.getByText(`Contestó ${admin.email}`)).toBeVisible();

    // Light ones are filtered, chosen and dismissed together, and back again.
    await page.getByRole('combobox', { name: 'Motivo' }).selectOption('Otro motivo');
    for (const { slug } of single) await page.getByRole('checkbox', { name: `Elegir ${slug}` }).check();
    await page.getByRole('button', { name: 'Descartar las elegidas' }).click();
    const dismiss = page.getByRole('dialog', { name: '¿Descartar las denuncias de 4 tarjetas?' });
    await dismiss.getByRole('button', { name: 'Descartar' }).click();
    await expect(page.getByText('Denuncias de 4 tarjetas descartadas.')).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByText('Las denuncias vuelven a estar abiertas.')).toBeVisible();
    await expect(
      page.getByRole('navigation').getByRole('img', { name: `${total} tarjetas denunciadas` }),
    ).toBeVisible();

    // Grouped by account, the deceiver's cards are together; the worst one is taken down.
    await page.goto(`${addresses.shell}/admin/reports?agrupar=cuenta`);
    await expect(page.getByRole('link', { name: deceiver.email })).toBeVisible();
    await page.getByRole('button', { name: `Retirar la tarjeta ${fraud.slug}` }).click();
    const takeDown = page.getByRole('dialog', { name: `¿Retirar la tarjeta ${fraud.slug}?` });
    await takeDown.getByRole('textbox', { name: 'Motivo' }).fill('Promete premios que no existen.');
    await takeDown.getByRole('button', { name: 'Retirar tarjeta' }).click();
    await expect(page.getByText(`La tarjeta ${fraud.slug} está retirada.`)).toBeVisible();

    // The owner reads why, and appeals.
    const ownersContext = await browser.newContext({ locale: 'es-ES' });
    const ownersPage = await ownersContext.newPage();
    await signIn(ownersPage, deceiver);
    await ownersPage.goto(`${addresses.shell}/dashboard/tarjetas`);
    await ownersPage.getByRole('button', { name: 'Apelar la retirada de «Premios»' }).click();
    const form = ownersPage.getByRole('dialog', { name: 'Apelar la retirada de «Premios»' });
    await form.getByRole('button', { name: 'Enviar apelación' }).click();
    await expect(form.getByText('El campo Explicación es requerido')).toBeVisible();
    await form.getByRole('textbox', { name: 'Explicación' }).fill('Los premios son de verdad.');
    await form.getByRole('button', { name: 'Enviar apelación' }).click();
    await expect(ownersPage.getByText(/^Apelaste el .+ Te responderemos por email\.$/)).toBeVisible();
    await expectAccessible(ownersPage, 'the cards of an owner who appealed');

    // The account is suspended, and its other report closed with it.
    await page.goto(`${addresses.shell}/admin/users/${deceiver.uid}`);
    await page.getByRole('button', { name: 'Suspender' }).click();
    const suspend = page.getByRole('dialog', { name: `¿Suspender a ${deceiver.name}?` });
    await suspend.getByRole('textbox', { name: 'Motivo' }).fill('Engaña con premios.');
    await suspend.getByRole('checkbox', { name: 'Cerrar las denuncias abiertas de sus tarjetas' }).check();
    await expectAccessible(page, 'a suspension');
    await suspend.getByRole('button', { name: 'Suspender' }).click();
    // The question stays until it is done, and its own field has these words.
    await expect(suspend).toHaveCount(0);
    await expect(page.getByText('Engaña con premios.').first()).toBeVisible();
    await page.goto(`${addresses.shell}/admin/reports?ver=decididas`);
    const closed = page.getByRole('article', { name: second.slug });
    await expect(closed).toContainText('Suspendida');
    await expect(closed).toContainText('Cerrada con la suspensión');
    await ownersContext.close();

    // The mail of the suspension leads to an appeal without a session.
    const link = await mailedText(deceiver.email, /suspendido/, /https?:\/\/\S+\/apelar#\S+/);
    const outside = await browser.newContext({ locale: 'es-ES' });
    const appealPage = await outside.newPage();
    await appealPage.goto(link);
    await appealPage.getByRole('textbox', { name: 'Explicación' }).fill('Otra persona usó mi cuenta.');
    await expectAccessible(appealPage, 'the appeal of a suspension');
    await appealPage.getByRole('button', { name: 'Enviar apelación' }).click();
    await expect(appealPage.getByRole('heading', { name: 'Hemos recibido tu apelación' })).toBeVisible();
    await outside.close();

    // Both appeals wait; one is refused and one accepted, with words that the owner gets.
    await page.getByRole('tab', { name: /^Apelaciones \(\d+\)$/ }).click();
    const ofCard = page.getByRole('article', { name: `Retirada de /c/${fraud.slug}` });
    await ofCard.getByRole('textbox', { name: 'Comentario nuevo' }).fill('No aporta pruebas.');
    await ofCard.getByRole('button', { name: 'Añadir comentario' }).click();
    await expect(ofCard.getByRole('textbox', { name: 'Comentario nuevo' })).toHaveValue('');
    await expect(ofCard.getByText('No aporta pruebas.')).toBeVisible();
    await expectAccessible(page, 'appeals');
    await ofCard.getByRole('button', { name: 'Rechazar' }).click();
    const refuse = page.getByRole('dialog', { name: '¿Rechazar la apelación?' });
    await refuse.getByRole('textbox', { name: 'Respuesta' }).fill('No hay ningún premio.');
    await refuse.getByRole('button', { name: 'Rechazar' }).click();
    await expect(page.getByText('Apelación rechazada')).toBeVisible();
    await expect(ofCard).toHaveCount(0);
    const ofAccount = page
      .getByRole('article', { name: 'Suspensión de una cuenta' })
      .filter({ hasText: 'Otra persona usó mi cuenta.' });
    await ofAccount.getByRole('button', { name: 'Aceptar' }).click();
    const accept = page.getByRole('dialog', { name: '¿Aceptar la apelación?' });
    await accept.getByRole('textbox', { name: 'Respuesta' }).fill('Cambia tu contraseña.');
    await accept.getByRole('button', { name: 'Aceptar' }).click();
    await expect(page.getByText('Apelación aceptada')).toBeVisible();
    expect((await server.auth.getUser(deceiver.uid)).disabled).toBe(false);
    expect(
      await mailedText(deceiver.email, /apelación/, /Cambia tu contraseña\.|No hay ningún premio\./),
    ).not.toBe('');
    expect(await mailedText(reporter, /denuncia/, /ya nadie puede verla/)).not.toBe('');
  },
);
