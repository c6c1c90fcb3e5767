import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Service } from 'shared-lib/model/booking';
import { aService } from 'shared-lib/testing';
import { serviceEndpoints } from '../../booking-data/endpoints/service-endpoints';
import { aCard } from '../../testing/a-card';
import { renderApp } from '../../testing/render-app';
import { tap } from '../../testing/tap';

async function show(services: Service[], path = '/servicios', cards = [aCard()]) {
  const store = renderApp(path, { cards });
  await act(async () => {
    const listed = services.map((service) => ({ ...service, pending: false }));
    await store.dispatch(serviceEndpoints.util.upsertQueryData('services', 'ana', listed));
  });
}
const item = async (name: string) => within(await screen.findByRole('article', { name }));

/** Opens the menu of a service's row, and returns it. */
async function menuOf(person: UserEvent, name: string) {
  await person.click((await item(name)).getByRole('button', { name: `Opciones de ${name}` }));
  return within(await screen.findByRole('menu', { name: `Opciones de ${name}` }));
}

describe('Servicios', () => {
  it('offers to create the first service', async () => {
    await show([]);
    expect(await screen.findByRole('heading', { name: 'Crea tu primer servicio' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Nuevo servicio' })).toBeEnabled();
  });

  it('shows the particular settings of each service', async () => {
    const person = userEvent.setup();
    const link = { rule: 'link' as const, link: 'https://buy.stripe.com/x' };
    await show([
      aService({ id: 'a', name: 'Corte', price: 2500, payment: link, needsConfirmation: true }),
      aService({ id: 'b', name: 'Tinte', hidden: true, cardIds: [], durationMinutes: 90, order: 1 }),
      aService({ id: 'c', name: 'Peinado', archivedAt: 1, order: 2 }),
    ]);
    const corte = await item('Corte');
    expect(corte.getByText(/30 min · 25\s€ · Presencial/)).toBeInTheDocument();
    for (const badge of ['De pago', 'Confirmas a mano']) expect(corte.getByText(badge)).toBeInTheDocument();
    const tinte = await item('Tinte');
    expect(tinte.getByText('1 h 30 min · Gratis · Presencial')).toBeInTheDocument();
    for (const badge of ['Oculto', 'Sin tarjetas']) expect(tinte.getByText(badge)).toBeInTheDocument();
    expect((await menuOf(person, 'Tinte')).getByRole('menuitem', { name: 'Mostrar' })).toBeEnabled();
    const peinado = await item('Peinado');
    expect(peinado.getByRole('button', { name: 'Restaurar' })).toBeInTheDocument();
    expect(peinado.queryByRole('button', { name: 'Editar' })).not.toBeInTheDocument();
  });

  it('asks before a service is permanently deleted', async () => {
    const person = userEvent.setup();
    await show([aService({ name: 'Peinado', archivedAt: 1 })]);
    await person.click((await item('Peinado')).getByRole('button', { name: 'Eliminar' }));
    const question = await screen.findByRole('dialog', { name: '¿Eliminar «Peinado»?' });
    expect(within(question).getByText(/No se puede deshacer/)).toBeInTheDocument();
  });

  it('does not confirm the deletion with the second tap of a double tap', async () => {
    const person = userEvent.setup();
    await show([aService({ name: 'Peinado', archivedAt: 1 })]);
    await tap(person, (await item('Peinado')).getByRole('button', { name: 'Eliminar' }));
    const question = within(await screen.findByRole('dialog'));
    await tap(person, question.getByRole('button', { name: 'Eliminar' }));
    expect(screen.getByRole('dialog', { name: '¿Eliminar «Peinado»?' })).toBeInTheDocument();
  });

  it('copies the booking address of a service', async () => {
    const person = userEvent.setup();
    await show([aService({ id: 'a', name: 'Corte' })]);
    await person.click((await menuOf(person, 'Corte')).getByRole('menuitem', { name: 'Copiar enlace' }));
    const address = await navigator.clipboard.readText();
    expect(address).toMatch(/^https?:\/\/[^/]+\/c\/ana-garcia\/reservar\?servicio=a$/);
    expect(await screen.findByText('Enlace copiado')).toBeInTheDocument();
  });

  it('asks by which published card to copy the address of a service', async () => {
    const person = userEvent.setup();
    const other = aCard({ id: 'card0000000000000002', slug: 'estudio', name: 'Estudio' });
    const draft = aCard({ id: 'card0000000000000003', slug: 'sin-publicar', name: 'Nueva', status: 'draft' });
    const cardIds = [aCard().id, other.id, draft.id];
    await show([aService({ id: 'a', name: 'Corte', cardIds })], '/servicios', [aCard(), other, draft]);
    await person.click((await menuOf(person, 'Corte')).getByRole('menuitem', { name: 'Copiar enlace' }));
    const choice = within(await screen.findByRole('dialog', { name: 'Copiar el enlace de «Corte»' }));
    expect(choice.queryByRole('button', { name: 'Nueva' })).not.toBeInTheDocument();
    await person.click(choice.getByRole('button', { name: 'Estudio' }));
    expect(await navigator.clipboard.readText()).toMatch(/\/c\/estudio\/reservar\?servicio=a$/);
  });

  it('disables copying for a service that no published card offers', async () => {
    await show([
      aService({ id: 'a', name: 'Corte', cardIds: [] }),
      aService({ id: 'b', name: 'Tinte', hidden: true, order: 1 }),
    ]);
    const person = userEvent.setup();
    for (const name of ['Corte', 'Tinte']) {
      const entry = { name: 'Sin enlace: ninguna tarjeta publicada lo ofrece' };
      expect((await menuOf(person, name)).getByRole('menuitem', entry)).toBeDisabled();
      await person.keyboard('{Escape}');
    }
  });

  it('requires a phone by choice, and always where the owner calls', async () => {
    const person = userEvent.setup();
    await show([aService({ id: 'calls', name: 'Corte', phoneRequired: true })], '/servicios?servicio=calls');
    const form = within(await screen.findByRole('dialog', { name: 'Editar servicio' }));
    const phone = () => form.getByRole('switch', { name: /^Pedir el teléfono/ });
    expect(phone()).toBeChecked();
    await person.click(phone());
    expect(phone()).not.toBeChecked();
    await person.click(form.getByRole('radio', { name: 'Teléfono' }));
    await person.clear(form.getByLabelText('Teléfono', { selector: 'input[type="text"], input[inputmode]' }));
    expect(phone()).toBeChecked();
    expect(phone()).toBeDisabled();
  });

  it('needs no price for a price on request', async () => {
    const person = userEvent.setup();
    await show([aService({ id: 'a', name: 'Corte', price: 2500 })], '/servicios?servicio=a');
    const form = within(await screen.findByRole('dialog', { name: 'Editar servicio' }));
    const onRequest = form.getByRole('checkbox', { name: 'Precio a consultar' });
    await person.click(onRequest);
    expect(onRequest).toBeChecked();
    expect(form.getByLabelText('Precio', { selector: 'input[inputmode]' })).toBeDisabled();
    expect(form.getByText('Pon un precio para poder cobrarlo.')).toBeInTheDocument();
    await person.click(onRequest);
    expect(form.getByLabelText('Precio', { selector: 'input[inputmode]' })).toHaveValue('25');
  });

  it('opens the service that the address names', async () => {
    await show([aService({ id: 'a', name: 'Corte' })], '/servicios?servicio=a');
    const form = within(await screen.findByRole('dialog', { name: 'Editar servicio' }));
    expect(form.getByLabelText('Nombre')).toHaveValue('Corte');
    expect(form.getByRole('button', { name: 'Guardar cambios' })).toBeDisabled();
  });

  it('marks a service whose unsaved changes were closed, until they are discarded', async () => {
    const person = userEvent.setup();
    await show([aService({ id: 'a', name: 'Corte' })], '/servicios?servicio=a');
    const form = () => screen.findByRole('dialog', { name: 'Editar servicio' });
    await person.type(within(await form()).getByLabelText('Nombre'), ' y lavado');
    await person.click(within(await form()).getByRole('button', { name: 'Cerrar' }));
    const row = await item('Corte');
    expect(row.getByText('Cambios sin guardar')).toBeInTheDocument();
    await person.click(row.getByRole('button', { name: 'Editar' }));
    expect(within(await form()).getByLabelText('Nombre')).toHaveValue('Corte y lavado');
    await person.click(within(await form()).getByRole('button', { name: 'Descartar' }));
    expect(row.queryByText('Cambios sin guardar')).not.toBeInTheDocument();
  });

  it('says that a service is gone', async () => {
    await show([], '/servicios?servicio=a');
    expect(await screen.findByText('Este servicio ya no existe')).toBeInTheDocument();
  });
});
