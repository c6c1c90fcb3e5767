import { useMemo, useState } from 'react';
import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { isZone } from 'shared-lib/model/booking';
import type { Payment } from 'shared-lib/model/payments';
import { useAuth, useUid } from 'shared-lib/store';
import { CsvButton } from 'shared-lib/ui/csv-export';
import { LoadError } from 'shared-lib/ui/load-error';
import { SectionCard } from 'shared-lib/ui/section-card';
import { SkeletonBlock } from 'shared-lib/ui/skeletons';
import { useAvailabilityQuery } from '../../../booking-data/endpoints/availability-endpoints';
import { deviceZone } from '../../../booking-data/booking-times';
import { useOnlinePaymentsQuery } from '../../../booking-data/endpoints/online-payment-endpoints';
import { LoadingOrOffline } from '../../../ui/loading-or-offline';
import styles from './list.module.css';
import { messages } from './messages';
import { monthBeside, monthInWords, monthOf, spanOf } from './month';
import { MonthSummary } from './month-summary';
import { PaymentItem } from './payment-item';
import { isListed, listedState, servicesIn, type PaymentFilter } from './payment-totals';
import { paymentsCsv } from './payments-csv';
import { RefundDialog } from './refund-dialog';

const NO_FILTER: PaymentFilter = { search: '', state: '', serviceId: '' };

/** Renders the online payments of a month with their sums, search, filters and a file of them. */
export function PaymentsList() {
  const uid = useUid();
  const { user } = useAuth();
  const { data: hours } = useAvailabilityQuery(uid);
  const zone = hours && isZone(hours.zone) ? hours.zone : deviceZone();
  const [openedAt] = useState(Date.now);
  const thisMonth = monthOf(openedAt, zone);
  const [chosen, setChosen] = useState<string | null>(null);
  const month = chosen ?? thisMonth;
  const [filter, setFilter] = useState(NO_FILTER);
  const [refunded, setRefunded] = useState<Payment | null>(null);
  const { data, error, isFetching, refetch } = useOnlinePaymentsQuery({
    uid,
    ...spanOf(month, zone),
  });
  const payments = data?.payments;
  const listed = useMemo(() => payments?.filter((one) => isListed(one, filter)) ?? [], [payments, filter]);
  const services = servicesIn(payments ?? []);
  const states = [...new Set(payments?.map(listedState))];
  const set = (change: Partial<PaymentFilter>) => setFilter((before) => ({ ...before, ...change }));
  const go = (step: -1 | 1) => {
    setChosen(monthBeside(month, step));
    setFilter(NO_FILTER);
  };

  const content = () => {
    if (!payments)
      return error && !isFetching ? (
        <LoadError message={error.message ?? ''} onRetry={() => void refetch()} />
      ) : (
        <LoadingOrOffline>
          <div role="status" aria-label={messages.loading}>
            <SkeletonBlock height={180} radius={12} />
          </div>
        </LoadingOrOffline>
      );
    if (payments.length === 0) return <p className={styles.quiet}>{messages.none}</p>;
    return (
      <>
        {data.hasMore && <p className={styles.problem}>{messages.tooMany}</p>}
        <MonthSummary payments={listed} />
        <div className={styles.filters}>
          <TextInput
            type="search"
            label={messages.search}
            placeholder={messages.searchFor}
            value={filter.search}
            onChange={(event) => set({ search: event.currentTarget.value })}
          />
          <NativeSelect
            label={messages.state}
            value={filter.state}
            onChange={({ currentTarget: { value } }) =>
              set({ state: states.find((state) => state === value) ?? '' })
            }
            data={[
              { value: '', label: messages.all },
              ...states.map((value) => ({ value, label: messages.states[value] })),
            ]}
          />
          <NativeSelect
            label={messages.service}
            value={filter.serviceId}
            onChange={(event) => set({ serviceId: event.currentTarget.value })}
            data={[
              { value: '', label: messages.all },
              ...[...services].map(([value, label]) => ({ value, label })),
            ]}
          />
        </div>
        <p className={styles.quiet} role="status">
          {listed.length === 0 ? messages.noneFound : messages.count(listed.length)}
        </p>
        <ul className={styles.list} aria-label={messages.title}>
          {listed.map((payment) => (
            <PaymentItem key={payment.id} payment={payment} zone={zone} onRefund={setRefunded} />
          ))}
        </ul>
        <CsvButton
          fileName={messages.file(month.slice(0, 7))}
          source={paymentsCsv(listed, zone, user?.tax?.vatPermille ?? null)}
          total={listed.length}
          disabled={listed.length === 0}
        />
      </>
    );
  };

  return (
    <SectionCard title={messages.title} text={messages.text}>
      <div className={styles.section}>
        <div className={styles.month} role="group" aria-label={messages.month}>
          <ActionIcon variant="default" size={44} aria-label={messages.earlier} onClick={() => go(-1)}>
            <IconChevronLeft size={20} aria-hidden />
          </ActionIcon>
          <span aria-live="polite">{monthInWords(month)}</span>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={messages.later}
            disabled={month >= thisMonth}
            onClick={() => go(1)}
          >
            <IconChevronRight size={20} aria-hidden />
          </ActionIcon>
        </div>
        {content()}
      </div>
      {refunded && <RefundDialog key={refunded.id} payment={refunded} onClose={() => setRefunded(null)} />}
    </SectionCard>
  );
}
