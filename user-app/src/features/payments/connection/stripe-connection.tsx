import { useId, useState, type ReactNode } from 'react';
import { Button, NativeSelect } from '@mantine/core';
import {
  PAYMENT_COUNTRIES,
  paymentProviderState,
  type PaymentCountry,
  type PaymentProvider,
} from 'shared-lib/model/payments';
import { LoadError } from 'shared-lib/ui/load-error';
import { Notice } from 'shared-lib/ui/notice';
import { useOnline } from 'shared-lib/ui/offline-notice';
import { SectionCard } from 'shared-lib/ui/section-card';
import { SkeletonBlock } from 'shared-lib/ui/skeletons';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { useUid } from 'shared-lib/store';
import { isOneOf } from 'shared-lib/model';
import { dayInWords, deviceZone } from '../../../booking-data/booking-times';
import {
  usePaymentProviderQuery,
  usePaymentsSetupQuery,
  type PaymentsSetup,
} from '../../../booking-data/endpoints/provider-endpoints';
import { LoadingOrOffline } from '../../../ui/loading-or-offline';
import { countryChoices, countryInWords, currencyInWords } from './country-words';
import { DisconnectButton } from './disconnect-button';
import { messages, requirementsInWords } from './messages';
import { stateInWords } from './state-in-words';
import styles from './stripe-connection.module.css';
import { useStripeLink } from './use-stripe-link';

const percentWords = new Intl.NumberFormat('es', { maximumFractionDigits: 2 });

/** Renders the owner's account at Stripe: its state, what is missing, and the next step. */
export function StripeConnection({ awaiting }: { awaiting: number }) {
  const uid = useUid();
  const provider = usePaymentProviderQuery(uid);
  const setup = usePaymentsSetupQuery(uid);
  const failed = [provider, setup].find(({ data, isFetching }) => data === undefined && !isFetching);
  const retry = () => {
    void provider.refetch();
    void setup.refetch();
  };
  // An existing account is shown before the fee is loaded, which only matters before connecting.
  if (provider.data || (provider.data === null && setup.data))
    return <Connection provider={provider.data} setup={setup.data} awaiting={awaiting} />;
  return (
    <SectionCard title={messages.title}>
      {failed ? (
        <LoadError message={failed.error?.message ?? ''} onRetry={retry} />
      ) : (
        <LoadingOrOffline>
          <div role="status" aria-label={messages.loading}>
            <SkeletonBlock height={120} radius={12} />
          </div>
        </LoadingOrOffline>
      )}
    </SectionCard>
  );
}

interface ConnectionProps {
  provider: PaymentProvider | null;
  setup: PaymentsSetup | undefined;
  awaiting: number;
}

function Connection({ provider, setup, awaiting }: ConnectionProps) {
  const online = useOnline();
  const link = useStripeLink(provider);
  const [country, setCountry] = useState<PaymentCountry>('ES');
  const [failure, setFailure] = useState<string>();
  const state = paymentProviderState(provider);
  const words = stateInWords(provider);
  const hasAccount = provider !== null && !provider.isAccessLost;
  const isOpen = hasAccount && state !== 'disconnected';
  const isTest = provider ? !provider.livemode : setup?.isTestMode;
  const problem = failure ?? link.problem;
  const go = () => {
    setFailure(undefined);
    link.lead((hasAccount && PAYMENT_COUNTRIES.find((one) => one === provider.country)) || country);
  };

  if (setup && setup.missing.length > 0) return <MissingSettings names={setup.missing} />;
  return (
    <SectionCard title={messages.title}>
      <div className={styles.connection}>
        <p className={styles.badges}>
          <StatusBadge tone={words.tone}>{words.badge}</StatusBadge>
          {isTest && <StatusBadge tone="accent">{messages.testMode}</StatusBadge>}
        </p>
        {/* A live region, as it changes by itself. */}
        <p role="status" className={styles.text}>
          {words.text}
        </p>
        {provider && isOpen && <Requirements provider={provider} />}
        {provider && isOpen && (
          <dl className={styles.facts}>
            <Fact name={messages.countryLabel}>{countryInWords(provider.country)}</Fact>
            <Fact name={messages.currency}>{currencyInWords(provider.currency)}</Fact>
          </dl>
        )}
        {!hasAccount && (
          <NativeSelect
            label={messages.country}
            description={messages.countryHelp}
            data={countryChoices}
            value={country}
            className={styles.country}
            onChange={({ currentTarget: { value } }) =>
              isOneOf(PAYMENT_COUNTRIES, value) && setCountry(value)
            }
          />
        )}
        <p className={styles.quiet}>
          {setup &&
            (setup.feePercent > 0 ? messages.fee(percentWords.format(setup.feePercent)) : messages.noFee)}
          {isTest && ` ${messages.testModeText}`}
        </p>
        {problem !== undefined && <Notice tone="error" title={problem} />}
        <div className={styles.buttons}>
          {words.step !== null && (
            <Button
              onClick={go}
              loading={link.isBusy}
              disabled={!online}
              title={online ? undefined : messages.offline}
            >
              {words.step}
            </Button>
          )}
          {state === 'restricted' && (
            <Outside href="https://support.stripe.com/contact">{messages.support}</Outside>
          )}
          {isOpen && state !== 'unfinished' && (
            <Outside href="https://dashboard.stripe.com">{messages.open}</Outside>
          )}
          {isOpen && state !== 'active' && (
            <Button variant="default" onClick={link.refresh} loading={link.isRefreshing} disabled={!online}>
              {messages.check}
            </Button>
          )}
          {isOpen && <DisconnectButton disabled={!online} awaiting={awaiting} onFailure={setFailure} />}
        </div>
        {state === 'none' && (
          <p className={styles.quiet}>
            <strong>{messages.otherwise}.</strong> {messages.otherwiseText}
          </p>
        )}
      </div>
    </SectionCard>
  );
}

/** Renders the data that Stripe still requires or is checking, and the deadline. */
function Requirements({ provider: { requirements } }: { provider: PaymentProvider }) {
  const { currentlyDue, pastDue, pendingVerification, deadline } = requirements;
  const due = requirementsInWords([...pastDue, ...currentlyDue]);
  const checked = requirementsInWords(pendingVerification);
  return (
    <>
      {due.length > 0 && <Points title={messages.asks} points={due} />}
      {due.length > 0 && deadline !== null && (
        <p className={styles.text}>{messages.deadline(dayInWords(deadline, deviceZone()))}</p>
      )}
      {checked.length > 0 && <Points title={messages.checks} points={checked} />}
    </>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  const id = useId();
  return (
    <div>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      <ul aria-labelledby={id} className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

/** Renders what an operator has to set before payments work here. */
function MissingSettings({ names }: { names: readonly string[] }) {
  return (
    <SectionCard title={messages.title}>
      <Notice tone="info" title={messages.missingTitle}>
        <p>{messages.missingText}</p>
        <ul aria-label={messages.missingList} className={styles.points}>
          {names.map((name) => (
            <li key={name}>
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Notice>
    </SectionCard>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Outside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button component="a" variant="default" href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </Button>
  );
}
