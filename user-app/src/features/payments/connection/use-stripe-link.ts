import { useEffect, useRef, useState } from 'react';
import { PAYMENT_COUNTRIES, type PaymentCountry, type PaymentProvider } from 'shared-lib/model/payments';
import { useSearchParams } from 'shared-lib/router';
import { readText, tabStorage, writeText } from 'shared-lib/storage';
import { useConnectPaymentsMutation, useRefreshPaymentsMutation } from './connection-writes';

/** Time within which no second link is requested automatically, in milliseconds: Stripe may send each back. */
const ONCE_MS = 60_000;

const LAST_LINK = 'tarjetero.stripe-link';

/** Reports whether a link may be requested without a press, and records that it is; never in a browser that refuses storage. */
function mayLeadOn(): boolean {
  const last = Number(readText(tabStorage, LAST_LINK) ?? 0);
  return writeText(tabStorage, LAST_LINK, String(Date.now())) && Date.now() - last > ONCE_MS;
}

/**
 * Leads to Stripe's onboarding, and handles both of its return URLs: after the onboarding the account's state is fetched from Stripe, and
 * an expired link is replaced by a new one.
 */
export function useStripeLink(provider: PaymentProvider | null | undefined) {
  const [search, setSearch] = useSearchParams();
  const [connect, connecting] = useConnectPaymentsMutation();
  const [refresh, refreshing] = useRefreshPaymentsMutation();
  const [isLeaving, setLeaving] = useState(false);
  const taken = useRef<string | null>(null);

  const lead = (country: PaymentCountry) =>
    void connect(country).then((answer) => {
      if (!('data' in answer) || !answer.data) return;
      setLeaving(true);
      window.location.assign(answer.data.url);
    });

  const back = search.get('stripe');
  useEffect(() => {
    // An answer about the account has to be there: the country is needed again.
    if (back === null || provider === undefined || taken.current === back) return;
    taken.current = back;
    setSearch({}, { replace: true });
    const country = PAYMENT_COUNTRIES.find((one) => one === provider?.country);
    if (back === 'otro-enlace' && country && mayLeadOn()) lead(country);
    else if (provider) void refresh();
  });

  useEffect(() => {
    // With «back» the browser may show the page as it was left.
    const stay = () => setLeaving(false);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);

  return {
    lead,
    refresh: () => void refresh(),
    isBusy: connecting.isLoading || isLeaving,
    isRefreshing: refreshing.isLoading,
    problem: connecting.error?.message ?? refreshing.error?.message,
  };
}
