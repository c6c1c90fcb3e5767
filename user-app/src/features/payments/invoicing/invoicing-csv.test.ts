import fc from 'fast-check';
import { VAT_RATES } from 'shared-lib/model/payments';
import type { Booking } from 'shared-lib/model/booking';
import { aBooking } from 'shared-lib/testing';
import { toInvoicingCells } from './invoicing-csv';
import { invoicingLines, ratesOf } from './invoicing-lines';

const PAID_AT = Date.UTC(2026, 2, 1, 9);
const { service } = aBooking();
const part = (id: string, price: number) => ({ id, name: `Servicio ${id}`, price, durationMinutes: 30 });

/** Returns a booking of which this was paid through Stripe and given back. */
function paid(paidOnline: number, refunded = 0, changes: Partial<Booking> = {}): Booking {
  return aBooking({
    service: { ...service, price: 12100 },
    payment: {
      ...{ rule: 'full', state: 'paid', paidAt: PAID_AT },
      online: { due: paidOnline, refunds: [], isBegun: true, paid: paidOnline, giveBack: refunded, refunded },
    },
    ...changes,
  });
}

const rowsOf = (booking: Booking, rate: number | null) =>
  invoicingLines(booking, () => rate).map((line) => toInvoicingCells({ booking, line }, 'Europe/Madrid'));

describe('the export for an invoicing program', () => {
  it('has dates, customer, concept, base, rate, tax and total of a payment', () => {
    const invoice = {
      ...{ name: 'Ruiz y Sol S. L.', taxId: 'B12345674', address: 'Calle Luna 3' },
      ...{ postcode: '28004', town: 'Madrid', country: 'ES' },
    };
    expect(rowsOf(paid(12100, 0, { invoice }), 210)).toEqual([
      [
        ...['2026-03-01', '2026-03-02', 'booking0000000000001'],
        ...['Ruiz y Sol S. L.', 'B12345674', 'Calle Luna 3, 28004 Madrid, ES', 'Primera consulta'],
        ...[100, 21, 21, 121, 'EUR', 'Stripe'],
      ],
    ]);
  });

  it('subtracts what went back, and leaves out what went back whole', () => {
    expect(rowsOf(paid(12100, 6050), 210)[0]?.slice(7, 11)).toEqual([50, 21, 10.5, 60.5]);
    expect(rowsOf(paid(12100, 12100), 210)).toEqual([]);
  });

  it('leaves out bookings for which no money is noted', () => {
    const payment = { rule: 'on-site', state: 'none', paidAt: null } as const;
    expect(rowsOf(aBooking({ payment }), 210)).toEqual([]);
  });

  it('has empty tax cells without a rate, and zeros for what is exempt', () => {
    expect(rowsOf(paid(12100), null)[0]?.slice(7, 11)).toEqual(['', '', '', 121]);
    expect(rowsOf(paid(12100), 0)[0]?.slice(7, 11)).toEqual([121, 0, 0, 121]);
  });

  it('has a line for each service of a visit, each with its own rate', () => {
    const parts = [part('a', 2000), part('b', 4000)];
    const visit = paid(3000, 0, { service: { ...service, price: 6000, parts } });
    const rateOf = ratesOf([{ id: 'a', vatPermille: 0 }, { id: 'b' }], 210);
    expect(invoicingLines(visit, rateOf)).toEqual([
      { concept: 'Servicio a', total: 1000, method: 'Stripe', tax: { permille: 0, base: 1000, vat: 0 } },
      { concept: 'Servicio b', total: 2000, method: 'Stripe', tax: { permille: 210, base: 1653, vat: 347 } },
    ]);
  });

  it('names a payment by hand and the fee of somebody who did not come', () => {
    const byHand = { rule: 'link', state: 'paid', paidAt: PAID_AT } as const;
    expect(rowsOf(paid(1, 0, { payment: byHand }), 210)[0]?.slice(10)).toEqual([
      121,
      'EUR',
      'Anotado a mano',
    ]);
    const fee = paid(2000);
    const card = { state: 'forgotten', asked: 2000, attempts: 1, isDeclined: false } as const;
    const booking = { ...fee, payment: { ...fee.payment, online: { ...fee.payment.online!, card } } };
    expect(invoicingLines(booking, () => null)).toEqual([
      { concept: 'Cargo por no acudir: Primera consulta', total: 2000, method: 'Stripe, tarjeta guardada' },
    ]);
  });

  it('gives whole amounts in a currency without decimals', () => {
    const booking = paid(12100, 0, { service: { ...service, currency: 'CLP', price: 12100 } });
    expect(rowsOf(booking, 210)[0]?.slice(7, 12)).toEqual([10000, 21, 2100, 12100, 'CLP']);
  });

  it('adds up to the minor unit, whatever the prices, rates and refunds', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 2, maxLength: 4 }),
        fc.array(fc.constantFrom(...VAT_RATES, 55, 300), { minLength: 4, maxLength: 4 }),
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.nat(100),
        (prices, rates, received, share) => {
          const refunded = Math.floor((received * share) / 100);
          const parts = prices.map((price, place) => part(String(place), price));
          const visit = paid(received, refunded, { service: { ...service, parts } });
          const lines = invoicingLines(visit, (id) => rates[Number(id)] ?? null);
          expect(lines.reduce((sum, { total }) => sum + total, 0)).toBe(received - refunded);
          for (const { total, tax } of lines) {
            expect(total).toBeGreaterThan(0);
            expect(tax && tax.base + tax.vat).toBe(total);
            // The base times the rate is the tax, but for the rounding of the base.
            expect(Math.abs((tax!.base * tax!.permille) / 1000 - tax!.vat)).toBeLessThan(1);
          }
        },
      ),
    ));
});
