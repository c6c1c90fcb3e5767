import type { Page } from '@playwright/test';
import { addresses } from '../../../fixtures/addresses';
import { expectAccessible } from '../../../fixtures/looks/axe';
import { expectFits } from '../../../fixtures/looks/page-width';
import { whileFrozen } from '../../../fixtures/data/frozen';
import { freshSlug, makeCard } from '../../../fixtures/owner-actions';
import { forgiveOfflineNoise } from '../../../fixtures/releases/service-worker';
import { server } from '../../../fixtures/server';
import { suspend, suspendAt } from '../../../fixtures/data/suspend';
import { ALONE, CORE } from '../../../fixtures/tags';
import { expect, signIn, test, whatWasPutOff } from '../../../fixtures/test';

const open = (page: Page) => page.goto(`${addresses.shell}/servicios`);
const article = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const names = (page: Page) =>
  page.getByRole('list', { name: 'Tus servicios' }).getByRole('heading').allTextContents();

/** Chooses what is done with a service from its row's menu. */
async function choose(page: Page, name: string, entry: string): Promise<void> {
  await article(page, name)
    .getByRole('button', { name: `Opciones de ${name}`, exact: true })
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** Reads the names of an account's stored services, in order. */
async function storedNames(email: string): Promise<unknown[]> {
  const mine = server.db.collection('services').where('userId', '==', await server.uidOf(email));
  const { docs } = await mine.get();
  return docs.sort((a, b) => a.get('order') - b.get('order')).map((service) => service.get('name'));
}

/** Creates a service with the required fields only. */
async function createService(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Nuevo servicio' }).click();
  const form = page.getByRole('dialog', { name: 'Nuevo servicio' });
  await form.getByLabel('Nombre').fill(name);
  await form.getByLabel('Dirección').fill('Calle Mayor 1, Madrid');
  await form.getByRole('button', { name: 'Crear servicio' }).click();
  await expect(form).toBeHidden();
  await expect(article(page, name)).toBeVisible();
}

test(
  'S2.07 /servicios: an owner makes a service, is told what is wrong with it, changes it and puts it away',
  CORE,
  async ({ page, owner }) => {
    test.setTimeout(150_000);
    await makeCard(owner, 'Trabajo', freshSlug('servicios'));
    await open(page);
    await expect(page).toHaveTitle('Servicios · Tarjetero');
    await expect(page.getByRole('heading', { name: 'Crea tu primer servicio' })).toBeVisible();

    await page.getByRole('button', { name: 'Nuevo servicio' }).click();
    const form = page.getByRole('dialog', { name: 'Nuevo servicio' });
    // Leaving the name shows its error, which moves what is being pressed.
    await form.getByLabel('Precio a consultar').check();
    await form.getByLabel('Precio a consultar').uncheck();
    await form.getByRole('button', { name: 'Crear servicio' }).click();
    await expect(form.getByText('Nombre es requerido')).toBeVisible();
    await expect(form.getByLabel('Nombre')).toBeFocused();
    await form.getByLabel('Nombre').fill('Corte');
    await form.getByLabel('Precio', { exact: true }).fill('veinte');
    await form.getByLabel('Duración en minutos').fill('2');
    await form.getByText('Videollamada', { exact: true }).click();
    await form.getByLabel('Enlace de la videollamada').fill('http://meet.example');
    await form.getByRole('button', { name: 'Crear servicio' }).click();
    await expect(form.getByText('Escribe el precio así: 25 o 12,50')).toBeVisible();
    await expect(form.getByText('Pon una duración de 5 minutos a 24 horas')).toBeVisible();
    await expect(form.getByText('Pega un enlace que empiece por https://')).toBeVisible();
    await expect(form.getByText('Revisa los 3 campos marcados.')).toBeVisible();
    // The error replaces the help.
    await expect(form.getByText('Déjalo vacío si es gratis.')).toBeHidden();

    // On a phone the form is as wide as the window, and its buttons are fully visible.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(form.getByRole('button', { name: 'Crear servicio' })).toBeInViewport({ ratio: 1 });
    await expectFits(page, 'the form of a service');
    await page.setViewportSize({ width: 1280, height: 800 });

    await form
      .getByRole('group', { name: 'Duraciones habituales' })
      .getByRole('button', { name: '45' })
      .click();
    await form.getByLabel('Precio', { exact: true }).fill('12,50');
    await form.getByText('Presencial', { exact: true }).click();
    await form.getByLabel('Dirección').fill('Calle Mayor 1, Madrid');
    await expect(form.getByRole('link', { name: 'Ver en el mapa' })).toHaveAttribute('href', /Calle%20Mayor/);
    await form.getByRole('radio', { name: 'Con un enlace de pago de Stripe' }).check();
    await form.getByLabel('Enlace de pago', { exact: true }).fill('https://stripe.com/x');
    await form.getByRole('button', { name: 'Crear servicio' }).click();
    await expect(form.getByText('Pega un enlace que empiece por https://buy.stripe.com/')).toBeVisible();
    await form
      .getByLabel('Enlace de pago', { exact: true })
      .fill('https://buy.stripe.com/test_1?utm_source=x');
    await form.getByRole('button', { name: 'Añadir pregunta' }).click();
    await expect(form.getByLabel('Texto de la pregunta')).toBeFocused();
    await form.getByLabel('Texto de la pregunta').fill('¿Es tu primera vez?');
    await expect(form.getByRole('checkbox', { name: 'Trabajo' })).toBeChecked();
    await form.getByRole('button', { name: 'Crear servicio' }).click();
    await expect(page.getByText('Servicio creado')).toBeVisible();

    const service = article(page, 'Corte');
    await expect(service.getByText(/45 min · 12,50\s€ · Presencial/)).toBeVisible();
    await expect(service.getByText('De pago', { exact: true })).toBeVisible();
    await page.reload();
    await service.getByRole('button', { name: 'Editar' }).click();
    await expect(page).toHaveURL(/servicio=/);
    // The address remembers what is open.
    await page.reload();
    const edited = page.getByRole('dialog', { name: 'Editar servicio' });
    await expect(edited.getByLabel('Enlace de pago', { exact: true })).toHaveValue(
      'https://buy.stripe.com/test_1',
    );
    await expect(edited.getByLabel('Texto de la pregunta')).toHaveValue('¿Es tu primera vez?');
    await edited.getByLabel('Nombre').fill('Corte y lavado');
    await edited.getByRole('checkbox', { name: 'Trabajo' }).click();
    await edited.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('Cambios guardados')).toBeVisible();
    const changed = article(page, 'Corte y lavado');
    await expect(changed.getByText('Sin tarjetas')).toBeVisible();

    await choose(page, 'Corte y lavado', 'Duplicar');
    const copy = article(page, 'Corte y lavado (Copia)');
    await expect(copy.getByText('Oculto')).toBeVisible();
    await choose(page, 'Corte y lavado (Copia)', 'Mostrar');
    await expect(copy.getByText('Oculto')).toBeHidden();

    await choose(page, 'Corte y lavado (Copia)', 'Archivar');
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(copy.getByRole('button', { name: 'Editar' })).toBeVisible();
    await choose(page, 'Corte y lavado (Copia)', 'Archivar');
    const archived = page.getByRole('list', { name: 'Archivados' }).getByRole('article');
    await expect(archived).toHaveCount(1);
    await archived.getByRole('button', { name: 'Eliminar' }).click();
    const question = page.getByRole('dialog', { name: '¿Eliminar «Corte y lavado (Copia)»?' });
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByText('«Corte y lavado (Copia)» se ha eliminado')).toBeVisible();
    await expect(copy).toBeHidden();
    await page.reload();
    await expect(changed).toBeVisible();
    await expect(copy).toBeHidden();
  },
);

