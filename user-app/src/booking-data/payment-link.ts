import { serviceDocumentSchema } from 'shared-lib/documents';
import { formMessages as text } from './form-messages';

const { link: linkSchema } = serviceDocumentSchema.shape.payment.shape;

/** A pasted payment link without what campaigns add to it; anything else as it is. */
export const paymentLinkOf = (pasted: string): string =>
  pasted
    .trim()
    .replace(/[?#].*$/s, '')
    .replace(/\/+$/, '');

/** Why a pasted payment link can't be stored, as the rules check it; `null` when it can. */
export function linkProblem(pasted: string): string | null {
  const link = paymentLinkOf(pasted);
  if (link === '') return text.linkRequired;
  return linkSchema.safeParse(link).success ? null : text.linkInvalid;
}
