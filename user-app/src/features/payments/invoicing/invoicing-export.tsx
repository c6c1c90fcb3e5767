import { useState } from 'react';
import { TextInput } from '@mantine/core';
import { addDays, isZone, type LocalDate } from 'shared-lib/model/booking';
import { useAuth, useUid } from 'shared-lib/store';
import { CsvButton } from 'shared-lib/ui/csv-export';
import { SectionCard } from 'shared-lib/ui/section-card';
import { useAvailabilityQuery } from '../../../booking-data/endpoints/availability-endpoints';
import { deviceZone } from '../../../booking-data/booking-times';
import { useServicesQuery } from '../../../booking-data/endpoints/service-endpoints';
import { monthBeside, monthOf } from '../list/month';
import { invoicingCsv } from './invoicing-csv';
import styles from './invoicing-export.module.css';
import { ratesOf } from './invoicing-lines';
import { messages } from './messages';

/** Returns the first and last date of the month before an instant's. */
function lastMonth(instant: number, zone: string): { from: LocalDate; to: LocalDate } {
  const month = monthOf(instant, zone);
  return { from: monthBeside(month, -1), to: addDays(month, -1) };
}

/** Renders the export of what was received in some days, for the owner's invoicing program. */
export function InvoicingExport() {
  const uid = useUid();
  const { user } = useAuth();
  const { data: hours } = useAvailabilityQuery(uid);
  const { data: services } = useServicesQuery(uid);
  const zone = hours && isZone(hours.zone) ? hours.zone : deviceZone();
  const [openedAt] = useState(Date.now);
  const [chosen, setDates] = useState<{ from: LocalDate; to: LocalDate } | null>(null);
  const { from, to } = chosen ?? lastMonth(openedAt, zone);
  const isOrdered = from !== '' && to !== '' && from <= to;
  const usual = user?.tax?.vatPermille ?? null;
  const rateOf = ratesOf(services ?? [], usual);
  const hasNoRate =
    usual === null &&
    services !== undefined &&
    !services.some(({ vatPermille }) => typeof vatPermille === 'number');
  const field = (name: 'from' | 'to') => (
    <TextInput
      type="date"
      label={messages[name]}
      value={name === 'from' ? from : to}
      error={name === 'to' && from !== '' && to !== '' && !isOrdered ? messages.order : undefined}
      onChange={({ currentTarget: { value } }) => setDates({ from, to, [name]: value })}
    />
  );
  const dates = isOrdered ? { from, to } : lastMonth(openedAt, zone);
  return (
    <SectionCard title={messages.title} text={messages.text}>
      <div className={styles.form}>
        <div className={styles.dates}>
          {field('from')}
          {field('to')}
        </div>
        {hasNoRate && <p className={styles.note}>{messages.noRate}</p>}
        <CsvButton
          fileName={messages.file(dates.from, dates.to)}
          source={invoicingCsv(uid, { ...dates, zone, rateOf })}
          total={null}
          disabled={!isOrdered || !services}
        />
      </div>
    </SectionCard>
  );
}
