import { addresses } from '../../fixtures/addresses';
import { expectAccessible } from '../../fixtures/looks/axe';
import { dropAdmins, makeAccount, makeAdmin, publishCard } from '../../fixtures/panel';
import { REPORT_DAY, storeReport } from '../../fixtures/data/reported-card';
import { call, idTokenOf, server } from '../../fixtures/server';
import { CORE } from '../../fixtures/tags';
import { type Person, expect as expectSoon, openPanel, test } from '../../fixtures/test';

/** An administrator's action goes through several servers, one after the other. */
const expect = expectSoon.configure({ timeout: 25_000 });
test.setTimeout(150_000);

let admin: Person & { uid: string };
let owner: Person & { uid: string };
test.beforeAll(async () => {
  admin = await makeAdmin('Marta Denuncias');
  owner = await makeAccount('Dueña Denunciada');
});
test.afterAll(() => dropAdmins(admin.uid));

/** Publishes a card that visitors have reported. */
async function aReportedCard(): Promise<{ cardId: string; slug: string }> {
  const card = await publishCard(owner, 'Denunciada');
  await storeReport(
    { ...card, ownerId: owner.uid },
    {
      count: 3,
      reasons: { fraud: 2, other: 1 },
      details: ['Pide dinero por adelantado.', '<b>no</b> es quien dice', 'Tercer texto'],
    },
  );
  return card;
}

const statusOf = async (slug: string) => (await server.db.doc(`reports/${slug}_${REPORT_DAY}`).get()).data();

test(
  'a report arrives by itself, tells who and why, and its card is taken down with a reason',
  CORE,
  async ({ page, context, pageErrors }) => {
    await openPanel(page, '/admin/reports', admin);
    await expect(page.getByRole('tab', { name: 'Abiertas' })).toHaveAttribute('aria-selected', 'true');
    const { cardId, slug } = await aReportedCard();
    const report = page.getByRole('article', { name: slug });
    await expect(report).toContainText('3 denuncias');
    await expect(report.getByRole('list', { name: 'Motivos' }).getByRole('listitem')).toHaveText([
      'Fraude o engaño: 2',
      'Otro motivo: 1',
    ]);
    await report.getByRole('button', { name: `Ver la denuncia de ${slug}` }).click();
    const beside = page.getByRole('complementary', { name: `Denuncia de ${slug}` });
    await expect(beside.getByText('<b>no</b> es quien dice')).toBeVisible();
    await expect(beside.getByText('Tercer texto')).toBeHidden();
    await beside.getByText('Ver 1 texto más').click();
    await expect(beside.getByText('Tercer texto')).toBeVisible();
    await expect(report.getByRole('link', { name: new RegExp(`^/c/${slug}`) })).toHaveAttribute(
      'href',
      `${addresses.publicCard}/c/${slug}`,
    );
    await expect(report.getByRole('link', { name: 'Ver la cuenta de quien la publica' })).toHaveAttribute(
      'href',
      `/admin/users/${owner.uid}`,
    );
    await expect(page.getByRole('navigation').getByRole('img', { name: /denunciadas?$/ })).toBeVisible();
    await expectAccessible(page, 'reports');

    await report.getByRole('button', { name: `Retirar la tarjeta ${slug}` }).click();
    const question = page.getByRole('dialog', { name: `¿Retirar la tarjeta ${slug}?` });
    await question.getByRole('button', { name: 'Retirar tarjeta' }).click();
    await expect(question.getByText('Motivo es requerido')).toBeVisible();
    await question.getByRole('textbox', { name: 'Motivo' }).fill('Engaña a sus clientes');
    await question.getByRole('button', { name: 'Retirar tarjeta' }).click();
    await expect(report).toContainText(`Tarjeta retirada por ${admin.email}.`);
    await expect(report).toContainText('Engaña a sus clientes');
    await expect(report.getByRole('button', { name: /^(Retirar|Descartar)/ })).toHaveCount(0);
    expect((await server.db.doc(`cards/${cardId}`).get()).get('takedown').reason).toBe(
      'Engaña a sus clientes',
    );
    const visitor = await context.newPage();
    expect((await visitor.goto(`${addresses.publicCard}/c/${slug}`))?.status()).toBe(410);

    await page.getByRole('tab', { name: 'Decididas' }).click();
    await expect(page).toHaveURL(/ver=decididas/);
    await expect(page.getByRole('article', { name: slug })).toContainText('Tarjeta retirada');
    pageErrors.length = 0;
  },
);

