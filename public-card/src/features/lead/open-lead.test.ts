/**
 * @jest-environment ../build/testing/jsdom-environment.cjs
 */
import '@testing-library/jest-dom';
import { fireEvent, screen, within } from '@testing-library/react';
import { noteSent } from './stored-leads';
import { offerLead, openLead, type LeadCard } from './open-lead';

jest.mock('../../requests/solve-proof', () => ({ solveChallenge: () => Promise.resolve('proof') }));

const OFFER = { name: 'Dejar mis datos' };

/** Renders what the form needs of its page, and returns the card. */
function renderPage(slug = 'ana'): LeadCard {
  document.body.innerHTML = '<main><a href="/c/ana.vcf?lang=en"> Guardar contacto </a></main>';
  const save = document.querySelector('a')!;
  return { slug, name: 'Ana', scheme: 'light', fields: ['email'], save, onKept: () => undefined };
}

beforeEach(() => {
  localStorage.clear();
  // jsdom has neither style sheets of scripts nor dialogs that open.
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  document.adoptedStyleSheets = [];
  HTMLDialogElement.prototype.showModal = () => undefined;
  globalThis.fetch = () => Promise.resolve(Response.json({ challenge: {} }));
});
afterEach(() => document.querySelector('dialog')?.dispatchEvent(new Event('close')));

/** Leaves details on a card. */
async function leaveDetails(card: LeadCard): Promise<HTMLElement> {
  await openLead(card);
  fireEvent.change(screen.getByLabelText(/Nombre/), { target: { value: 'Eva' } });
  fireEvent.change(screen.getByLabelText(/Email/), { target: { value: 'eva@ejemplo.com' } });
  fireEvent.click(document.querySelector('[name=consent]')!);
  fireEvent.submit(document.querySelector('form')!);
  return (await screen.findByText('Ana ya tiene tus datos.')).parentElement!;
}

describe('the lead form after sending', () => {
  it('offers to save the contact first and to erase the details last', async () => {
    const done = within(await leaveDetails(renderPage()));
    const save = done.getByText('Guardar contacto');
    expect(save).toHaveAttribute('href', expect.stringMatching(/\/c\/ana\.vcf\?lang=en$/));
    expect(save).toHaveClass('tj-button--main');
    const erase = done.getByText('Borrar mis datos');
    expect(erase).not.toHaveClass('tj-button');
    const controls = [save, done.getByText('Dejar otros datos'), erase];
    expect([...save.parentElement!.querySelectorAll('a, button')]).toEqual(controls);
  });
});

describe('the lead offer after ‘Guardar contacto’', () => {
  it('appears once for each card', async () => {
    const card = renderPage();
    await offerLead(card);
    const offer = screen.getByRole('region', OFFER);
    expect(within(offer).getByRole('status')).toHaveTextContent('¿Quieres dejar tus datos a Ana?');
    fireEvent.click(within(offer).getByText('Ahora no'));
    expect(screen.queryByRole('region', OFFER)).toBeNull();
    await offerLead(card);
    expect(screen.queryByRole('region', OFFER)).toBeNull();
    await offerLead(renderPage('luis'));
    expect(screen.getByRole('region', OFFER)).toBeVisible();
  });

  it('disappears when the form opens', async () => {
    await offerLead(renderPage());
    fireEvent.click(within(screen.getByRole('region', OFFER)).getByRole('button', OFFER));
    await screen.findByLabelText(/Nombre/);
    expect(screen.queryByRole('region', OFFER)).toBeNull();
  });

  it('doesn’t appear after a lead was sent, or when storage is full', async () => {
    noteSent('ana', 'sent');
    await offerLead(renderPage());
    expect(screen.queryByRole('region', OFFER)).toBeNull();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    await offerLead(renderPage('luis'));
    expect(screen.queryByRole('region', OFFER)).toBeNull();
    jest.restoreAllMocks();
  });
});
