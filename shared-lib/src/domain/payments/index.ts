export * from './booking-payment-states';
export * from './charge-amount';
export * from './payment';
export * from './payment-rule';
export * from './policy-words';
export * from './refund-policy';
export * from './settle-payment';
