import { useEffect, useState } from 'react';
import type * as invoiceFields from './invoice-fields';

/** Part of the form with the data of an invoice, which is loaded where a service requires it. */
export type InvoicePart = typeof invoiceFields;

const load = () => import(/* webpackChunkName: "booking-invoice" */ './invoice-fields');

/** Returns the part once it is loaded; `null` before, and for a service that doesn't require it. Without a network the form lacks it. */
export function useInvoicePart(isRequested: boolean): InvoicePart | null {
  const [part, setPart] = useState<InvoicePart | null>(null);
  useEffect(() => {
    if (isRequested)
      load().then(
        (loaded) => setPart(loaded),
        () => undefined,
      );
  }, [isRequested]);
  return isRequested ? part : null;
}
