import { amountDue } from './payment-rule';
import { fromStripeAmount, greatestCharge, leastCharge, toStripeAmount } from './charge-amount';
import { refundFor, refundPercent } from './refund-policy';

const HOUR = 3_600_000;

describe('amountDue', () => {
  const due = (payment: Parameters<typeof amountDue>[0]['payment'], price = 4500, currency = 'EUR') =>
    amountDue({ price, currency, payment });

  it('is nothing, the whole price or the deposit, depending on the rule', () => {
    expect(due({ rule: 'none' })).toBe(0);
    expect(due({ rule: 'link' })).toBe(0);
    expect(due({ rule: 'on-site' })).toBe(0);
    expect(due({ rule: 'full' })).toBe(4500);
    expect(due({ rule: 'deposit' })).toBe(2250);
    expect(due({ rule: 'deposit', deposit: { kind: 'percent', value: 30 } }, 999)).toBe(300);
    expect(due({ rule: 'deposit', deposit: { kind: 'amount', value: 1000 } })).toBe(1000);
  });

  it('is never more than the price', () =>
    expect(due({ rule: 'deposit', deposit: { kind: 'amount', value: 9000 } })).toBe(4500));

  it('is rounded to a chargeable amount in currencies with no or three decimals', () => {
    expect(due({ rule: 'deposit', deposit: { kind: 'percent', value: 33 } }, 9990, 'CLP')).toBe(3297);
    expect(due({ rule: 'deposit', deposit: { kind: 'percent', value: 33 } }, 9990, 'KWD')).toBe(3300);
  });
});

describe('amounts of Stripe', () => {
  // Every currency that a service can have, with its least and greatest charge; others that Stripe counts in its own way.
  it.each([
    ['EUR', 1250, 1250, 50, 99_999_999],
    ['USD', 1250, 1250, 50, 99_999_999],
    ['MXN', 50_000, 50_000, 1000, 99_999_999],
    ['ARS', 50_000, 50_000, 50, 99_999_999],
    ['BOB', 1250, 1250, 50, 99_999_999],
    ['BRL', 1250, 1250, 50, 99_999_999],
    ['CLP', 15_000, 15_000, 50, 99_999_999],
    ['COP', 50_000, 5_000_000, 1, 99_999_999],
    ['CRC', 50_000, 50_000, 50, 99_999_999],
    ['CUP', 1250, 1250, 50, 99_999_999],
    ['DOP', 1250, 1250, 50, 99_999_999],
    ['GTQ', 1250, 1250, 50, 99_999_999],
    ['HNL', 1250, 1250, 50, 99_999_999],
    ['NIO', 1250, 1250, 50, 99_999_999],
    ['PAB', 1250, 1250, 50, 99_999_999],
    ['PEN', 1250, 1250, 50, 99_999_999],
    ['PYG', 15_000, 15_000, 50, 99_999_999],
    ['UYU', 1250, 1250, 50, 99_999_999],
    ['VES', 1250, 1250, 50, 99_999_999],
    ['GBP', 1250, 1250, 30, 99_999_999],
    ['ISK', 500, 50_000, 1, 999_999],
    ['UGX', 500, 50_000, 1, 999_999],
    ['HUF', 500, 50_000, 175, 999_999],
    ['JPY', 500, 500, 50, 99_999_999],
    ['KWD', 1250, 1250, 500, 99_999_990],
  ])('%s: %i is %i at Stripe, with charges from %i to %i', (currency, amount, stripe, least, greatest) => {
    expect(toStripeAmount(amount, currency)).toBe(stripe);
    expect(fromStripeAmount(stripe, currency)).toBe(amount);
    expect(leastCharge(currency)).toBe(least);
    expect(greatestCharge(currency)).toBe(greatest);
  });
});

describe('a refund policy', () => {
  const policy = [
    { noticeMinutes: 2880, percent: 100 },
    { noticeMinutes: 1440, percent: 50 },
  ];
  const start = 100 * HOUR;

  it.each([
    [start - 48 * HOUR, 100],
    [start - 48 * HOUR + 1, 50],
    [start - 24 * HOUR, 50],
    [start - 24 * HOUR + 1, 0],
    [start, 0],
  ])('refunds a percentage that depends on the notice', (now, percent) =>
    expect(refundPercent(policy, start, now)).toBe(percent),
  );

  it('gives nothing back once the appointment has begun, however short the notice', () =>
    expect(refundPercent([{ noticeMinutes: 0, percent: 100 }], start, start)).toBe(0));

  it('rounds a refund to Stripe’s unit, and never refunds more than was paid', () => {
    const half = (paid: number, currency: string) =>
      refundFor({ paid, currency }, { refunds: [{ noticeMinutes: 0, percent: 50 }] }, start, 0);
    expect(half(999, 'EUR')).toBe(500);
    expect(half(4990, 'KWD')).toBe(2500);
    expect(refundFor({ paid: 4990, currency: 'KWD' }, { refunds: policy }, start, 0)).toBe(4990);
  });
});