test('a report is dismissed, and the card stays as it is', async ({ page, context }) => {
  const { slug } = await aReportedCard();
  await openPanel(page, '/admin/reports', admin);
  const report = page.getByRole('article', { name: slug });
  await report.getByRole('button', { name: `Descartar la denuncia de ${slug}` }).click();
  await page
    .getByRole('dialog', { name: `¿Descartar la denuncia de ${slug}?` })
    .getByRole('button', { name: 'Descartar' })
    .click();
  await expect(report).toContainText(`Descartada por ${admin.email}.`);
  expect(await statusOf(slug)).toMatchObject({ status: 'dismissed', decidedBy: admin.email });
  const visitor = await context.newPage();
  expect((await visitor.goto(`${addresses.publicCard}/c/${slug}`))?.status()).toBe(200);
});

test('a dismissed report is opened again by ‘Deshacer’', async ({ page }) => {
  const { slug } = await aReportedCard();
  await openPanel(page, '/admin/reports', admin);
  await page
    .getByRole('article', { name: slug })
    .getByRole('button', { name: `Descartar la denuncia de ${slug}` })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('La denuncia vuelve a estar abierta.')).toBeVisible();
  expect(await statusOf(slug)).toMatchObject({ status: 'open', decidedBy: '' });
});

test('of two administrators the first decides; the other sees it, and nothing is done twice', async ({
  page,
  browser,
}) => {
  const other = await makeAdmin('Segunda Denuncias');
  const { cardId, slug } = await aReportedCard();
  await openPanel(page, '/admin/reports', admin);
  const report = page.getByRole('article', { name: slug });
  await report.getByRole('button', { name: `Retirar la tarjeta ${slug}` }).click();
  const question = page.getByRole('dialog', { name: `¿Retirar la tarjeta ${slug}?` });
  await question.getByRole('textbox', { name: 'Motivo' }).fill('Iba a retirarla');

  const context = await browser.newContext({ locale: 'es-ES' });
  const second = await context.newPage();
  await openPanel(second, '/admin/reports', other);
  const theirs = second.getByRole('article', { name: slug });
  await theirs.getByRole('button', { name: `Descartar la denuncia de ${slug}` }).click();
  await second.getByRole('dialog').getByRole('textbox', { name: 'Motivo' }).fill('Está bien');
  await second.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(theirs).toContainText(`Descartada por ${other.email}.`);

  await expect(question).toHaveCount(0);
  await expect(report).toContainText(`Descartada por ${other.email}.`);
  await expect(report).toContainText('Está bien');
  await expect(report.getByRole('button', { name: /^(Retirar|Descartar)/ })).toHaveCount(0);
  // Even a request that was on its way changes nothing.
  const late = await call('dismissReports', await idTokenOf(admin), { cardIds: [cardId], decision: 'Tarde' });
  expect(late.body.result).toEqual({ cards: [{ cardId, result: 'already', refusal: '' }] });
  expect(await statusOf(slug)).toMatchObject({ decidedBy: other.email, decision: 'Está bien', revision: 1 });
  expect((await server.db.doc(`cards/${cardId}`).get()).get('takedown') ?? null).toBeNull();
  await context.close();
  await dropAdmins(other.uid);
});

test('without a network nothing is decided, and the question stays with what was written', async ({
  page,
  context,
  pageErrors,
}) => {
  const { slug } = await aReportedCard();
  await openPanel(page, '/admin/reports', admin);
  await page
    .getByRole('article', { name: slug })
    .getByRole('button', { name: `Descartar la denuncia de ${slug}` })
    .click();
  const question = page.getByRole('dialog', { name: `¿Descartar la denuncia de ${slug}?` });
  await question.getByRole('textbox', { name: 'Motivo' }).fill('Revisada');
  await context.setOffline(true);
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect(question.getByRole('alert')).toHaveText('Error de conexión. Verifica tu internet.', {
    timeout: 30_000,
  });
  await expect(question.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Revisada');
  await context.setOffline(false);
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByRole('article', { name: slug })).toContainText(`Descartada por ${admin.email}.`, {
    timeout: 30_000,
  });
  pageErrors.length = 0;
});
