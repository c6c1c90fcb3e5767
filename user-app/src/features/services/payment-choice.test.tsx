import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PaymentProvider } from 'shared-lib/model/payments';
import { aService } from 'shared-lib/testing';
import { providerEndpoints } from '../../booking-data/endpoints/provider-endpoints';
import { serviceEndpoints } from '../../booking-data/endpoints/service-endpoints';
import { aCard } from '../../testing/a-card';
import { renderApp } from '../../testing/render-app';

beforeEach(() => sessionStorage.clear());

const ACTIVE: PaymentProvider = {
  accountId: 'acct_1',
  country: 'ES',
  currency: 'eur',
  livemode: false,
  chargesEnabled: true,
  payoutsEnabled: true,
  detailsSubmitted: true,
  requirements: {
    currentlyDue: [],
    pastDue: [],
    pendingVerification: [],
    deadline: null,
    disabledReason: null,
  },
  connectedAt: 0,
  disconnectedAt: null,
  isAccessLost: false,
  updatedAt: 0,
};

/** Opens the form of a service of 45 euros. */
async function open(provider: PaymentProvider | null, payment = aService().payment) {
  const store = renderApp('/servicios', { cards: [aCard()] });
  await act(async () => {
    const service = { ...aService({ name: 'Corte', price: 4500, payment }), pending: false };
    await store.dispatch(serviceEndpoints.util.upsertQueryData('services', 'ana', [service]));
    await store.dispatch(providerEndpoints.util.upsertQueryData('paymentProvider', 'ana', provider));
  });
  const person = userEvent.setup();
  const item = within(await screen.findByRole('article', { name: 'Corte' }));
  await person.click(item.getByRole('button', { name: 'Editar' }));
  return { person, form: within(await screen.findByRole('dialog', { name: 'Editar servicio' })) };
}

describe('the payment of a service', () => {
  it('offers no online payment before an account is connected, and links to the connection', async () => {
    const { form } = await open(null);
    expect(form.getByRole('radio', { name: 'Todo al reservar' })).toBeDisabled();
    expect(form.getByRole('radio', { name: 'Una señal al reservar' })).toBeDisabled();
    expect(form.getByRole('radio', { name: 'En la cita' })).toBeEnabled();
    expect(form.getByText(/conecta antes tu cuenta de Stripe/)).toBeInTheDocument();
    expect(form.getByRole('link', { name: 'Ir a Pagos' })).toHaveAttribute('href', '/dashboard/stripe');
  });

  it('describes a deposit in the customer’s words', async () => {
    const { form, person } = await open(ACTIVE);
    await person.click(form.getByRole('radio', { name: 'Una señal al reservar' }));
    expect(
      form.getByText(
        'Al reservar se leerá: «Pagas ahora 22,50 €. Si cancelas hasta 24 h antes, te devolvemos todo; después, nada.»',
      ),
    ).toBeInTheDocument();
    const percent = form.getByRole('textbox', { name: 'Señal, en porcentaje' });
    await person.clear(percent);
    await person.type(percent, '20');
    expect(form.getByText(/Pagas ahora 9\s€\./)).toBeInTheDocument();
  });

  it('describes a stored card with its fee and terms in the customer’s words', async () => {
    const { form, person } = await open(ACTIVE);
    await person.click(form.getByRole('radio', { name: /con tarjeta guardada por si no acude$/ }));
    const percent = form.getByRole('textbox', { name: /^Cargo si no acude, en porcentaje/ });
    await person.clear(percent);
    await person.type(percent, '40');
    expect(
      form.getByText(/Si no acudes y no has cancelado, se te pueden cobrar 18\s€\./),
    ).toBeInTheDocument();
    expect(form.getByText(/en los 14 días siguientes/)).toBeInTheDocument();
    expect(form.queryByRole('textbox', { name: 'Si cancela quien reservó' })).not.toBeInTheDocument();
  });

  it('keeps its choice while the account can’t charge, and says so', async () => {
    const { form } = await open({ ...ACTIVE, chargesEnabled: false }, { rule: 'full', link: '' });
    expect(form.getByRole('radio', { name: 'Todo al reservar' })).toBeChecked();
    expect(form.getByText(/Tu cuenta de Stripe no puede cobrar ahora/)).toBeInTheDocument();
  });
});
