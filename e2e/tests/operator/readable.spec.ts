import type { Page } from '@playwright/test';
import type { CardLink } from 'shared-lib/model';
import { aBooking } from 'shared-lib/testing';
import { addresses } from '../../fixtures/addresses';
import { pressTool } from '../../fixtures/agenda';
import { AHEAD } from '../../fixtures/releases/ahead';
import { untilStill } from '../../fixtures/looks/axe';
import { makeAccount, publishCard } from '../../fixtures/panel';
import { expectFits } from '../../fixtures/looks/page-width';
import { server } from '../../fixtures/server';
import { storeSession } from '../../fixtures/session';
import { ADMIN, expect, test } from '../../fixtures/test';
import { storeBooking, storeHours, storeService } from '../../fixtures/data/stored-bookings';
import { findUnreadable, stretchText, type Unreadable } from '../../fixtures/looks/text-fit';

test.use(AHEAD);

const ANA = { email: 'ana@tarjetero.test', password: 'tarjetero' };

/** A screen, with a dialog that opens over it. */
interface Screen {
  path: string;
  dialogs?: ((page: Page) => Promise<void>)[];
}

/** Words that are longer than a line. */
const LONG = {
  name: 'Wolfeschlegelsteinhausenbergerdorff-Etxeberriagaraikoetxea',
  title: 'Otorrinolaringología-electroencefalográfica-contrarrevolucionaria',
  email: 'wolfeschlegelsteinhausenbergerdorff.etxeberria@ejemplo-de-nombre-larguisimo.test',
};

const press = (name: string | RegExp) => async (page: Page) => {
  const button = page.getByRole('button', { name, disabled: false }).filter({ visible: true }).first();
  await expect(button).toBeVisible();
  await button.click({ timeout: 20_000 });
};

const pressBooking = (page: Page) => page.getByRole('link', { name: /\d–\d/ }).first().click();

const OWNER: Screen[] = [
  { path: '/dashboard' },
  { path: '/dashboard/tarjetas', dialogs: [press('Compartir')] },
  { path: '/dashboard/tarjetas?nueva' },
  { path: '/dashboard/tarjetas/nueva' },
  { path: '/dashboard/tarjetas/guia/ana-garcia?paso=aspecto' },
  { path: '/dashboard/tarjetas/guia/ana-garcia?paso=enlaces' },
  {
    path: '/dashboard/bookings?vista=lista',
    dialogs: [press('Nueva reserva'), (page) => pressTool(page, 'Bloquear horas'), pressBooking],
  },
  { path: '/dashboard/profile' },
  {
    path: '/dashboard/settings',
    dialogs: [press('Eliminar mi cuenta'), press('Cerrar sesión en todos los dispositivos')],
  },
  { path: '/dashboard/stripe' },
  { path: '/servicios', dialogs: [press(/^Nuevo servicio/)] },
  { path: '/servicios?vista=horario', dialogs: [press('Añadir fechas')] },
  { path: '/reservas' },
  { path: '/tarjeta/edit/ana-garcia?tab=perfil' },
  { path: '/tarjeta/edit/ana-garcia?tab=enlaces' },
  { path: '/tarjeta/edit/ana-garcia?tab=secciones' },
  { path: '/tarjeta/edit/ana-garcia?tab=plantilla' },
  { path: '/tarjeta/edit/ana-garcia?tab=estilo' },
  { path: '/tarjeta/edit/ana-garcia?tab=ajustes' },
];
const PANEL: Screen[] = [
  { path: '/admin/dashboard' },
  { path: '/admin/templates', dialogs: [press(/^Importar/)] },
  { path: '/admin/creator' },
  { path: '/admin/sync' },
  { path: '/admin/users' },
  { path: '/admin/settings' },
];

/** Width of a phone's page at 200 %. */
const HALF = 195;

/** Widths in pixels, and scales of the text. */
const LOOKS = [
  { width: 320, scale: 1 },
  { width: 320, scale: 2 },
  { width: 390, scale: 2 },
  { width: 1280, scale: 2 },
];

async function lookAt(page: Page, where: string): Promise<(Unreadable & { where: string })[]> {
  const found: (Unreadable & { where: string })[] = [];
  for (const { width, scale } of LOOKS) {
    await page.setViewportSize({ width, height: 844 });
    const restore = await stretchText(page, scale);
    await untilStill(page);
    found.push(
      ...(await findUnreadable(page)).map((text) => ({ ...text, where: `${where} ${width} × ${scale}` })),
    );
    await restore();
  }
  return found;
}

async function walk(page: Page, screens: readonly Screen[]) {
  const found: (Unreadable & { where: string })[] = [];
  for (const { path, dialogs = [] } of screens) {
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.goto(addresses.shell + path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('status', { name: /^Cargando/ })).toHaveCount(0);
    found.push(...(await lookAt(page, path)));
    for (const [place, open] of dialogs.entries()) {
      await page.setViewportSize({ width: 1280, height: 844 });
      await open(page);
      await expect(page.getByRole('dialog').last()).toBeVisible();
      found.push(...(await lookAt(page, `${path}, dialog ${place + 1}`)));
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

test('no screen of the owner’s scrolls sideways on a phone at 200 %', async ({ page }) => {
  test.setTimeout(120_000);
  await storeSession(page, ANA);
  await page.setViewportSize({ width: HALF, height: 422 });
  for (const { path } of OWNER) {
    await page.goto(addresses.shell + path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('status', { name: /^Cargando/ })).toHaveCount(0);
    await expectFits(page, path);
  }
});

test('no text of the owner’s screens is cut off or covers another', async ({ page }) => {
  test.setTimeout(240_000);
  await storeSession(page, ANA);
  expect(await walk(page, OWNER)).toEqual([]);
});

test('no text of the panel is cut off or covers another', async ({ page }) => {
  test.setTimeout(240_000);
  await storeSession(page, ADMIN, { asAdmin: true });
  expect(await walk(page, PANEL)).toEqual([]);
});

test('the longest of words cut off or cover nothing on the screens that show them', async ({ page }) => {
  test.setTimeout(240_000);
  const { owner, slug } = await makeLongWorded();
  await storeSession(page, owner);
  const found = await walk(page, [
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
