import { Timestamp } from 'firebase-admin/firestore';
import type { CardReport } from 'shared-lib/domain';
import { addresses } from '../../fixtures/addresses';
import { expectAccessible } from '../../fixtures/axe';
import { dropAdmins, makeAccount, makeAdmin, publishCard } from '../../fixtures/panel';
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
async function aReportedCard(change: Partial<CardReport> = {}): Promise<{ cardId: string; slug: string }> {
  const card = await publishCard(owner, 'Denunciada');
  const now = Timestamp.now();
  await server.db.doc(`reports/${card.slug}_2026-11-20`).set({
    ...card,
    ownerId: owner.uid,
    count: 3,
    reasons: { fraud: 2, other: 1 },
    details: ['Pide dinero por adelantado.', '<b>no</b> es quien dice', 'Tercer texto'],
    status: 'open',
    firstAt: now,
    lastAt: now,
    decidedBy: '',
    decision: '',
    revision: 0,
    ...change,
  });
  return card;
}

const statusOf = async (slug: string) => (await server.db.doc(`reports/${slug}_2026-11-20`).get()).data();

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
    await expect(report.getByText('<b>no</b> es quien dice')).toBeVisible();
    await expect(report.getByText('Tercer texto')).toBeHidden();
    await report.getByText('Ver 1 texto más').click();
    await expect(report.getByText('Tercer texto')).toBeVisible();
    await expect(report.getByRole('link', { name: new RegExp(`^/c/${slug}`) })).toHaveAttribute(
      'href',
      `${addresses.publicCard}/c/${slug}`,
    );
    await expect(report.getByRole('link', { name: 'Ver la cuenta de quien la publica' })).toHaveAttribute(
      'href',
      `/admin/users/${owner.uid}`,
    );
    await expect(
      page.getByRole('navigation').getByRole('img', { name: /denuncias? abiertas?$/ }),
    ).toBeVisible();
    await expectAccessible(page, 'reports');
    await page.setViewportSize({ width: 1280, height: 800 });

    await report.getByRole('button', { name: `Retirar la tarjeta ${slug}` }).click();
    const question = page.getByRole('dialog', { name: `¿Retirar la tarjeta ${slug}?` });
    await question.getByRole('button', { name: 'Retirar tarjeta' }).click();
    await expect(question.getByText('Motivo es requerido')).toBeVisible();
    await question.getByRole('textbox', { name: 'Motivo' }).fill('Engaña a sus clientes');
    await question.getByRole('button', { name: 'Retirar tarjeta' }).click();
    await expect(report).toContainText(`Tarjeta retirada por ${admin.email}.`);
    await expect(report).toContainText('Engaña a sus clientes');
    await expect(report.getByRole('button')).toHaveCount(0);
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

test('a long queue comes in steps', async ({ page }) => {
  const batch = server.db.batch();
  const refs = Array.from({ length: 20 }, (_, n) => server.db.doc(`reports/cola-${n}_2026-11-19`));
  for (const [n, ref] of refs.entries()) {
    const at = Timestamp.fromMillis(Date.now() - n * 1000);
    batch.set(ref, {
      slug: `cola-${n}`,
      cardId: `cola${n}`,
      ownerId: owner.uid,
      count: 1,
      reasons: { other: 1 },
      details: [],
      status: 'open',
      firstAt: at,
      lastAt: at,
      decidedBy: '',
      decision: '',
      revision: 0,
    });
  }
  await batch.commit();
  try {
    await openPanel(page, '/admin/reports', admin);
    const reports = page.getByRole('article');
    await expect(reports).toHaveCount(15);
    await expect(page.getByText('Más de 15 tarjetas denunciadas')).toBeVisible();
    await page.getByRole('button', { name: 'Cargar más' }).click();
    await expect(page.getByRole('article', { name: 'cola-19' })).toBeVisible();
  } finally {
    await Promise.all(refs.map((ref) => ref.delete()));
  }
  await expect(page.getByRole('article', { name: 'cola-19' })).toHaveCount(0);
});

test('of two administrators the first decides; the other is told, and nothing is done twice', async ({
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
  await expect(report.getByRole('button')).toHaveCount(0);
  // Even a request that was on its way changes nothing.
  const late = await call('dismissReport', await idTokenOf(admin), {
    reportId: `${slug}_2026-11-20`,
    decision: 'Tarde',
  });
  expect(late.status).toBe(200);
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
