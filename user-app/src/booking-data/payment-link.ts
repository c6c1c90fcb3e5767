import { isPaymentLink } from 'shared-lib/model/payments';
import { formMessages as text } from './form-messages';

/** Returns a pasted payment link without its campaign parameters; any other text stays as it is. */
export const paymentLinkOf = (pasted: string): string =>
  pasted
    .trim()
    .replace(/[?#].*$/s, '')
    .replace(/\/+$/, '');

/** Returns the problem of a pasted payment link, as the rules check it; `null` for a valid one. */
export function linkProblem(pasted: string): string | null {
  const link = paymentLinkOf(pasted);
  if (link === '') return text.linkRequired;
  return isPaymentLink(link) ? null : text.linkInvalid;
}
