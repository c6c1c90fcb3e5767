import type { Service } from 'shared-lib/model/booking';
import { formatPrice } from 'shared-lib/model/booking';
import {
  amountDue,
  DEFAULT_DEPOSIT,
  DEFAULT_REFUNDS,
  greatestCharge,
  leastCharge,
  usesStripe,
  type Deposit,
  type PaymentRule,
  type RefundStep,
} from 'shared-lib/model/payments';
import { linkProblem, paymentLinkOf } from '../../booking-data/payment-link';
import { paymentMessages } from './payment-messages';
import { parsePrice, priceInput } from '../../ui/inputs/price-input';

const text = paymentMessages.problems;

/** Form values of a service's payment. */
export interface PaymentForm {
  paymentRule: PaymentRule;
  paymentLink: string;
  depositKind: Deposit['kind'];
  depositPercent: number | '';
  depositAmount: string;
  refunds: RefundStep[];
}

type Priced = PaymentForm & { price: string; priceOnRequest: boolean; currency: string };

/** Returns the price of a form in its currency's minor unit, 0 where it is given on request; `null` for an invalid one. */
export const priceOf = ({
  price,
  priceOnRequest,
  currency,
}: Pick<Priced, 'price' | 'priceOnRequest' | 'currency'>): number | null =>
  priceOnRequest ? 0 : parsePrice(price, currency);

/** Returns the form values of a new service's payment: none. */
export const blankPayment = (): PaymentForm => ({
  paymentRule: 'none',
  paymentLink: '',
  depositKind: DEFAULT_DEPOSIT.kind,
  depositPercent: DEFAULT_DEPOSIT.value,
  depositAmount: '',
  refunds: [...DEFAULT_REFUNDS],
});

/** Returns the form values of a stored service's payment. */
export function paymentFormOf({ payment, currency }: Pick<Service, 'payment' | 'currency'>): PaymentForm {
  const { rule, link, deposit = DEFAULT_DEPOSIT, refunds = DEFAULT_REFUNDS } = payment;
  const { kind, value } = deposit;
  return {
    paymentRule: rule,
    paymentLink: link,
    depositKind: kind,
    depositPercent: kind === 'percent' ? value : DEFAULT_DEPOSIT.value,
    depositAmount: kind === 'amount' ? priceInput(value, currency) : '',
    refunds: [...refunds],
  };
}

/** Returns the deposit of a form as it is stored. */
export const depositOf = ({
  depositKind: kind,
  depositPercent,
  depositAmount,
  currency,
}: Omit<Priced, 'price' | 'priceOnRequest'>): Deposit => ({
  kind,
  value: kind === 'percent' ? Number(depositPercent) : (parsePrice(depositAmount, currency) ?? 0),
});

/** Returns the payment to store. A free service isn't paid; a link stays for when it has a price again. */
export function paymentContentOf(form: Priced, price: number): Service['payment'] {
  const rule = price === 0 ? 'none' : form.paymentRule;
  return {
    rule,
    link: paymentLinkOf(form.paymentLink),
    ...((rule === 'deposit' || rule === 'card') && { deposit: depositOf(form) }),
    ...((rule === 'deposit' || rule === 'full') && { refunds: form.refunds }),
  };
}

function depositProblem({ depositKind, depositPercent, depositAmount, currency }: Priced, price: number) {
  if (depositKind === 'percent')
    return depositPercent === '' || depositPercent < 1 || depositPercent > 100 ? text.percent : null;
  const amount = parsePrice(depositAmount, currency);
  if (amount === null || amount === 0) return text.amount;
  return amount > price ? text.more : null;
}

/** Returns the problems of a payment's fields, with `null` for none. */
export function paymentProblems(form: Priced): Record<string, string | null> {
  const { paymentRule: rule, currency, depositKind } = form;
  const price = priceOf(form);
  if (price === 0) return {};
  if (rule === 'link') return { paymentLink: linkProblem(form.paymentLink) };
  if (price === null || !usesStripe(rule)) return {};
  const least = leastCharge(currency);
  const most = greatestCharge(currency);
  const due = amountDue({ price, currency, payment: { rule, deposit: depositOf(form) } });
  const unchargeable =
    due < least
      ? text.least(formatPrice(least, currency))
      : due > most
        ? text.most(formatPrice(most, currency))
        : null;
  if (rule === 'full') return { price: unchargeable };
  const field = depositKind === 'percent' ? 'depositPercent' : 'depositAmount';
  return { [field]: depositProblem(form, price) ?? unchargeable };
}
