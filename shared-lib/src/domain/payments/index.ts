export * from './booking-payment-states';
export * from './charge-amount';
export * from './payment';
export * from './payment-functions';
export * from './payment-provider';
export * from './payment-rule';
export * from './refund-policy';
export * from './settle-payment';
