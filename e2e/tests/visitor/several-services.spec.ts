import { addresses } from '../../fixtures/addresses';
import { makeAgenda, openAgenda, panelOf } from '../../fixtures/agenda';
import { expectNoViolations } from '../../fixtures/looks/axe';
import { anEmail, bookingsOf, chooseSlot, fillIn, inDays } from '../../fixtures/data/bookable-card';
import { expectFits } from '../../fixtures/looks/page-width';
import { publishCard } from '../../fixtures/panel';
import { storeService } from '../../fixtures/data/stored-bookings';
import { expect, test } from '../../fixtures/test';

test('a visitor books cut and colour in one visit, by one mail and one entry that the owner sees', async ({
  page,
  owner,
  browser,
}) => {
  test.setTimeout(180_000);
  const { cardId, slug } = await publishCard(owner, 'Ana García');
  const offered = { cardIds: [cardId], combinable: true };
  const agenda = await makeAgenda(owner, { name: 'Corte', price: 2000, ...offered });
  await storeService({
    ...{ userId: agenda.uid, name: 'Color', price: 6000, durationMinutes: 60, order: 1 },
    ...offered,
  });
  await storeService({ userId: agenda.uid, name: 'Barba', cardIds: [cardId], order: 2 });
  await agenda.ask('refreshBookableCards', {});
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visitor = await context.newPage();
  await visitor.goto(`${addresses.publicCard}/c/${slug}/reservar`);
  await visitor.getByRole('button', { name: /^Corte/ }).click();
  await visitor.getByRole('button', { name: 'Añadir otro servicio' }).click();
  await expect(visitor.getByRole('button', { name: /^Barba/ })).toHaveCount(0);
  await visitor.getByRole('button', { name: /^Color/ }).click();
  const services = visitor.getByRole('group', { name: 'Servicios de la cita' });
  await expect(services.getByText('1 h 30 min · 80 €')).toBeVisible();
  await visitor.getByRole('button', { name: 'Poner antes: Color' }).press('Enter');
  await expect(services.getByRole('listitem').first()).toContainText('Color');
  await visitor.getByRole('button', { name: 'Poner antes: Corte' }).press('Enter');
  await expectNoViolations(visitor, 'the services of a visit');
  await expectFits(visitor, 'the services of a visit');

  const email = anEmail();
  await chooseSlot(visitor, inDays(3), '09:00');
  await fillIn(visitor, email);
  await visitor.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(visitor.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();
  await expect(visitor.getByText(/09:00–10:30/)).toBeVisible();
  await expect(visitor.getByText('Corte · 30 min · 20 €')).toBeVisible();
  await expectFits(visitor, 'the confirmation of a visit');

  expect(await bookingsOf(agenda.uid)).toHaveLength(1);
  const answer = async () => (await fetch(`${addresses.mail}/mails?to=${encodeURIComponent(email)}`)).json();
  await expect.poll(async () => ((await answer()) as unknown[]).length).toBe(1);
  const [mail] = (await answer()) as { subject: string; text: string }[];
  expect(mail!.subject).toBe('Reserva confirmada: Corte + Color');
  expect(mail!.text).toMatch(/Corte · 20\s€\s+Color · 60\s€/);

  await openAgenda(page, `?vista=lista&fecha=${inDays(3)}`);
  await page.getByRole('link', { name: /Corte \+ Color/ }).click();
  const panel = panelOf(page);
  await expect(panel.getByText(/09:00–10:30/)).toBeVisible();
  await expect(panel.getByText(/Color.* · 60 min · 60\s€/)).toBeVisible();
  await context.close();
});
