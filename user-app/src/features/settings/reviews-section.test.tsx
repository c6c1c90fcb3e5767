import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReviewSettings } from 'shared-lib/model/booking';
import { reviewEndpoints } from '../../booking-data/endpoints/review-endpoints';
import { openFunctionServer } from '../../testing/function-server';
import { renderApp } from '../../testing/render-app';

const functions = openFunctionServer();
const LINK = 'https://g.page/r/CabcDEF/review';

/** Opens the settings with these of reviews; returns what is sent. */
async function open(stored: ReviewSettings = { link: '', isOn: false }) {
  const sent: unknown[] = [];
  functions.answerWith((name, data) => {
    if (name === 'setReviewSettings') sent.push(data);
    return { status: 200, body: { result: data } };
  });
  renderApp('/dashboard/settings', {
    cards: [],
    before: ({ dispatch }) => {
      void dispatch(reviewEndpoints.util.upsertQueryData('reviewSettings', 'ana', stored));
    },
  });
  const section = within(await screen.findByRole('region', { name: 'Opiniones en Google' }));
  return { section, sent, person: userEvent.setup() };
}

describe('the requests for reviews', () => {
  it('can’t be turned on without a link, and say so beside the field', async () => {
    const { section, sent, person } = await open();
    const isOn = await section.findByRole('switch', { name: 'Pedir una opinión por email' });
    expect(isOn).not.toBeChecked();
    await person.click(isOn);
    expect(section.getByLabelText('Enlace para escribir opiniones')).toHaveAccessibleDescription(
      /Pega antes el enlace de tu perfil de Google/,
    );
    expect(sent).toEqual([]);
  });

  it('keep a link that is none of Google’s with its error', async () => {
    const { section, sent, person } = await open();
    const link = await section.findByLabelText('Enlace para escribir opiniones');
    await person.type(link, 'https://ejemplo.com/resenas');
    await person.click(section.getByRole('button', { name: 'Guardar enlace' }));
    expect(link).toHaveAccessibleDescription(/Pega un enlace de Google/);
    expect(link).toHaveValue('https://ejemplo.com/resenas');
    expect(sent).toEqual([]);
  });

  it('store the link together with the switch', async () => {
    const { section, sent, person } = await open();
    await person.type(await section.findByLabelText('Enlace para escribir opiniones'), LINK);
    await person.click(section.getByRole('switch', { name: 'Pedir una opinión por email' }));
    await waitFor(() => expect(sent).toEqual([{ link: LINK, isOn: true }]));
  });

  it('are turned off by the switch alone', async () => {
    const { section, sent, person } = await open({ link: LINK, isOn: true });
    const isOn = await section.findByRole('switch', { name: 'Pedir una opinión por email' });
    expect(isOn).toBeChecked();
    await person.click(isOn);
    await waitFor(() => expect(sent).toEqual([{ link: LINK, isOn: false }]));
  });
});
