import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast';
import type { PaymentProvider } from 'shared-lib/model/payments';
import { providerEndpoints, type PaymentsSetup } from '../../../booking-data/endpoints/provider-endpoints';
import { openFunctionServer } from '../../../testing/function-server';
import { renderApp } from '../../../testing/render-app';

const functions = openFunctionServer();
afterEach(() => act(() => toast.remove()));
beforeEach(() => {
  functions.called.length = 0;
  sessionStorage.clear();
});

const NOTHING = {
  ...{ currentlyDue: [], pastDue: [], pendingVerification: [], deadline: null, disabledReason: null },
};

const aProvider = (
  values: Partial<PaymentProvider> = {},
  requirements: Partial<PaymentProvider['requirements']> = {},
): PaymentProvider => ({
  ...{ accountId: 'acct_1', country: 'ES', currency: 'eur', livemode: true },
  ...{ chargesEnabled: true, payoutsEnabled: true, detailsSubmitted: true },
  ...{ connectedAt: 1, disconnectedAt: null, isAccessLost: false, updatedAt: 1 },
  ...values,
  requirements: { ...NOTHING, ...requirements },
});

const SETUP: PaymentsSetup = { missing: [], feePercent: 0, isTestMode: false };

/** Renders 'Pagos' for an owner with this account. */
async function open(
  provider: PaymentProvider | null,
  setup: Partial<PaymentsSetup> = {},
  path = '/dashboard/stripe',
) {
  const store = renderApp(path, { cards: [] });
  const { util } = providerEndpoints;
  await act(async () => {
    await store.dispatch(util.upsertQueryData('paymentsSetup', 'ana', { ...SETUP, ...setup }));
    await store.dispatch(util.upsertQueryData('paymentProvider', 'ana', provider));
  });
  const region = await screen.findByRole('region', { name: 'Tu cuenta de Stripe' });
  const show = (next: PaymentProvider) =>
    act(async () => void (await store.dispatch(util.upsertQueryData('paymentProvider', 'ana', next))));
  return { section: within(region), show, person: userEvent.setup() };
}

const shut = { chargesEnabled: false, payoutsEnabled: false };

