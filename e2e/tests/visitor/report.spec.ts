import { addresses } from '../../fixtures/addresses';
import { expectNoViolations } from '../../fixtures/looks/axe';
import { dropAdmins, makeAccount, makeAdmin, publishCard } from '../../fixtures/panel';
import { call, idTokenOf, server } from '../../fixtures/server';
import { CORE } from '../../fixtures/tags';
import { expect, signIn, test } from '../../fixtures/test';

const today = () => new Date().toISOString().slice(0, 10);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a card is reported from its foot, and the visitor hears that it came', CORE, async ({ page }) => {
    const owner = await makeAccount('Rita Denuncia');
    const { slug } = await publishCard(owner, 'Rita Denuncia');
    await page.goto(`${addresses.publicCard}/c/${slug}`);
    await page.getByRole('link', { name: 'Denunciar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Denunciar esta tarjeta' })).toBeVisible();
    await page.getByLabel('Se hace pasar por otra persona o empresa').check();
    await page.getByLabel('Detalles (si quieres)').fill('<b>No</b> es ella 🙈');
    await page.getByRole('button', { name: 'Enviar denuncia' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gracias por avisar' })).toBeVisible();
    await expect(page.getByText(`Referencia: ${slug}_${today()}`)).toBeVisible();
    const report = await server.db.doc(`reports/${slug}_${today()}`).get();
    expect(report.data()).toMatchObject({
      slug,
      count: 1,
      reasons: { impersonation: 1 },
      details: ['<b>No</b> es ella 🙈'],
      status: 'open',
    });
    await page.getByRole('link', { name: 'Volver a la tarjeta' }).click();
    await expect(page).toHaveURL(`${addresses.publicCard}/c/${slug}`);
  });
});

test('the page that reports a card breaks no rule of accessibility; a card that isn’t there has none', async ({
  page,
}) => {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${addresses.publicCard}/c/ana-garcia/denunciar?estado=datos`);
      await expect(page.getByRole('alert')).toHaveText('Elige qué pasa y vuelve a enviarla.');
      await expectNoViolations(page, `${scheme}, ${width} px`);
    }
  }
  const answer = await fetch(`${addresses.publicCard}/c/nadie-tiene-esta/denunciar`);
  expect(answer.status).toBe(404);
});

test('a card that was taken down is gone for visitors; its owner reads why and can’t publish it', async ({
  page,
  context,
}) => {
  const owner = await makeAccount('Tomás Retirado');
  const { cardId, slug } = await publishCard(owner, 'Tomás Retirado');
  const reason = 'Se hace pasar por una empresa.';
  const admin = await makeAdmin();
  try {
    expect((await call('takeDownCard', await idTokenOf(admin), { cardId, reason })).status).toBe(200);
  } finally {
    await dropAdmins(admin.uid);
  }

  const visitor = await context.newPage();
  const answer = await visitor.goto(`${addresses.publicCard}/c/${slug}?nueva`);
  expect(answer?.status()).toBe(410);
  expect(await answer?.text()).not.toContain(reason);

  await signIn(page, owner);
  await page.getByRole('button', { name: 'Notificaciones, 1 sin leer' }).first().click();
  const notices = page.getByRole('dialog', { name: 'Notificaciones' });
  await expect(notices).toContainText(reason);
  await notices.getByRole('link', { name: /Hemos retirado tu tarjeta/ }).click();
  await expect(page).toHaveURL(new RegExp(`/tarjeta/edit/${slug}$`));
  await expect(page.getByText(`Nadie puede verla ni se puede publicar. Motivo: ${reason}`)).toBeVisible();
  const refused = await call('publishCard', await idTokenOf(owner), { cardId, revision: 2 });
  expect(JSON.stringify(refused.body)).toContain('card-taken-down');
});

test.describe('what visitors do is counted', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  });

  test('a visit and a saved contact count, the owner’s own visit doesn’t, and nothing says who it was', async ({
    page,
  }) => {
    const owner = await makeAccount('Vera Visitada');
    const { cardId, slug } = await publishCard(owner, 'Vera Visitada');
    const shards = server.db.collection(`cardStats/${cardId}/days/${today()}/shards`);
    const counted = async () => {
      const { docs } = await shards.get();
      const sum = (figure: string) =>
        docs.reduce((all, shard) => all + Number(shard.get(`counts.${figure}`) ?? 0), 0);
      const day = (await server.db.doc(`cardStats/${cardId}/days/${today()}`).get()).data();
      // A job may have added them up meanwhile.
      return { views: sum('views') + (day?.['views'] ?? 0), saves: sum('saves') + (day?.['saves'] ?? 0) };
    };
    const answered = page.waitForResponse((response) => response.url().includes(`/v/${slug}`));
    await page.goto(`${addresses.publicCard}/c/${slug}`);
    expect((await answered).status()).toBe(204);
    await expect.poll(counted).toEqual({ views: 1, saves: 0 });
    const saved = page.waitForResponse((response) => response.url().includes(`/v/${slug}`));
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Guardar contacto' }).first().click();
    await download;
    expect((await saved).status()).toBe(204);
    await expect.poll(counted).toEqual({ views: 1, saves: 1 });
    const own = page.waitForResponse((response) => response.url().includes(`/v/${slug}`));
    await page.goto(`${addresses.publicCard}/c/${slug}?v=2`);
    expect((await own).status()).toBe(204);
    await expect.poll(counted).toEqual({ views: 1, saves: 1 });
    expect(await page.context().cookies()).toEqual([]);
  });
});
