import { aPayment } from '../../../testing/a-payment';
import { isListed, listedState, stripeAddress, totalsByService, totalsOf } from './payment-totals';
import { toPaymentCells } from './payments-csv';

const dispute = { status: 'needs_response', reason: 'fraudulent', amount: 2250, answerBy: 1 };

describe('a listed payment', () => {
  it.each([
    ['open', { status: 'open' as const }],
    ['open', { status: 'opening' as const }],
    ['processing', { status: 'processing' as const }],
    ['void', { status: 'void' as const }],
    ['paid', {}],
    ['partly', { refunded: 1000 }],
    ['refunding', { refunding: 1000 }],
    ['refunded', { refunded: 2250 }],
    ['kept', { status: 'kept' as const }],
    ['stuck', { isRefundStuck: true }],
    ['disputed', { dispute }],
    ['paid', { dispute: { ...dispute, status: 'won' } }],
  ] as const)('is %s', (state, change) => expect(listedState(aPayment(change))).toBe(state));

  it('is found by name, service and reference, without accents', () => {
    const payment = aPayment({ customerName: 'José Núñez' });
    const look = (search: string) => isListed(payment, { search, state: '', serviceId: '' });
    expect(['', 'jose', 'NUÑEZ corte', 'booking1', 'ana'].map(look)).toEqual([true, true, true, true, false]);
    expect(isListed(payment, { search: '', state: 'refunded', serviceId: '' })).toBe(false);
    expect(isListed(payment, { search: '', state: 'paid', serviceId: 'other' })).toBe(false);
  });

  it('has a link to its page at Stripe', () => {
    expect(stripeAddress(aPayment())).toBe('https://dashboard.stripe.com/acct_1/test/payments/pi_1');
    expect(stripeAddress(aPayment({ livemode: true }))).toBe(
      'https://dashboard.stripe.com/acct_1/payments/pi_1',
    );
  });

  it('is exported as a row with amounts in whole units', () => {
    expect(toPaymentCells(aPayment({ refunded: 1000 }), 'Europe/Madrid')).toEqual([
      ...['2026-03-02', '2026-03-04', 'Corte', 'Eva Ruiz', 'Señal', 'Devuelto en parte'],
      ...[22.5, 10, 0, 0.58, 21.92, 'EUR', 'EUR', 'booking1', 'pi_1'],
    ]);
    expect(toPaymentCells(aPayment({ currency: 'CLP', amount: 9000 }), 'Europe/Madrid')[6]).toBe(9000);
    // Base, tax and total of what stayed, where the owner has a rate.
    const taxed = (more: Parameters<typeof aPayment>[0]) =>
      toPaymentCells(aPayment(more), 'Europe/Madrid', 210).slice(-3);
    expect(taxed({ amount: 6050, refunded: 1210 })).toEqual([40, 8.4, 48.4]);
    expect(taxed({ amount: 12100, currency: 'CLP' })).toEqual([10000, 2100, 12100]);
    expect(taxed({ paidAt: null })).toEqual(['', '', '']);
    expect(
      toPaymentCells(aPayment({ fee: null, net: null, balanceCurrency: '' }), 'UTC').slice(9, 11),
    ).toEqual(['', '']);
  });
});

describe('the sums of a month', () => {
  const payments = [
    aPayment(),
    aPayment({
      id: 'b',
      serviceId: 'service2',
      serviceName: 'Tinte',
      amount: 6000,
      fee: 110,
      refunded: 5000,
      refunding: 1000,
      net: -110,
    }),
    aPayment({ id: 'c', amount: 1000, fee: 39, net: 961 }),
    // The bank has taken it back, with a fee of its own.
    aPayment({ id: 'g', amount: 1000, fee: 1539, net: -1539, disputed: 1000 }),
    aPayment({ id: 'd', status: 'void' }),
    aPayment({ id: 'e', status: 'open' }),
    aPayment({ id: 'f', currency: 'KWD', amount: 1250, fee: 40, balanceCurrency: 'EUR' }),
  ];

  it('add up received payments by currency', () =>
    expect(totalsOf(payments)).toEqual([
      { currency: 'EUR', count: 4, collected: 10250, refunded: 6000, disputed: 1000, fees: 1746, net: 1504 },
      { currency: 'KWD', count: 1, collected: 1250, refunded: 0, disputed: 0, fees: 0, net: 1250 },
    ]));

  it('equal the sums of all services', () => {
    const sums = totalsByService(payments, 'EUR');
    expect(sums.map(({ serviceName, collected }) => [serviceName, collected])).toEqual([
      ['Tinte', 6000],
      ['Corte', 4250],
    ]);
    const [all] = totalsOf(payments);
    expect(sums.reduce((sum, { net }) => sum + net, 0)).toBe(all!.net);
    expect(all!.collected).toBe(all!.refunded + all!.disputed + all!.fees + all!.net);
  });
});

describe('the payment of a visit', () => {
  const visit = aPayment({
    ...{ id: 'visit', serviceName: 'Corte + Tinte', amount: 1001, refunded: 100, fee: null, net: null },
    parts: [
      { id: 'corte', name: 'Corte', price: 1000 },
      { id: 'tinte', name: 'Tinte', price: 2000 },
    ],
  });

  it('counts once for each of its services by price, without losing a cent', () => {
    const alone = aPayment({ serviceId: 'corte', serviceName: 'Corte', amount: 1000 });
    const sums = totalsByService([visit, alone], visit.currency);
    expect(
      sums.map(({ serviceName, count, collected, refunded }) => [serviceName, count, collected, refunded]),
    ).toEqual([
      ['Corte', 2, 1334, 33],
      ['Tinte', 1, 667, 67],
    ]);
  });

  it('is found by each of its services', () => {
    const isFound = (serviceId: string) => isListed(visit, { search: '', state: '', serviceId });
    expect(['corte', 'tinte', 'barba'].map(isFound)).toEqual([true, true, false]);
  });
});