test('services are put in order by keyboard and by buttons, and stay so', async ({ page, owner }) => {
  test.setTimeout(120_000);
  await open(page);
  for (const name of ['Uno', 'Dos', 'Tres']) await createService(page, name);
  await expect.poll(() => names(page)).toEqual(['Uno', 'Dos', 'Tres']);

  await page.getByRole('button', { name: 'Mover Tres' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Tres está en el lugar 3 de 3.')).toBeAttached();
  // A grabbed item reacts to other keys a moment later.
  await whatWasPutOff(page);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Tres está en el lugar 2 de 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(async () => expect(await names(page)).toEqual(['Uno', 'Tres', 'Dos'])).toPass();

  await choose(page, 'Uno', 'Bajar');
  await expect(async () => expect(await names(page)).toEqual(['Tres', 'Uno', 'Dos'])).toPass();
  // A page that goes before the database has heard takes the wish with it.
  await expect.poll(() => storedNames(owner.email)).toEqual(['Tres', 'Uno', 'Dos']);
  await page.reload();
  await expect(article(page, 'Tres')).toBeVisible();
  await expect.poll(() => names(page)).toEqual(['Tres', 'Uno', 'Dos']);
});

test('services are put in order with the mouse', async ({ page, owner }) => {
  test.setTimeout(120_000);
  await open(page);
  for (const name of ['Uno', 'Dos', 'Tres']) await createService(page, name);
  const middle = async (name: string) => {
    const box = (await page.getByRole('button', { name: `Mover ${name}` }).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  // It doesn't move, and nothing covers it.
  await page.getByRole('button', { name: 'Mover Tres' }).hover();
  const [from, to] = [await middle('Tres'), await middle('Uno')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 20);
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await expect(page.getByText('Tres está en el lugar 1 de 3.')).toBeAttached();
  await page.mouse.up();
  await expect(async () => expect(await names(page)).toEqual(['Tres', 'Uno', 'Dos'])).toPass();
  await expect.poll(() => storedNames(owner.email)).toEqual(['Tres', 'Uno', 'Dos']);
  await page.reload();
  await expect(article(page, 'Tres')).toBeVisible();
  await expect.poll(() => names(page)).toEqual(['Tres', 'Uno', 'Dos']);
});

test(
  'while nothing can be saved what was typed stays, and the list is as it was',
  ALONE,
  async ({ page, owner, pageErrors }) => {
    test.setTimeout(120_000);
    await open(page);
    for (const name of ['Uno', 'Dos']) await createService(page, name);
    await article(page, 'Uno').getByRole('button', { name: 'Editar' }).click();
    const form = page.getByRole('dialog', { name: 'Editar servicio' });
    await form.getByLabel('Nombre').fill('Primero');
    await whileFrozen(async () => {
      await expect(page.getByText(/Estamos de mantenimiento/)).toBeVisible();
      await form.getByRole('button', { name: 'Guardar cambios' }).click();
      await expect(form.getByRole('alert')).toHaveText(
        'Ahora mismo no se pueden guardar cambios. Vuelve a intentarlo dentro de un rato.',
      );
      await expect(form.getByLabel('Nombre')).toHaveValue('Primero');
      await form.getByRole('button', { name: 'Cerrar' }).click();
      await expect(article(page, 'Uno')).toBeVisible();

      await choose(page, 'Dos', 'Ocultar');
      await expect(page.getByText('Ahora mismo no se pueden guardar cambios').last()).toBeVisible();
      await expect(article(page, 'Dos').getByText('Oculto')).toBeHidden();
      await choose(page, 'Dos', 'Subir');
      await expect(async () => expect(await names(page)).toEqual(['Uno', 'Dos'])).toPass();
      expect(await storedNames(owner.email)).toEqual(['Uno', 'Dos']);
    });
    await expect(page.getByText(/Estamos de mantenimiento/)).toBeHidden();
    await article(page, 'Uno').getByRole('button', { name: 'Editar' }).click();
    await expect(form.getByLabel('Nombre')).toHaveValue('Primero');
    await form.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(article(page, 'Primero')).toBeVisible();
    await expect.poll(() => storedNames(owner.email)).toEqual(['Primero', 'Dos']);
    pageErrors.length = 0;
  },
);

test('a suspended account saves nothing, reads why it is out, and finds what it typed when it is let in', async ({
  page,
  owner,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  page.on('dialog', (dialog) => void dialog.accept());
  const uid = await server.uidOf(owner.email);
  await open(page);
  await createService(page, 'Corte');
  await article(page, 'Corte').getByRole('button', { name: 'Editar' }).click();
  const form = page.getByRole('dialog', { name: 'Editar servicio' });
  await form.getByLabel('Nombre').fill('Corte de pelo');
  expect((await suspendAt(page, uid)).body.result).toEqual({ uid, disabled: true });
  await expect(page).toHaveURL(/\/login/);
  expect(await storedNames(owner.email)).toEqual(['Corte']);

  await suspend(uid, false);
  // The Auth service counts sessions in whole seconds.
  await page.waitForTimeout(1100);
  await signIn(page, owner);
  await open(page);
  await article(page, 'Corte').getByRole('button', { name: 'Editar' }).click();
  await expect(form.getByLabel('Nombre')).toHaveValue('Corte de pelo');
  pageErrors.length = 0;
});

test('what is typed outlives a reload, another tab and a lost network', async ({
  page,
  owner,
  pageErrors,
}) => {
  test.setTimeout(150_000);
  expect(owner.name).toBe('Eva Prueba');
  page.on('dialog', (dialog) => void dialog.accept());
  await open(page);
  await createService(page, 'Corte');

  await article(page, 'Corte').getByRole('button', { name: 'Editar' }).click();
  const form = page.getByRole('dialog', { name: 'Editar servicio' });
  await form.getByLabel('Nombre').fill('Corte de pelo');
  await page.reload();
  await expect(form.getByLabel('Nombre')).toHaveValue('Corte de pelo');

  // Another tab changes the same field and another one.
  const other = await page.context().newPage();
  await open(other);
  await article(other, 'Corte').getByRole('button', { name: 'Editar' }).click();
  const otherForm = other.getByRole('dialog', { name: 'Editar servicio' });
  await otherForm.getByLabel('Nombre').fill('Corte rápido');
  await otherForm.getByLabel('Descripción').fill('Con lavado');
  await otherForm.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(otherForm).toBeHidden();
  await other.close();

  await expect(form.getByText('Se ha cambiado en otra pestaña o dispositivo')).toBeVisible();
  await expect(form.getByLabel('Nombre')).toHaveValue('Corte de pelo');
  await expect(form.getByLabel('Descripción')).toHaveValue('Con lavado');
  await form.getByRole('button', { name: 'Quedarme con lo mío' }).click();

  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Se guardará cuando vuelva la conexión')).toBeVisible();
  const service = article(page, 'Corte de pelo');
  await expect(service.getByText('Pendiente de enviar')).toBeVisible();
  await page.context().setOffline(false);
  await expect(service.getByText('Pendiente de enviar')).toBeHidden({ timeout: 30_000 });
  await page.reload();
  await expect(article(page, 'Corte de pelo')).toBeVisible();
  forgiveOfflineNoise(pageErrors);
});

test('Servicios is accessible and fits a phone', async ({ page, owner }) => {
  test.setTimeout(150_000);
  expect(owner.name).toBe('Eva Prueba');
  await open(page);
  await expect(page.getByRole('heading', { name: 'Crea tu primer servicio' })).toBeVisible();
  await expectAccessible(page, 'Servicios, empty');
  await createService(page, 'Un servicio con un nombre bastante largo para que no quepa en una línea');
  await expectAccessible(page, 'Servicios');
  await page.getByRole('button', { name: 'Nuevo servicio' }).click();
  await page.getByRole('button', { name: 'Añadir pregunta' }).click();
  await page.getByRole('button', { name: 'Crear servicio' }).click();
  await expectAccessible(page, 'Nuevo servicio');
});
