import type { Page } from '@playwright/test';
import { addresses } from '../../../fixtures/addresses';
import { makeAgenda } from '../../../fixtures/agenda';
import { expectAccessible } from '../../../fixtures/looks/axe';
import { server } from '../../../fixtures/server';
import { expect, test } from '../../../fixtures/test';

/** An event at a stand-in, with the fields that Google or Microsoft gives it. */
interface MadeEvent {
  id: string;
  summary?: string;
  subject?: string;
  singleValueExtendedProperties?: { value: string }[];
}

/** Lets a stand-in do what people do at the maker. */
type Play = (action: string) => Promise<Response>;

const MAKERS = [
  {
    maker: 'Google',
    folder: 'google',
    button: 'Conectar con Google Calendar',
    calendar: 'ana@google.test',
    /** Goes through a page of consent that leads to no calendar. */
    fail: async (page: Page) => {
      await page.getByRole('button', { name: 'Rechazar' }).click();
      await expect(page.getByText('No se ha conectado el calendario')).toBeVisible();
    },
    isCopy: (event: MadeEvent, key: string) => event.id === key,
  },
  {
    maker: 'Microsoft',
    folder: 'microsoft',
    button: 'Conectar con Microsoft Outlook',
    calendar: 'Calendario',
    fail: async (page: Page, play: Play) => {
      await play('approval');
      await page.getByRole('button', { name: 'Permitir' }).click();
      await expect(page.getByText('Tu organización pide que lo apruebe quien la administra.')).toBeVisible();
      await play('approved');
    },
    isCopy: (event: MadeEvent, key: string) =>
      event.singleValueExtendedProperties?.some(({ value }) => value === key) === true,
  },
];

for (const { maker, folder, button, calendar, fail, isCopy } of MAKERS) {
  const play: Play = (action) =>
    fetch(`${addresses.calendars}/${folder}/__local/${action}`, { method: 'POST' });

  /** Returns the titles of the events in Ana's own calendar at the stand-in that are copies of a booking. */
  const copiesOf = async (bookingId: string) => {
    const calendars = (await (await play('events')).json()) as Record<string, MadeEvent[]>;
    const key = Buffer.from(bookingId).toString('hex');
    return calendars[calendar]!.filter((event) => isCopy(event, key)).map(
      ({ summary, subject }) => summary ?? subject,
    );
  };

  test(`an owner connects ${maker}’s calendar on its page of consent, and gets their bookings there`, async ({
    page,
    owner,
  }) => {
    test.setTimeout(180_000);
    const agenda = await makeAgenda(owner, { name: 'Consulta' });
    await page.goto(`${addresses.shell}/servicios?vista=horario`);
    const part = page.getByRole('region', { name: 'Otros calendarios' });
    const connect = part.getByRole('button', { name: button });

    await connect.click();
    await fail(page, play);
    await expect(page).toHaveURL(`${addresses.shell}/dashboard/calendars`);
    await page.getByRole('link', { name: 'Volver a tu horario' }).click();

    await connect.click();
    await page.getByRole('button', { name: 'Permitir' }).click();
    await expect(page.getByRole('radio', { name: calendar })).toBeChecked();
    await expect(page).toHaveURL(`${addresses.shell}/dashboard/calendars`);
    await expectAccessible(page, `the choice of a calendar at ${maker}`);
    await page.getByRole('button', { name: 'Añadir calendario' }).click();
    await expect(page.getByText('Tus próximas reservas ya están en él.')).toBeVisible();
    await page.getByRole('link', { name: 'Volver a tu horario' }).click();
    const item = part.getByRole('list', { name: 'Tus otros calendarios' }).getByRole('listitem');
    await expect(item).toContainText(`${calendar} · ${maker}`);

    const bookingId = await agenda.book('10:00');
    const sources = await server.db.collection(`users/${agenda.uid}/calendarSources`).get();
    for (const { ref } of sources.docs) await ref.update({ writeDueAt: new Date() });
    await expect(async () => {
      expect(await copiesOf(bookingId)).toEqual([expect.stringContaining('Consulta')]);
    }).toPass({ timeout: 90_000 });

    await play('revoke');
    for (const { ref } of sources.docs) await ref.update({ dueAt: new Date() });
    await expect(async () => {
      await page.goto(`${addresses.shell}/servicios?vista=horario`);
      await expect(item.getByRole('button', { name: 'Vuelve a conectar' })).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 90_000 });
    await item.getByRole('button', { name: 'Vuelve a conectar' }).click();
    await page.getByRole('button', { name: 'Permitir' }).click();
    await expect(page.getByText('Calendario conectado otra vez')).toBeVisible();
  });
}
