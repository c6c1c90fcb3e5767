import { z } from 'zod';
import { defineCallable, perHour, perMinute, returns } from '../callable';
import { documentId } from '../values/document-id';
import { PAYMENT_COUNTRIES } from './payment-provider';

/** Callables about an owner's connection with Stripe. */
export const paymentCallables = {
  /** Creates the account where there is none, and returns a link to Stripe's own set-up. */
  connectPayments: defineCallable({
    input: z.object({ country: z.enum(PAYMENT_COUNTRIES) }),
    output: returns<{ url: string }>(),
    capability: null,
    // Makes a link, and the first time an account, at Stripe.
    storedLimit: perHour(30),
  }),
  /** Fetches the present state of the account from Stripe. */
  refreshPayments: defineCallable({
    input: z.object({}),
    output: returns<{ connected: boolean }>(),
    capability: null,
    inReadOnly: true,
    limit: perMinute(30),
  }),
  /** Ends the connection: paid services can't be booked any more, existing bookings stay. */
  disconnectPayments: defineCallable({
    input: z.object({}),
    output: returns<{ disconnected: boolean }>(),
    capability: null,
  }),
  /** Returns the settings that the installation lacks for payments, and the product's share in them. */
  paymentsSetup: defineCallable({
    input: z.object({}),
    output: returns<{
      /** Names of the settings that the operator has to set; empty where payments work. */
      missing: string[];
      /** Share of the product in each payment of the caller's plan, in percent. */
      feePercent: number;
      /** True where payments move no real money. */
      isTestMode: boolean;
    }>(),
    capability: null,
    inReadOnly: true,
  }),
  /** Returns the receipt of what was paid for an own booking: its name, and the PDF in base64. */
  paymentReceipt: defineCallable({
    input: z.object({ bookingId: documentId }),
    output: returns<{ name: string; file: string }>(),
    capability: null,
    inReadOnly: true,
    limit: perMinute(30),
  }),
  /** Gives back an amount of a booking's payment; `given` is the total that had been given back when the owner decided. */
  refundPayment: defineCallable({
    input: z.object({
      bookingId: documentId,
      amount: z.number().int().min(1),
      given: z.number().int().min(0),
    }),
    output: returns<{ bookingId: string }>(),
    capability: null,
  }),
  /** Charges the no-show fee to the saved card; `attempts` is the number of earlier tries that the owner saw. */
  chargeNoShow: defineCallable({
    input: z.object({
      bookingId: documentId,
      amount: z.number().int().min(1),
      attempts: z.number().int().min(0).max(50),
    }),
    output: returns<{ bookingId: string }>(),
    capability: null,
  }),
};
