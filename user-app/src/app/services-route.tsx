import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'shared-lib/router';
import { useUid } from 'shared-lib/store';
import { Notice } from 'shared-lib/ui/notice';
import { OfflineNotice } from 'shared-lib/ui/offline-notice';
import { AfterHeading, PageHeading } from 'shared-lib/ui/page-heading';
import 'shared-lib/ui/component-sheets.css';
import { useAvailabilityQuery } from '../booking-data/endpoints/availability-endpoints';
import { useServicesQuery } from '../booking-data/endpoints/service-endpoints';
import { AvailabilityPanel } from '../features/availability/availability-panel';
import { messages } from '../features/services/messages';
import { ServicesPanel } from '../features/services/services-panel';
import { paths } from '../paths';
import { BookingTabs } from '../ui/booking-tabs';
import styles from './services-route.module.css';

/** Renders 'Servicios' at its address: the bookable services, or the opening hours. */
export default function ServicesRoute() {
  const [search] = useSearchParams();
  const shown = search.get('vista') === 'horario' ? 'hours' : 'services';
  return (
    <>
      <PageHeading {...messages.views[shown]} />
      <BookingTabs />
      <OfflineNotice />
      <AfterHeading>
        {shown === 'hours' ? (
          <AvailabilityPanel />
        ) : (
          <>
            <HoursMissing />
            <ServicesPanel />
          </>
        )}
      </AfterHeading>
    </>
  );
}

/** Renders the notice that services can't be booked without hours. */
function HoursMissing() {
  const uid = useUid();
  const { data: services } = useServicesQuery(uid);
  const { data: hours } = useAvailabilityQuery(uid);
  if (hours !== null || !services?.some(({ archivedAt }) => archivedAt === null)) return null;
  return (
    <div className={styles.notice}>
      <Notice
        tone="info"
        title={messages.noHoursTitle}
        actions={
          <Button component={Link} to={paths.hours}>
            {messages.toHours}
          </Button>
        }
      >
        <p>{messages.noHoursText}</p>
      </Notice>
    </div>
  );
}
