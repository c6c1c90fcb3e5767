import type { Page } from '@playwright/test';
import { addresses } from '../../../fixtures/addresses';
import { expectAccessible } from '../../../fixtures/looks/axe';
import { whileFrozen } from '../../../fixtures/data/frozen';
import { server } from '../../../fixtures/server';
import { forgiveOfflineNoise } from '../../../fixtures/releases/service-worker';
import { suspend, suspendAt } from '../../../fixtures/data/suspend';
import { ALONE, CORE } from '../../../fixtures/tags';
import { expect, signIn, test } from '../../../fixtures/test';

const open = (page: Page) => page.goto(`${addresses.shell}/servicios?vista=horario`);
const field = (page: Page, end: 'Desde' | 'Hasta', day: string, place: number) =>
  page.getByLabel(`${end}, ${day}, tramo ${place}`, { exact: true });

/** Chooses the default hours, and waits until they are on the screen and stored. */
async function takeUsualHours(page: Page): Promise<void> {
  await open(page);
  await page.getByRole('button', { name: 'Usar horario habitual' }).click();
  await expect(field(page, 'Desde', 'Lunes', 1)).toHaveValue('09:00');
  await expect(page.getByText('Ya se puede reservar en tu horario')).toBeVisible();
}

test(
  'an owner is bookable with one click, and says their hours to the minute',
  CORE,
  async ({ page, owner }) => {
    test.setTimeout(150_000);
    page.on('dialog', (dialog) => void dialog.accept());
    const uid = await server.uidOf(owner.email);
    await takeUsualHours(page);
    const save = page.getByRole('button', { name: 'Guardar horario' });
    await expect(save).toBeHidden();

    await field(page, 'Hasta', 'Lunes', 1).fill('9');
    await expect(page.getByText('El tramo empieza y acaba a la misma hora')).toBeVisible();
    await expect(page.getByText('Corrige lo marcado para ver los huecos.')).toBeVisible();
    await expect(save).toBeDisabled();
    await field(page, 'Hasta', 'Lunes', 1).fill('17');
    await expect(page.getByText('Este tramo se solapa con otro')).toBeVisible();
    await field(page, 'Desde', 'Lunes', 2).fill('17.30');
    await field(page, 'Hasta', 'Lunes', 2).fill('24');
    await page.getByRole('button', { name: 'Copiar lunes a otros días' }).click();
    await page.getByRole('checkbox', { name: 'Sábado' }).click();
    await page.getByRole('button', { name: 'Copiar', exact: true }).click();
    await expect(field(page, 'Desde', 'Sábado', 2)).toHaveValue('17:30');
    await expect(field(page, 'Hasta', 'Sábado', 2)).toHaveValue('24:00');
    await page.getByRole('switch', { name: 'Viernes' }).click();
    await page.getByLabel('Minutos entre un hueco y el siguiente').fill('2');
    await expect(page.getByText('Escribe de 5 minutos a 24 horas')).toBeVisible();
    await page.getByLabel('Minutos entre un hueco y el siguiente').fill('60');

    // Unsaved changes are restored, and marked as unsaved.
    await page.reload();
    await expect(page.getByText('Tienes cambios sin guardar')).toBeVisible();
    await expect(field(page, 'Hasta', 'Lunes', 1)).toHaveValue('17:00');
    await page.getByRole('button', { name: 'Semana siguiente' }).click();
    const saturday = page.getByRole('list', { name: /^sábado, .*: \d+ huecos$/ });
    await expect(saturday.getByRole('listitem').first()).toHaveText('09:00');
    await expect(saturday.getByRole('listitem').last()).toHaveText('23:30');
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /^viernes/ })
        .getByText('Sin huecos'),
    ).toBeVisible();

    await save.click();
    await expect(page.getByText('Horario guardado')).toBeVisible();
    await expect(save).toBeHidden();
    const stored = (await server.db.doc(`availability/${uid}`).get()).data()!;
    const long = [
      { from: '09:00', to: '17:00' },
      { from: '17:30', to: '24:00' },
    ];
    expect(stored['weekly']).toMatchObject({ '1': long, '6': long });
    expect(stored['weekly']).not.toHaveProperty('5');
    expect(stored['incrementMinutes']).toBe(60);
  },
);

