import { Button } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import type { Service } from 'shared-lib/model/booking';
import { canCharge, usesStripe } from 'shared-lib/model/payments';
import { Link } from 'shared-lib/router';
import { useAuth, useUid } from 'shared-lib/store';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { OfflineNotice } from 'shared-lib/ui/offline-notice';
import { AfterHeading, PageHeading } from 'shared-lib/ui/page-heading';
import { SectionCard } from 'shared-lib/ui/section-card';
import { SkeletonBlock } from 'shared-lib/ui/skeletons';
import 'shared-lib/ui/component-sheets.css';
import { useAwaitingPaymentQuery } from '../../booking-data/endpoints/payment-endpoints';
import { usePaymentProviderQuery } from '../../booking-data/endpoints/provider-endpoints';
import { useServicesQuery } from '../../booking-data/endpoints/service-endpoints';
import { paths } from '../../paths';
import { LoadingOrOffline } from '../../ui/loading-or-offline';
import { AwaitingPayment } from './components/awaiting-payment';
import { Guide } from './components/guide';
import { PaymentLink } from './components/payment-link';
import styles from './components/payments.module.css';
import { StripeConnection } from './connection/stripe-connection';
import { InvoicingExport } from './invoicing/invoicing-export';
import { PaymentsList } from './list/payments-list';
import { messages } from './messages';
import { TaxForm } from './tax/tax-form';

/** Renders 'Pagos': unpaid bookings, the payment link of each service, and how to set it up. */
export default function PaymentsPage() {
  const uid = useUid();
  const { user } = useAuth();
  const services = useServicesQuery(uid);
  const awaiting = useAwaitingPaymentQuery(uid);
  const provider = usePaymentProviderQuery(uid);
  const failed = [services, awaiting].find(({ data, isFetching }) => !data && !isFetching);
  const priced = services.data?.filter(({ price, archivedAt }) => price > 0 && archivedAt === null) ?? [];
  // An owner who can charge while booking needs no links, except for services that have one already.
  const isConnected = canCharge(provider.data ?? null);
  const byLink = priced.filter(({ payment }) =>
    isConnected ? payment.rule === 'link' : !usesStripe(payment.rule),
  );
  const retry = () => {
    void services.refetch();
    void awaiting.refetch();
  };
  return (
    <>
      <PageHeading
        title={messages.title}
        intro={messages.intro}
        action={
          priced.length > 0 && (
            <Button component={Link} to={paths.services} variant="default">
              {messages.toServices}
            </Button>
          )
        }
      />
      <OfflineNotice />
      <AfterHeading>
        <div className={styles.page}>
          <StripeConnection awaiting={awaiting.data?.length ?? 0} />
          {services.data && awaiting.data ? (
            <>
              {awaiting.data.length > 0 && <AwaitingPayment bookings={awaiting.data} />}
              {(byLink.length > 0 || priced.length === 0) && <PaidServices priced={byLink} />}
              {awaiting.data.length === 0 && (
                <SectionCard title={messages.awaiting}>
                  <p className={styles.quiet}>{messages.nothingAwaiting}</p>
                </SectionCard>
              )}
            </>
          ) : failed ? (
            <LoadError message={failed.error?.message ?? ''} onRetry={retry} />
          ) : (
            <LoadingOrOffline>
              <div role="status" aria-label={messages.loading} className={styles.page}>
                <SkeletonBlock height={160} radius={12} />
                <SkeletonBlock height={220} radius={12} />
              </div>
            </LoadingOrOffline>
          )}
          <PaymentsList />
          {user && <TaxForm user={user} />}
          <InvoicingExport />
          {(!isConnected || byLink.length > 0) && <Guide />}
        </div>
      </AfterHeading>
    </>
  );
}

/** Renders the services with a price, each with its payment link. */
function PaidServices({ priced }: { priced: readonly Service[] }) {
  if (priced.length === 0)
    return (
      <EmptyState
        icon={<IconCreditCard size={28} stroke={1.5} />}
        title={messages.emptyTitle}
        action={
          <Button component={Link} to={paths.services}>
            {messages.toServices}
          </Button>
        }
      >
        {messages.emptyText}
      </EmptyState>
    );
  return (
    <SectionCard title={messages.services} text={messages.servicesText}>
      <ul className={styles.list} aria-label={messages.services}>
        {priced.map((service) => (
          <PaymentLink key={service.id} service={service} />
        ))}
      </ul>
    </SectionCard>
  );
}
