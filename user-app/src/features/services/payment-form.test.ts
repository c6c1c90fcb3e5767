import { aService } from 'shared-lib/testing';
import { changesOf, contentOf, findProblems, formOf, type ServiceForm } from './service-form';
import { policyOptions } from './refund-policies';

const form = formOf(aService({ price: 4500 }));
const problems = (change: Partial<ServiceForm>) => findProblems({ ...form, ...change });
const stored = (change: Partial<ServiceForm>) => contentOf({ ...form, ...change }).payment;

describe('the payment of a service', () => {
  it('is saved unchanged from the form it fills', () => {
    const payment = {
      rule: 'deposit' as const,
      link: '',
      deposit: { kind: 'amount' as const, value: 1250 },
      refunds: [{ noticeMinutes: 600, percent: 30 }],
    };
    const service = aService({ price: 4500, payment });
    expect(contentOf(formOf(service)).payment).toEqual(payment);
    expect(changesOf(formOf(service), formOf(service))).toEqual({});
    expect(policyOptions(payment.refunds).at(-1)).toEqual({
      value: JSON.stringify(payment.refunds),
      label: 'La que ya tenía',
    });
  });

  it('has a deposit and a refund policy only where they apply', () => {
    expect(stored({ paymentRule: 'on-site' })).toEqual({ rule: 'on-site', link: '' });
    expect(stored({ paymentRule: 'full' })).toEqual({
      rule: 'full',
      link: '',
      refunds: [{ noticeMinutes: 1440, percent: 100 }],
    });
    expect(stored({ paymentRule: 'deposit', depositPercent: 30 }).deposit).toEqual({
      kind: 'percent',
      value: 30,
    });
    expect(stored({ paymentRule: 'full', price: '' })).toEqual({ rule: 'none', link: '' });
  });

  it.each<[Partial<ServiceForm>, string, string]>([
    [{ depositPercent: '' }, 'depositPercent', 'Pon un porcentaje del 1 al 100'],
    [{ depositPercent: 101 }, 'depositPercent', 'Pon un porcentaje del 1 al 100'],
    [{ depositPercent: 1 }, 'depositPercent', 'Stripe cobra como mínimo 0,50 €'],
    [{ depositKind: 'amount' }, 'depositAmount', 'Escribe el importe así: 10 o 12,50'],
    [{ depositKind: 'amount', depositAmount: 'x' }, 'depositAmount', 'Escribe el importe así: 10 o 12,50'],
    [{ depositKind: 'amount', depositAmount: '46' }, 'depositAmount', 'No puede ser más que el precio'],
    [{ paymentRule: 'full', price: '0,30' }, 'price', 'Stripe cobra como mínimo 0,50 €'],
    [{ paymentRule: 'full', price: '9', currency: 'MXN' }, 'price', 'Stripe cobra como mínimo 10 $'],
    [{ paymentRule: 'full', price: '1000000' }, 'price', 'Stripe cobra como máximo 999.999,99 €'],
  ])('refuses %j', (change, field, message) =>
    expect(problems({ paymentRule: 'deposit', ...change })[field]?.replace(/\s/g, ' ')).toBe(message),
  );

  it('can be a deposit of the whole price', () =>
    expect(problems({ paymentRule: 'deposit', depositKind: 'amount', depositAmount: '45' })).toEqual({}));
});