test('special dates: several at once, closed or with other hours, and public holidays', async ({
  page,
  owner,
}) => {
  test.setTimeout(150_000);
  const uid = await server.uidOf(owner.email);
  await takeUsualHours(page);
  await page.getByRole('button', { name: 'Añadir fechas' }).click();
  const dates = page.getByRole('dialog', { name: 'Añadir fechas especiales' });
  await dates.getByRole('button', { name: 'Añadir', exact: true }).click();
  await expect(dates.getByText('Elige al menos un día en el calendario')).toBeVisible();
  await dates.getByRole('button', { name: 'Mes siguiente' }).click();
  await dates.getByRole('button', { name: /, 10 de/ }).click();
  await dates.getByRole('button', { name: /, 11 de/ }).click();
  await expect(dates.getByText('2 días elegidos')).toBeVisible();
  await dates.getByText('Otras horas', { exact: true }).click();
  await dates.getByLabel('Desde, Esos días, tramo 1').fill('10');
  await dates.getByLabel('Hasta, Esos días, tramo 1').fill('10');
  await dates.getByRole('button', { name: 'Añadir', exact: true }).click();
  await expect(dates.getByText('El tramo empieza y acaba a la misma hora')).toBeVisible();
  await dates.getByLabel('Hasta, Esos días, tramo 1').fill('13');
  await dates.getByRole('button', { name: 'Añadir', exact: true }).click();
  const list = page.getByRole('list', { name: 'Próximas fechas especiales' });
  await expect(list.getByText('10:00–13:00')).toHaveCount(1);

  await page.getByRole('button', { name: 'Añadir festivos' }).click();
  const holidays = page.getByRole('dialog', { name: 'Añadir festivos' });
  await holidays.getByRole('combobox', { name: 'Año' }).click();
  await page.getByRole('option').last().click();
  await holidays.getByRole('checkbox', { name: /^Todos$/ }).uncheck();
  await holidays.getByRole('checkbox', { name: 'Navidad' }).check();
  await holidays.getByRole('button', { name: 'Cerrar 1 día' }).click();
  await expect(list.getByText(/25 de diciembre de \d{4}/)).toBeVisible();
  await page.getByRole('button', { name: 'Guardar horario' }).click();
  await expect(page.getByText('Horario guardado')).toBeVisible();
  const stored = (await server.db.doc(`availability/${uid}`).get()).get('overrides') as Record<
    string,
    unknown
  >;
  expect(Object.values(stored)).toEqual(
    expect.arrayContaining([[], [{ from: '10:00', to: '13:00' }], [{ from: '10:00', to: '13:00' }]]),
  );
  expect(Object.keys(stored)).toHaveLength(3);

  await list.getByRole('button', { name: /^Quitar .*25 de diciembre/ }).click();
  await expect(list.getByText(/25 de diciembre/)).toBeHidden();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(list.getByText(/25 de diciembre/)).toBeVisible();
});

test('hours that are changed without a network are sent when there is one', async ({
  page,
  owner,
  pageErrors,
}) => {
  const uid = await server.uidOf(owner.email);
  await takeUsualHours(page);
  await page.context().setOffline(true);
  await page.getByRole('switch', { name: 'Lunes' }).click();
  await page.getByRole('button', { name: 'Guardar horario' }).click();
  await expect(page.getByText('Se guardará cuando vuelva la conexión')).toBeVisible();
  await page.context().setOffline(false);
  await expect(async () => {
    const weekly = (await server.db.doc(`availability/${uid}`).get()).get('weekly') as object;
    expect(Object.keys(weekly)).not.toContain('1');
  }).toPass();
  forgiveOfflineNoise(pageErrors);
});

