import type { Page } from '@playwright/test';
import type { CardLink } from 'shared-lib/model';
import { aBooking } from 'shared-lib/testing';
import { addresses } from '../../fixtures/addresses';
import { AHEAD } from '../../fixtures/releases/ahead';
import { untilSettled } from '../../fixtures/looks/settled';
import { makeAccount, publishCard } from '../../fixtures/panel';
import { press, pressBooking, type Screen } from '../../fixtures/screens';
import { server } from '../../fixtures/server';
import { storeSession } from '../../fixtures/session';
import { expect, test } from '../../fixtures/test';
import { storeBooking, storeHours, storeService } from '../../fixtures/data/stored-bookings';
import { findUnreadableInSizes } from '../../fixtures/looks/text-fit';

test.use(AHEAD);

/** Words that are longer than a line. */
const LONG = {
  name: 'Wolfeschlegelsteinhausenbergerdorff-Etxeberriagaraikoetxea',
  title: 'Otorrinolaringología-electroencefalográfica-contrarrevolucionaria',
  email: 'wolfeschlegelsteinhausenbergerdorff.etxeberria@ejemplo-de-nombre-larguisimo.test',
};

/** Returns what can't be read completely on screens and in what opens over them. */
async function findUnreadableOn(page: Page, screens: readonly Screen[]) {
  const found: Awaited<ReturnType<typeof findUnreadableInSizes>> = [];
  for (const { path, dialogs = [] } of screens) {
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.goto(addresses.shell + path);
    await untilSettled(page);
    found.push(...(await findUnreadableInSizes(page, path)));
    for (const open of dialogs) {
      await page.setViewportSize({ width: 1280, height: 844 });
      await open(page);
      await expect(page.getByRole('dialog').last()).toBeVisible();
      found.push(...(await findUnreadableInSizes(page, `${path}, dialog`)));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  }
  return found;
}

/** Makes an owner whose card, links, services and customers have the longest of words; returns them and the card's address. */
async function makeLongWorded() {
  const owner = await makeAccount(LONG.name);
  const { cardId, slug } = await publishCard(owner, LONG.name);
  const card = server.db.doc(`cards/${cardId}`);
  const link: CardLink = {
    id: 'largo',
    title: LONG.title,
    url: `https://ejemplo.test/${LONG.title}`,
    description: LONG.title,
    icon: '',
    visible: true,
    from: null,
    until: null,
  };
  await card.update({ name: LONG.title, 'profile.title': LONG.title, links: [link], revision: 3 });
  await storeHours(owner.uid);
  await storeService({ userId: owner.uid, cardIds: [cardId], name: LONG.title });
  const start = Date.now() + 24 * 60 * 60 * 1000;
  for (const status of ['pending_confirmation', 'confirmed'] as const) {
    await storeBooking({
      userId: owner.uid,
      cardId,
      slug,
      service: { ...aBooking().service, name: LONG.title },
      status,
      start,
      end: start + 30 * 60 * 1000,
      customer: { name: LONG.name, email: LONG.email, phone: '' },
      notes: LONG.title,
    });
  }
  return { owner, slug };
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the longest of words cut off or cover nothing on the screens that show them', async ({ page }) => {
  test.setTimeout(240_000);
  const { owner, slug } = await makeLongWorded();
  await storeSession(page, owner);
  const found = await findUnreadableOn(page, [
    { path: '/dashboard' },
    { path: '/dashboard/tarjetas', dialogs: [press('Compartir')] },
    { path: '/dashboard/bookings?vista=lista', dialogs: [pressBooking] },
    { path: '/dashboard/bookings?vista=semana' },
    { path: '/dashboard/profile' },
    { path: '/servicios', dialogs: [press(/^Nuevo servicio/)] },
    { path: `/tarjeta/edit/${slug}?tab=enlaces` },
    { path: `/tarjeta/edit/${slug}?tab=ajustes` },
  ]);
  expect(found).toEqual([]);
});
