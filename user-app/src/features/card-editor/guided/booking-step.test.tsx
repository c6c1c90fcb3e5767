import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serviceEndpoints } from '../../../booking-data/endpoints/service-endpoints';
import { aCard } from '../../../testing/a-card';
import { ANA } from '../../../testing/render-app';
import { renderEditorPart } from '../../../testing/render-editor-part';
import { BookingStep } from './booking-step';

const mockAdded = jest.fn(() => Promise.resolve({}));

// What it stores is proved elsewhere; here is no server.
jest.mock('./booking-writes', () => ({
  useAddFirstServiceMutation: () => [mockAdded, { isLoading: false }],
  useAddFirstHoursMutation: () => [jest.fn(), { isLoading: false }],
}));

/** Adds a service at the owner's, and returns what was saved of the card. */
async function addService({ isShown }: { isShown: boolean }) {
  const person = userEvent.setup();
  const { saved, flush } = renderEditorPart(<BookingStep />, aCard(), (store) => {
    void store.dispatch(serviceEndpoints.util.upsertQueryData('services', ANA.uid, []));
  });
  await person.click(await screen.findByRole('button', { name: 'Cita de 1 hora' }));
  await person.click(screen.getByLabelText('Precio a consultar'));
  await person.type(screen.getByRole('textbox', { name: 'Dirección' }), 'Calle Mayor 1, Madrid');
  if (isShown) await person.click(screen.getByLabelText(/^Mostrarla en la tarjeta/));
  await person.click(screen.getByRole('button', { name: 'Añadir' }));
  await flush();
  expect(mockAdded).toHaveBeenCalled();
  return saved.at(-1)?.sections?.find(({ id }) => id === 'place');
}

describe('the address of a first service', () => {
  it('is shown on the card where its owner chooses so', async () => {
    expect(await addService({ isShown: true })).toMatchObject({
      visible: true,
      text: 'Calle Mayor 1, Madrid',
    });
  });

  it('is not added to the card otherwise', async () => {
    expect(await addService({ isShown: false })).toBeUndefined();
  });
});
