import { aLink } from 'shared-lib/testing';
import { makeBookableCard } from '../../fixtures/bookable-card';
import { expectFits } from '../../fixtures/page-width';
import { expect, test } from '../../fixtures/test';

const morning = [{ from: '09:00', to: '14:00' }];
const whole = {
  links: [aLink({ title: 'Última entrada' })],
  sections: [
    { id: 'services' as const, visible: true, title: '', text: 'Primera visita gratis' },
    { id: 'place' as const, visible: true, title: '', text: 'Calle de la Constitución 123, Madrid' },
    {
      ...{ id: 'hours' as const, visible: true, title: '', text: '' },
      hours: { zone: 'Europe/Madrid', weekly: { '1': morning, '3': morning } },
    },
    {
      ...{ id: 'reviews' as const, visible: true, title: '', text: '' },
      quotes: [{ text: 'Un trato excelente', who: 'Marta' }],
    },
  ],
};

test('a visitor books a service from the section that shows it', async ({ page }) => {
  const card = await makeBookableCard({
    services: [{ name: 'Corte', price: 2500 }, { name: 'Tinte' }],
    content: whole,
  });
  await page.goto(card.url);
  const section = page.getByRole('region', { name: 'Servicios y precios' });
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await expect(section.getByRole('listitem').first()).toContainText(/Corte.*25\s€/);
  await expect(page.getByRole('region', { name: 'Horario' })).toContainText(/(Abierto|Cerrado) ahora/);
  await section.getByRole('link', { name: 'Reservar Tinte' }).click();
  await expect(page).toHaveURL(new RegExp(`/reservar\\?servicio=${card.serviceIds[1]}`));
  await expect(page.getByText('Tinte').first()).toBeVisible();
});

for (const layout of ['classic', 'side', 'band', 'bold'] as const) {
  test(`at 320 px, in letters of twice the size, nothing of a card is cut off: ${layout}`, async ({
    page,
  }) => {
    const theme = { scheme: 'auto', accent: '#0F766E', layout } as const;
    const card = await makeBookableCard({ content: { ...whole, theme } });
    await page.setViewportSize({ width: 320, height: 720 });
    await page.goto(card.url);
    await expectFits(page, 'as it is');
    // What a browser does whose owner has set large letters.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    await expectFits(page, 'in large letters');
    const name = page.getByRole('heading', { level: 1 });
    const size = await name.evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    expect(size).toBeGreaterThanOrEqual(40);
    await expect(page.getByRole('link', { name: 'Guardar contacto' })).toBeVisible();
  });
}

test('a printed card is one page that says how to reach the person', async ({ page }) => {
  const card = await makeBookableCard({ content: whole });
  await page.goto(card.url);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Calle de la Constitución 123, Madrid').last()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Horario' })).toBeHidden();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
