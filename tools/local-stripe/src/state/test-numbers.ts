/** Result of paying with a number. */
export type Outcome =
  | { result: 'succeeds' }
  | { result: 'declined'; code: string; declineCode?: string; message: string }
  | { result: 'asks' };

const declined = (code: string, message: string, declineCode?: string): Outcome => ({
  result: 'declined',
  code,
  message,
  ...(declineCode === undefined ? {} : { declineCode }),
});

const REFUSED = 'Your card was declined.';

/** Test cards that the product's tests use. See https://docs.stripe.com/testing#cards */
const CARDS: Readonly<Record<string, { whenSaved: Outcome; whenPaid: Outcome; later: Outcome }>> = {
  // Always good.
  '4242424242424242': {
    whenSaved: { result: 'succeeds' },
    whenPaid: { result: 'succeeds' },
    later: { result: 'succeeds' },
  },
  // Generic decline.
  '4000000000000002': same(declined('card_declined', REFUSED, 'generic_decline')),
  // Insufficient funds.
  '4000000000009995': same(
    declined('card_declined', 'Your card has insufficient funds.', 'insufficient_funds'),
  ),
  // Expired.
  '4000000000000069': same(declined('expired_card', 'Your card has expired.')),
  // Requires 3-D Secure unless it was set up for later payments.
  '4000002500003155': {
    whenSaved: { result: 'asks' },
    whenPaid: { result: 'asks' },
    later: { result: 'succeeds' },
  },
  // Requires it each time, also without the customer: later payments are refused.
  '4000002760003184': {
    whenSaved: { result: 'asks' },
    whenPaid: { result: 'asks' },
    later: declined(
      'authentication_required',
      'Your card was declined. This transaction requires authentication.',
      'authentication_required',
    ),
  },
  // Can be saved; every payment is refused.
  '4000000000000341': {
    whenSaved: { result: 'succeeds' },
    whenPaid: declined('card_declined', REFUSED, 'generic_decline'),
    later: declined('card_declined', REFUSED, 'generic_decline'),
  },
  // Succeeds and is disputed as fraudulent.
  '4000000000000259': same({ result: 'succeeds' }),
};

function same(outcome: Outcome) {
  return { whenSaved: outcome, whenPaid: outcome, later: outcome };
}

/** Number whose payments are disputed at once. */
export const DISPUTED_CARD = '4000000000000259';

/** IBAN whose debits fail after a while. See https://docs.stripe.com/testing#sepa-direct-debit */
export const FAILING_IBAN = 'ES9121000418450200051332';

/** Returns what happens with a card; numbers that aren't test cards are refused. */
export function outcomeOf(number: string, use: 'whenSaved' | 'whenPaid' | 'later'): Outcome {
  const card = CARDS[number];
  return card ? card[use] : declined('incorrect_number', 'Your card number is incorrect.');
}

/** Named test payment methods and the number of each. See https://docs.stripe.com/testing?testing-method=payment-methods */
export const NAMED_METHODS: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_createDispute: DISPUTED_CARD,
};
