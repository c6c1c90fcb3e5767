import { readFile } from 'node:fs/promises';
import { addresses } from '../../fixtures/addresses';
import { makeAgenda, openAgenda, panelOf } from '../../fixtures/agenda';
import { anEmail, bookingsOf, chooseSlot, fillIn, inDays } from '../../fixtures/data/bookable-card';
import { expectAccessibleAsShown } from '../../fixtures/looks/axe';
import { expectFits } from '../../fixtures/looks/page-width';
import { publishCard } from '../../fixtures/panel';
import { connectAccount, giveCard } from '../../fixtures/stripe';
import { expect, test } from '../../fixtures/test';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('a visitor asks for an invoice, pays and saves the receipt, which the owner can open too', async ({
  page,
  owner,
  browser,
}) => {
  test.setTimeout(180_000);
  const { cardId, slug } = await publishCard(owner, 'Ana García');
  const agenda = await makeAgenda(owner, {
    name: 'Consulta',
    price: 4500,
    cardIds: [cardId],
    asksInvoice: true,
    payment: { rule: 'full', link: '', refunds: [{ noticeMinutes: 1440, percent: 100 }] },
  });
  await connectAccount(owner, agenda.uid);
  await agenda.ask('refreshBookableCards', {});
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, acceptDownloads: true });
  const visitor = await context.newPage();
  const email = anEmail();

  await visitor.goto(`${addresses.publicCard}/c/${slug}/reservar`);
  await chooseSlot(visitor, inDays(3), '09:00');
  await fillIn(visitor, email);
  await visitor.getByRole('checkbox', { name: 'Necesito factura' }).check();
  await visitor.getByLabel('Nombre o empresa').fill('Ruiz y Sol S. L.');
  await visitor.getByLabel('NIF, NIE o CIF').fill('B12345675');
  await visitor.getByLabel('Dirección').fill('Calle Luna 3');
  await visitor.getByLabel('Código postal').fill('28004');
  await visitor.getByLabel('Población').fill('Madrid');
  await visitor.getByRole('button', { name: 'Reservar y pagar' }).click();
  await expect(visitor.getByText('Revisa el número: la letra o cifra de control no coincide.')).toBeVisible();
  await expectAccessibleAsShown(visitor, 'el formulario con datos de factura');
  await expectFits(visitor, 'el formulario con datos de factura');
  await visitor.getByLabel('NIF, NIE o CIF').fill('B-12345674');
  await visitor.getByRole('button', { name: 'Reservar y pagar' }).click();
  await expect(visitor.getByRole('heading', { name: 'Pagar', exact: true })).toBeVisible();
  await giveCard(visitor, '4242 4242 4242 4242');
  await expect(visitor.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();

  const saving = visitor.waitForEvent('download');
  await visitor.getByRole('link', { name: 'Justificante de pago (PDF)' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('justificante-de-pago.pdf');
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');

  const [booking] = await bookingsOf(agenda.uid);
  expect(booking).toMatchObject({ invoice: { taxId: 'B12345674', town: 'Madrid', country: 'ES' } });
  const mails = async () =>
    (await (await fetch(`${addresses.mail}/mails?to=${encodeURIComponent(email)}`)).json()) as {
      subject: string;
      text: string;
    }[];
  const paid = async () => (await mails()).find(({ subject }) => subject.startsWith('Pago recibido'));
  await expect.poll(paid).toBeDefined();
  const [address] = /http\S+\/b\/justificante\/\S+/.exec((await paid())?.text ?? '') ?? [];
  const byMail = await fetch(address ?? '');
  expect(byMail.status).toBe(200);
  expect(Buffer.from(await byMail.arrayBuffer()).equals(bytes)).toBe(true);

  await openAgenda(page, `?vista=lista&fecha=${inDays(3)}`);
  await page.getByRole('link', { name: /Consulta/ }).click();
  const panel = panelOf(page);
  await expect(panel.getByText('B12345674')).toBeVisible();
  const owners = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Justificante de pago (PDF)' }).click();
  expect((await readFile(await (await owners).path())).equals(bytes)).toBe(true);

  await page.goto(`${addresses.shell}/dashboard/stripe`);
  const invoicing = page.getByRole('region', { name: 'Para tu programa de facturación' });
  await invoicing.getByLabel('Desde').fill(inDays(0));
  await invoicing.getByLabel('Hasta').fill(inDays(7));
  const exported = page.waitForEvent('download');
  await invoicing.getByRole('button', { name: 'Exportar CSV' }).click();
  const lines = await readFile(await (await exported).path(), 'utf8');
  expect(lines).toContain('Ruiz y Sol S. L.,B12345674,"Calle Luna 3, 28004 Madrid, ES",Consulta');
  expect(lines).toContain(',45,EUR,Stripe');
  await context.close();
});
