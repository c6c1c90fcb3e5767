import { aBooking } from '../../testing';
import type { Booking } from '../booking';
import { moneyReceived } from './money-received';

const { service } = aBooking();
const booked = (payment: Partial<Booking['payment']>, price = 4500) => ({
  service: { ...service, price },
  payment: { rule: 'full', state: 'none', paidAt: null, ...payment } satisfies Booking['payment'],
});
const online = { due: 2250, refunds: [], isBegun: true, paid: null, giveBack: 0, refunded: 0 };

describe('moneyReceived', () => {
  it('returns what was paid through Stripe with the part that went back', () =>
    expect(
      moneyReceived(booked({ state: 'paid', online: { ...online, paid: 2250, refunded: 250 } })),
    ).toEqual({
      amount: 2250,
      refunded: 250,
      by: 'stripe',
    }));

  it('returns the price of a payment that the owner noted', () =>
    expect(moneyReceived(booked({ rule: 'link', state: 'paid', paidAt: 1 }))).toEqual({
      amount: 4500,
      refunded: 0,
      by: 'hand',
    }));

  it('returns the deposit where the owner noted the payment of a deposit', () =>
    expect(moneyReceived(booked({ rule: 'deposit', state: 'paid', paidAt: 1, online }))?.amount).toBe(2250));

  it.each(['none', 'awaiting', 'processing', 'kept'] as const)(
    'returns nothing while the state is %s',
    (state) => expect(moneyReceived(booked({ state, online }))).toBeNull(),
  );

  it('returns nothing for what costs nothing', () =>
    expect(moneyReceived(booked({ rule: 'none', state: 'paid', paidAt: 1 }, 0))).toBeNull());
});
