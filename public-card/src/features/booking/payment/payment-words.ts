import type { NextVisitTerms } from 'shared-lib/model/booking';
import { policyInWords } from 'shared-lib/model/payments';
import { price } from '../steps/service-facts';
import { visitorWords } from '../visitor-words';
import { words } from '../words';

/**
 * Returns the button's label, which differs for requests and paid services.
 *
 * @param plain - Label where no confirmation or payment is needed.
 */
export function submitText(
  { needsConfirmation, isPaid, keepsCard }: NextVisitTerms,
  plain = words().form.submit.book,
): string {
  if (needsConfirmation) return words().form.submit.request;
  if (keepsCard) return words().form.submit.card;
  return isPaid ? words().form.submit.pay : plain;
}

/** Returns the sentence on what is paid, when, and what goes back; empty where nothing is said about it. */
export function paymentText(service: NextVisitTerms): string {
  const { needsConfirmation, isPaid, due, refunds, currency, payOnSite, keepsCard } = service;
  if (payOnSite) return words().online.onSite;
  if (!isPaid) return '';
  if (keepsCard)
    return `${needsConfirmation ? words().online.cardLater : ''} ${visitorWords().policy.card(price({ price: due ?? 0, currency }))}`.trim();
  const policy = refunds ? policyInWords(refunds, visitorWords().policy) : '';
  if (needsConfirmation || due === undefined)
    return `${needsConfirmation ? words().form.payLater : words().form.payNow} ${policy}`.trim();
  const money = (amount: number) => price({ price: amount, currency });
  const isPart = due < service.price;
  const { now, deposit } = words().online;
  return `${isPart ? deposit(money(due), money(service.price - due)) : now(money(due))} ${policy}`;
}