describe('the Stripe account', () => {
  it.each<[string, PaymentProvider | null, string | null]>([
    ['Sin conectar', null, 'Conectar con Stripe'],
    ['A medias', aProvider({ ...shut, detailsSubmitted: false }), 'Continuar en Stripe'],
    ['En revisión', aProvider(shut, { pendingVerification: ['individual.id_number'] }), null],
    ['Faltan datos', aProvider(shut, { pastDue: ['individual.id_number'] }), 'Completar datos en Stripe'],
    ['Activa', aProvider(), null],
    ['Cobros sí, pagos no', aProvider({ payoutsEnabled: false }), 'Completar datos en Stripe'],
    ['Rechazada', aProvider(shut, { disabledReason: 'rejected.fraud' }), null],
    ['Restringida', aProvider(shut, { disabledReason: 'listed' }), null],
    ['Desconectada', aProvider({ disconnectedAt: 5 }), 'Volver a conectar'],
  ])('that is %s shows its state and the next step', async (badge, provider, step) => {
    const { section } = await open(provider);
    section.getByText(badge);
    const steps = [
      'Conectar con Stripe',
      'Continuar en Stripe',
      'Completar datos en Stripe',
      'Volver a conectar',
    ];
    const offered = steps.filter((name) => section.queryByRole('button', { name }));
    expect(offered).toEqual(step === null ? [] : [step]);
  });

  it('shows Stripe’s requirements in plain words, with their deadline', async () => {
    const due = [
      'individual.verification.document',
      'external_account',
      'individual.verification.document_back',
    ];
    const { section } = await open(aProvider({}, { currentlyDue: due, deadline: Date.UTC(2030, 2, 3) }));
    const list = section.getByRole('list', { name: 'Stripe te pide' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Una foto de tu documento de identidad', 'La cuenta bancaria en la que cobras']);
    section.getByText(/^Plazo: domingo, 3 de marzo de 2030/);
    section.getByText(/Mientras los das puedes seguir cobrando/);
  });

  it('is updated live when Stripe reports a change', async () => {
    const { section, show } = await open(aProvider(shut, { pendingVerification: ['x'] }));
    expect(section.getByRole('status')).toHaveTextContent('Stripe está comprobando tus datos');
    await show(aProvider());
    await section.findByText(/^Ya puedes cobrar al reservar/);
    section.getByText('Activa');
  });

  it('shows country, currency, test mode and the fee', async () => {
    const { section } = await open(aProvider({ livemode: false }), { feePercent: 1.5 });
    section.getByText('España');
    section.getByText('euro (EUR)');
    section.getByText('Modo prueba');
    section.getByText(/Tarjetero se queda el 1,5 % de cada pago/);
  });

  it('shows the fee before connecting, and the alternative without Stripe Connect', async () => {
    const { section } = await open(null, { feePercent: 2 });
    section.getByText(/Tarjetero se queda el 2 % de cada pago/);
    section.getByText('Sin conectar: enlaces de pago.');
  });

  it('names the missing settings of the installation, and offers no action', async () => {
    const { section } = await open(null, { missing: ['STRIPE_MODE', 'STRIPE_SECRET_KEY'] });
    const list = section.getByRole('list', { name: 'Ajustes que faltan' });
    expect(list).toHaveTextContent('STRIPE_MODESTRIPE_SECRET_KEY');
    expect(section.queryByRole('button')).toBeNull();
  });

  it('shows why connecting failed, and offers a retry for the chosen country', async () => {
    const sent: unknown[] = [];
    functions.answerWith((_name, data) => {
      sent.push(data);
      return {
        status: 400,
        body: { error: { status: 'FAILED_PRECONDITION', details: { reason: 'stripe-down' } } },
      };
    });
    const { section, person } = await open(null);
    await person.selectOptions(section.getByLabelText('País de tu actividad'), 'Portugal');
    const connect = section.getByRole('button', { name: 'Conectar con Stripe' });
    await person.click(connect);
    expect(await section.findByRole('alert')).toHaveTextContent('Stripe no responde.');
    expect(section.getByLabelText('País de tu actividad')).toHaveValue('PT');
    await person.click(connect);
    expect(sent).toEqual([{ country: 'PT' }, { country: 'PT' }]);
  });

  it('is refreshed once on the return from Stripe', async () => {
    functions.answerWith({ status: 200, body: { result: { connected: true } } });
    await open(aProvider({ ...shut, detailsSubmitted: false }), {}, '/dashboard/stripe?stripe=vuelta');
    expect(functions.called.filter((name) => name === 'refreshPayments')).toHaveLength(1);
  });

  it('requests one new link for an expired one, without a loop', async () => {
    functions.answerWith({ status: 500 });
    const half = aProvider({ ...shut, detailsSubmitted: false });
    await open(half, {}, '/dashboard/stripe?stripe=otro-enlace');
    expect(functions.called.filter((name) => name === 'connectPayments')).toHaveLength(1);
  });

  it('requests no link by itself in a browser that refuses storage, where a loop could not be noticed', async () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const half = aProvider({ ...shut, detailsSubmitted: false });
    await open(half, {}, '/dashboard/stripe?stripe=otro-enlace');
    refuse.mockRestore();
    expect(functions.called).not.toContain('connectPayments');
  });

  it('is disconnected after a question about the open bookings', async () => {
    functions.answerWith({ status: 200, body: { result: { disconnected: true } } });
    const { section, person } = await open(aProvider());
    await person.click(section.getByRole('button', { name: 'Desconectar Stripe' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Desconectar Stripe?' }));
    dialog.getByText(/Las reservas que ya tienes siguen en pie/);
    expect(functions.called).not.toContain('disconnectPayments');
    await person.click(dialog.getByRole('button', { name: 'Desconectar Stripe' }));
    expect(await screen.findByText('Stripe desconectado')).toBeInTheDocument();
  });
});
