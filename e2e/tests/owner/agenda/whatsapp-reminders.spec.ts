import type { Browser } from '@playwright/test';
import { addDays, localDateOf } from 'shared-lib/model/booking';
import { addresses } from '../../../fixtures/addresses';
import { makeAgenda } from '../../../fixtures/agenda';
import { anEmail, chooseSlot } from '../../../fixtures/data/bookable-card';
import { forgetCounts } from '../../../fixtures/server';
import { everyDay, storeHours } from '../../../fixtures/data/stored-bookings';
import { zoneByDay } from '../../../fixtures/data/zone-by-day';
import { expectAccessibleAsShown } from '../../../fixtures/looks/axe';
import { publishCard } from '../../../fixtures/panel';
import { expect, test } from '../../../fixtures/test';

/** A message that the stand-in of the WhatsApp Cloud API has taken. */
interface SentMessage {
  to: string;
  template: string;
  language: string;
  parameters: string[];
}

async function messagesTo(digits: string): Promise<SentMessage[]> {
  const answer = await fetch(`${addresses.whatsapp}/__local/messages`);
  return ((await answer.json()) as SentMessage[]).filter(({ to }) => to === digits);
}

/** Books as somebody on a phone who wants to be reminded by WhatsApp. */
async function book(
  browser: Browser,
  slug: string,
  { zone, date, time, name, phone }: Record<'zone' | 'date' | 'time' | 'name' | 'phone', string>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, timezoneId: zone });
  const visitor = await context.newPage();
  await visitor.goto(`${addresses.publicCard}/c/${slug}/reservar`);
  await chooseSlot(visitor, date, time);
  await visitor.getByLabel('Nombre', { exact: true }).fill(name);
  await visitor.getByLabel('Email', { exact: true }).fill(anEmail());
  const box = visitor.getByRole('checkbox', { name: 'Recordármelo por WhatsApp el día antes' });
  await expect(box).toHaveCount(0);
  await visitor.getByLabel('Teléfono').fill(phone);
  await expect(box).not.toBeChecked();
  await box.check();
  await expectAccessibleAsShown(visitor, 'el formulario de reserva con WhatsApp');
  await visitor.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(visitor.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();
  await context.close();
}

test.use({ viewport: { width: 390, height: 844 } });

test('an owner connects WhatsApp, and tomorrow’s visitors who asked are reminded automatically, or by hand where that fails', async ({
  page,
  owner,
  browser,
  pageErrors,
}) => {
  test.setTimeout(240_000);
  await forgetCounts();
  const zone = zoneByDay();
  const { cardId, slug } = await publishCard(owner, 'Ana García');
  const agenda = await makeAgenda(owner, { name: 'Consulta', cardIds: [cardId] });
  await storeHours(agenda.uid, { zone, weekly: everyDay('09:00', '13:00'), noticeMinutes: 0 });

  await page.goto(`${addresses.shell}/dashboard/settings#recordatorios`);
  const part = page.getByRole('region', { name: 'Envío automático por WhatsApp' });
  await part.getByLabel('Identificador del número de teléfono').fill('100200300400500');
  await part.getByLabel('Clave de acceso (token)').fill('una-clave-equivocada');
  await part.getByLabel('Nombre de la plantilla').fill('recordatorio_cita');
  await part.getByLabel('Hora de envío, el día antes').selectOption('09:00');
  await part.getByRole('button', { name: 'Comprobar y guardar' }).click();
  await expect(part.getByLabel('Clave de acceso (token)')).toHaveAccessibleDescription(
    /Meta no acepta esta clave/,
  );
  await expect(part.getByLabel('Clave de acceso (token)')).toHaveValue('una-clave-equivocada');
  await expect(part.getByLabel('Identificador del número de teléfono')).toHaveValue('100200300400500');
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('400')]);
  await expectAccessibleAsShown(page, 'la conexión con WhatsApp');
  await part.getByLabel('Clave de acceso (token)').fill('token-de-prueba');
  await part.getByRole('button', { name: 'Comprobar y guardar' }).click();
  await expect(part.getByText('Conectado: +34 600 00 00 00 (Ana Pérez Fisioterapia)')).toBeVisible();
  await agenda.ask('refreshBookableCards', {});

  const date = addDays(localDateOf(Date.now(), zone), 1);
  const own = String(Date.now()).slice(-6);
  await book(browser, slug, { zone, date, time: '09:00', name: 'Eva Ruiz', phone: `+34 61${own}1` });
  await book(browser, slug, { zone, date, time: '10:00', name: 'Pau Gil', phone: '+34 600 111 000' });

  await expect(async () => {
    expect(await messagesTo(`3461${own}1`)).toHaveLength(1);
  }).toPass({ timeout: 90_000 });
  await page.goto(`${addresses.shell}/dashboard/bookings/reminders`);
  await page.getByText('Mañana', { exact: true }).click();
  const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(rowOf('Eva Ruiz')).toContainText('Enviado por WhatsApp: ');
  await expect(rowOf('Pau Gil')).toContainText(
    'No se pudo enviar automáticamente: su número no está en WhatsApp',
    { timeout: 90_000 },
  );
  await expectAccessibleAsShown(page, 'los recordatorios automáticos');
  expect(await messagesTo(`3461${own}1`)).toEqual([
    expect.objectContaining({
      ...{ template: 'recordatorio_cita', language: 'es' },
      parameters: [
        'Eva',
        'Consulta',
        expect.stringContaining(' a las '),
        expect.stringMatching(new RegExp(`/c/${slug}/reserva/\\w+\\?t=`)),
      ],
    }),
  ]);
  expect(await messagesTo('34600111000')).toEqual([]);

  // Nothing leaves the machine.
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Enviar el recordatorio a Pau Gil por WhatsApp' }).click();
  await (await opened).close();
  await expect(rowOf('Pau Gil')).toContainText(/Enviado: /);
  await expect(page.getByText('2 de 2 citas con recordatorio enviado')).toBeVisible();
});
