import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast';
import type { Payment } from 'shared-lib/model/payments';
import { onlinePaymentEndpoints } from '../../../booking-data/endpoints/online-payment-endpoints';
import { aPayment } from '../../../testing/a-payment';
import { openFunctionServer } from '../../../testing/function-server';
import { renderApp } from '../../../testing/render-app';

const functions = openFunctionServer();
const NOW = Date.UTC(2026, 2, 10, 12);

beforeEach(() => {
  functions.called.length = 0;
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterEach(() => {
  jest.restoreAllMocks();
  act(() => toast.remove());
});

/** Renders 'Pagos' with these payments of March 2026. */
async function open(payments: Payment[]) {
  const store = renderApp('/dashboard/stripe', { cards: [] });
  const span = { from: Date.UTC(2026, 2, 1), to: Date.UTC(2026, 3, 1) };
  await act(async () => {
    const { util } = onlinePaymentEndpoints;
    await store.dispatch(
      util.upsertQueryData('onlinePayments', { uid: 'ana', ...span }, { payments, hasMore: false }),
    );
  });
  const region = await screen.findByRole('region', { name: 'Cobros por la web' });
  return { list: within(region), person: userEvent.setup() };
}

describe('the list of online payments', () => {
  it('shows each payment with its fee and net amount, and the totals of the month', async () => {
    const { list } = await open([
      aPayment(),
      aPayment({ id: 'b', customerName: 'Luz', refunded: 1000, net: 1192 }),
    ]);
    const eva = within(list.getByRole('article', { name: 'Eva Ruiz' }));
    expect(eva.getByText('Comisiones 0,58 € · neto 21,92 €')).toBeInTheDocument();
    expect(eva.getByText('Prueba')).toBeInTheDocument();
    expect(eva.getByRole('link', { name: 'Ver en Stripe' })).toHaveAttribute(
      'href',
      'https://dashboard.stripe.com/acct_1/test/payments/pi_1',
    );
    const luz = within(list.getByRole('article', { name: 'Luz' }));
    expect(luz.getByText('Devuelto en parte')).toBeInTheDocument();
    expect(list.getByText('Cobrado').nextSibling).toHaveTextContent(/^45\s€$/);
    expect(list.getByText('Neto').nextSibling).toHaveTextContent(/^33,84\s€$/);
    expect(list.getByRole('listitem', { name: /^Corte: 45\s€, 2 cobros$/ })).toBeInTheDocument();
  });

  it('can be searched, and says when nothing matches', async () => {
    const { list, person } = await open([aPayment(), aPayment({ id: 'b', customerName: 'Luz' })]);
    const search = list.getByRole('searchbox', { name: 'Buscar' });
    await person.type(search, 'luz');
    expect(list.getByText('1 cobro')).toBeInTheDocument();
    expect(list.queryByRole('article', { name: 'Eva Ruiz' })).not.toBeInTheDocument();
    await person.type(search, 'x');
    expect(list.getByText('Ningún cobro coincide con la búsqueda.')).toBeInTheDocument();
  });

  it('says that it is empty', async () => {
    const { list } = await open([]);
    expect(list.getByText('No hay cobros este mes.')).toBeInTheDocument();
    expect(list.getByRole('button', { name: 'Mes siguiente' })).toBeDisabled();
  });

  it('shows the deadline to answer a dispute', async () => {
    const dispute = { status: 'needs_response', reason: 'fraudulent', amount: 2250, answerBy: NOW };
    const { list } = await open([aPayment({ dispute })]);
    expect(list.getByText(/Responde en Stripe antes del/)).toHaveTextContent('10 de marzo');
    expect(list.queryByRole('button', { name: /^Devolver/ })).not.toBeInTheDocument();
  });

  it('shows the amount of a dispute and a failed refund', async () => {
    const dispute = { status: 'under_review', reason: 'fraudulent', amount: 2250, answerBy: null };
    const { list } = await open([
      aPayment({ dispute, disputed: 2250, fee: 2058, net: -2058 }),
      aPayment({ id: 'b', customerName: 'Luz', isRefundStuck: true }),
    ]);
    expect(list.getByText('En disputa', { selector: 'dt' }).nextSibling).toHaveTextContent(/^22,50\s€$/);
    expect(list.getByText('Neto').nextSibling).toHaveTextContent(/^1,34\s€$/);
    const luz = within(list.getByRole('article', { name: 'Luz' }));
    expect(luz.getByText('No se pudo devolver')).toBeInTheDocument();
    expect(luz.getByText(/^Stripe no ha podido devolver el dinero\./)).toBeInTheDocument();
  });

  it('shows a stored card with its fee, outside the totals', async () => {
    const card = { kind: 'card' as const, status: 'kept' as const, paidAt: null, fee: null, net: null };
    const { list } = await open([aPayment({ ...card, balanceCurrency: '', receiptUrl: '' })]);
    const eva = within(list.getByRole('article', { name: 'Eva Ruiz' }));
    expect(eva.getByText('Tarjeta guardada')).toBeInTheDocument();
    expect(eva.getByText(/^Cargo si no acude: 22,50\s€$/)).toBeInTheDocument();
    expect(list.queryByText('Cobrado')).not.toBeInTheDocument();
  });

  it('refunds a part of a payment, and refuses more than is left', async () => {
    let sent: unknown;
    functions.answerWith((name, data) => {
      sent = { name, data };
      return { status: 200, body: { result: { bookingId: 'booking1' } } };
    });
    const { list, person } = await open([aPayment({ refunded: 250 })]);
    await person.click(list.getByRole('button', { name: 'Devolver el pago de Eva Ruiz' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Devolver el pago de Eva Ruiz' }));
    const amount = dialog.getByRole('textbox', { name: 'Importe que devuelves' });
    expect(amount).toHaveValue('20');
    await person.clear(amount);
    await person.type(amount, '21');
    await person.click(dialog.getByRole('button', { name: 'Devolver' }));
    expect(dialog.getByText(/Escribe un importe hasta 20\s€/)).toBeInTheDocument();
    await person.clear(amount);
    await person.type(amount, '12,50');
    await person.click(dialog.getByRole('button', { name: /^Devolver 12,50\s€$/ }));
    expect(await screen.findByText('Devolución a Eva Ruiz en marcha')).toBeInTheDocument();
    expect(sent).toEqual({
      name: 'refundPayment',
      data: { bookingId: 'booking1', amount: 1250, given: 250 },
    });
  });
});
