import { z } from 'zod';
import { documentId } from '../document-id';
import { PAYMENT_COUNTRIES } from './payment-countries';

/** Input schemas of callables about an owner's connection with Stripe. */
export const paymentFunctionInputs = {
  /** Creates the account where there is none, and returns a link to Stripe's own set-up. */
  connectPayments: z.object({ country: z.enum(PAYMENT_COUNTRIES) }),
  /** Asks Stripe how the account is now. */
  refreshPayments: z.object({}),
  /** Ends the connection: paid services can't be booked any more, existing bookings stay. */
  disconnectPayments: z.object({}),
  /** Tells what the installation lacks for payments, and what they cost. */
  paymentsSetup: z.object({}),
  /** Gives back an amount of a booking's payment; `given` is the total that had been given back when the owner decided. */
  refundPayment: z.object({
    bookingId: documentId,
    amount: z.number().int().min(1),
    given: z.number().int().min(0),
  }),
  /** Takes the fee of whoever didn't come from the kept card; `attempts` is the number of earlier tries that the owner saw. */
  chargeNoShow: z.object({
    bookingId: documentId,
    amount: z.number().int().min(1),
    attempts: z.number().int().min(0).max(50),
  }),
} as const;

/** Outputs of callables about an owner's connection with Stripe. */
export interface PaymentFunctionOutputs {
  connectPayments: { url: string };
  refreshPayments: { connected: boolean };
  disconnectPayments: { disconnected: boolean };
  refundPayment: { bookingId: string };
  chargeNoShow: { bookingId: string };
  paymentsSetup: {
    /** Names of the settings that the operator has to set; empty where payments work. */
    missing: string[];
    /** Share of the product in each payment of the caller's plan, in percent. */
    feePercent: number;
    /** True where payments move no real money. */
    isTestMode: boolean;
  };
}
