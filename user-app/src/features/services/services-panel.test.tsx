import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Service } from 'shared-lib/domain/booking';
import { aService } from 'shared-lib/testing';
import { serviceEndpoints } from '../../booking-data/service-endpoints';
import { aCard } from '../../testing/a-card';
import { renderApp } from '../../testing/render-app';

async function show(services: Service[], path = '/servicios') {
  const store = renderApp(path, { cards: [aCard()] });
  await act(async () => {
    const listed = services.map((service) => ({ ...service, pending: false }));
    await store.dispatch(serviceEndpoints.util.upsertQueryData('services', 'ana', listed));
  });
}
const item = async (name: string) => within(await screen.findByRole('article', { name }));

describe('Servicios', () => {
  it('invites to make the first service', async () => {
    await show([]);
    expect(await screen.findByRole('heading', { name: 'Crea tu primer servicio' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Nuevo servicio' })).toBeEnabled();
  });

  it('shows what is particular about each', async () => {
    const link = { rule: 'link' as const, link: 'https://buy.stripe.com/x' };
    await show([
      aService({ id: 'a', name: 'Corte', price: 2500, payment: link, needsConfirmation: true }),
      aService({ id: 'b', name: 'Tinte', hidden: true, cardIds: [], durationMinutes: 90, order: 1 }),
      aService({ id: 'c', name: 'Peinado', archivedAt: 1, order: 2 }),
    ]);
    const corte = await item('Corte');
    expect(corte.getByText(/30 min · 25\s€ · En persona/)).toBeInTheDocument();
    for (const badge of ['De pago', 'Confirmas a mano']) expect(corte.getByText(badge)).toBeInTheDocument();
    const tinte = await item('Tinte');
    expect(tinte.getByText('1 h 30 min · Gratis · En persona')).toBeInTheDocument();
    for (const badge of ['Oculto', 'Sin tarjetas']) expect(tinte.getByText(badge)).toBeInTheDocument();
    expect(tinte.getByRole('button', { name: 'Mostrar' })).toBeInTheDocument();
    const peinado = await item('Peinado');
    expect(peinado.getByRole('button', { name: 'Restaurar' })).toBeInTheDocument();
    expect(peinado.queryByRole('button', { name: 'Editar' })).not.toBeInTheDocument();
  });

  it('asks before a service is deleted for good', async () => {
    const person = userEvent.setup();
    await show([aService({ name: 'Peinado', archivedAt: 1 })]);
    await person.click((await item('Peinado')).getByRole('button', { name: 'Eliminar' }));
    const question = await screen.findByRole('dialog', { name: '¿Eliminar «Peinado»?' });
    expect(within(question).getByText(/No se puede deshacer/)).toBeInTheDocument();
  });

  it('opens the service that the address names', async () => {
    await show([aService({ id: 'a', name: 'Corte' })], '/servicios?servicio=a');
    const form = within(await screen.findByRole('dialog', { name: 'Editar servicio' }));
    expect(form.getByLabelText('Nombre')).toHaveValue('Corte');
    expect(form.getByRole('button', { name: 'Guardar cambios' })).toBeDisabled();
  });

  it('says that a service is gone', async () => {
    await show([], '/servicios?servicio=a');
    expect(await screen.findByText('Este servicio ya no existe')).toBeInTheDocument();
  });
});
