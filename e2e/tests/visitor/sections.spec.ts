import { aLink } from 'shared-lib/testing';
import { makeBookableCard } from '../../fixtures/data/bookable-card';
import { expectNothingCovered } from '../../fixtures/looks/covered';
import { expectFits } from '../../fixtures/looks/page-width';
import { server } from '../../fixtures/server';
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

const cover = { path: `cards/largas/${'a'.repeat(64)}.jpg`, width: 1200, height: 400 };

for (const layout of ['classic', 'side', 'band', 'bold'] as const) {
  for (const isCovered of [false, true]) {
    test(`in letters of twice the size nothing of a card is cut off or covered: ${layout}${isCovered ? ', cover' : ''}`, async ({
      page,
    }) => {
      const theme = { scheme: 'auto', accent: '#0F766E', layout } as const;
      const card = await makeBookableCard({ content: { ...whole, theme } });
      if (isCovered) await server.db.doc(`publicCards/${card.slug}`).update({ 'theme.cover': cover });
      // The cover's position doesn't depend on the picture, so any will do.
      const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="400"/>';
      await page.route(/\/i\/.*\.jpg$/, (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: picture }),
      );
      await page.goto(card.url);
      await expect(page.locator('.tj-cover')).toHaveCount(isCovered ? 1 : 0);
      for (const size of ['16px', '32px']) {
        // Sets the root's size, as a browser with large letters does.
        await page.evaluate((root) => document.documentElement.style.setProperty('font-size', root), size);
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 720 });
          await expectFits(page, `letters of ${size}, ${width} px`);
          await expectNothingCovered(page, `letters of ${size}, ${width} px`);
        }
      }
      const name = page.getByRole('heading', { level: 1 });
      const size = await name.evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
      expect(size).toBeGreaterThanOrEqual(40);
      await expect(page.getByRole('link', { name: 'Guardar contacto' })).toBeVisible();
    });
  }
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