test('special dates that are said without a network are shown, and sent when there is one', async ({
  page,
  owner,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  page.on('dialog', (dialog) => void dialog.accept());
  const uid = await server.uidOf(owner.email);
  await takeUsualHours(page);
  // Its pieces are there before the network goes.
  const dates = page.getByRole('dialog', { name: 'Añadir fechas especiales' });
  await page.getByRole('button', { name: 'Añadir fechas' }).click();
  await dates.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dates).toBeHidden();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Añadir fechas' }).click();
  await dates.getByRole('button', { name: 'Mes siguiente' }).click();
  await dates.getByRole('button', { name: /, 10 de/ }).click();
  await dates.getByRole('button', { name: 'Añadir', exact: true }).click();
  const list = page.getByRole('list', { name: 'Próximas fechas especiales' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Guardar horario' }).click();
  await expect(page.getByText('Se guardará cuando vuelva la conexión')).toBeVisible();
  await expect(list.getByText(/10 de /)).toBeVisible();
  const stored = async () =>
    Object.keys((await server.db.doc(`availability/${uid}`).get()).get('overrides') as object);
  expect(await stored()).toEqual([]);
  await page.context().setOffline(false);
  await expect.poll(stored, { timeout: 30_000 }).toEqual([expect.stringMatching(/-10$/)]);
  await page.reload();
  await expect(list.getByText(/10 de /)).toBeVisible();
  await expect(page.getByText('Tienes cambios sin guardar')).toBeHidden();
  forgiveOfflineNoise(pageErrors);
});

test(
  'while nothing can be saved hours stay as they were said, and can be saved later',
  ALONE,
  async ({ page, owner, pageErrors }) => {
    test.setTimeout(120_000);
    page.on('dialog', (dialog) => void dialog.accept());
    const uid = await server.uidOf(owner.email);
    const days = async () =>
      Object.keys((await server.db.doc(`availability/${uid}`).get()).get('weekly') as object);
    await takeUsualHours(page);
    const save = page.getByRole('button', { name: 'Guardar horario' });
    await whileFrozen(async () => {
      await expect(page.getByText(/Estamos de mantenimiento/)).toBeVisible();
      await page.getByRole('switch', { name: 'Lunes' }).click();
      await save.click();
      await expect(page.getByText('Ahora mismo no se pueden guardar cambios')).toBeVisible();
      await expect(page.getByText('Tienes cambios sin guardar')).toBeVisible();
      await expect(page.getByRole('switch', { name: 'Lunes' })).not.toBeChecked();
      expect(await days()).toContain('1');
    });
    await expect(page.getByText(/Estamos de mantenimiento/)).toBeHidden();
    await save.click();
    await expect(page.getByText('Horario guardado')).toBeVisible();
    expect(await days()).not.toContain('1');
    pageErrors.length = 0;
  },
);

test('hours that a suspended account was about to change stay stored, and typed', async ({
  page,
  owner,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  page.on('dialog', (dialog) => void dialog.accept());
  const uid = await server.uidOf(owner.email);
  await takeUsualHours(page);
  await page.getByRole('switch', { name: 'Lunes' }).click();
  await expect(page.getByText('Tienes cambios sin guardar')).toBeVisible();
  await suspendAt(page, uid);
  expect(Object.keys((await server.db.doc(`availability/${uid}`).get()).get('weekly') as object)).toContain(
    '1',
  );
  await suspend(uid, false);
  // The Auth service counts sessions in whole seconds.
  await page.waitForTimeout(1100);
  await signIn(page, owner);
  await open(page);
  await expect(page.getByText('Tienes cambios sin guardar')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Lunes' })).not.toBeChecked();
  pageErrors.length = 0;
});

test('Horario is accessible and fits a phone', async ({ page, owner }) => {
  test.setTimeout(150_000);
  expect(owner.name).toBe('Eva Prueba');
  await open(page);
  await expect(page.getByRole('heading', { name: 'Di cuándo atiendes' })).toBeVisible();
  await expectAccessible(page, 'Horario, empty');
  await takeUsualHours(page);
  await field(page, 'Hasta', 'Lunes', 1).fill('9');
  await expectAccessible(page, 'Horario');
  await page.getByRole('button', { name: 'Añadir fechas' }).click();
  await page.getByText('Otras horas', { exact: true }).click();
  await expectAccessible(page, 'Añadir fechas');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Añadir festivos' }).click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expectAccessible(page, 'Añadir festivos');
});
