import { Button, Tabs } from '@mantine/core';
import { useSearchParams } from 'shared-lib/router';
import { useUid } from 'shared-lib/store';
import { Notice } from 'shared-lib/ui/notice';
import { OfflineNotice } from 'shared-lib/ui/offline-notice';
import { AfterHeading, PageHeading } from 'shared-lib/ui/page-heading';
import 'shared-lib/ui/component-sheets.css';
import { useAvailabilityQuery } from '../booking-data/availability-endpoints';
import { useServicesQuery } from '../booking-data/service-endpoints';
import { AvailabilityPanel } from '../features/availability/availability-panel';
import { messages } from '../features/services/messages';
import { ServicesPanel } from '../features/services/services-panel';
import styles from './services-route.module.css';

/** Search param that chooses between services and hours. */
const VIEW = 'vista';
const HOURS = 'horario';

/** Renders 'Servicios': the bookable services, and the opening hours. */
export default function ServicesRoute() {
  const [search, setSearch] = useSearchParams();
  const shown = search.get(VIEW) === HOURS ? 'hours' : 'services';
  const show = (tab: string | null) =>
    setSearch(tab === 'hours' ? { [VIEW]: HOURS } : {}, { preventScrollReset: true });
  return (
    <>
      <PageHeading title={messages.title} intro={messages.intro} />
      <OfflineNotice />
      <AfterHeading>
        <Tabs value={shown} onChange={show} keepMounted={false}>
          <Tabs.List aria-label={messages.tabsLabel} className={styles.tabs}>
            <Tabs.Tab value="services">{messages.tabs.services}</Tabs.Tab>
            <Tabs.Tab value="hours">{messages.tabs.hours}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="services">
            <HoursMissing onGo={() => show('hours')} />
            <ServicesPanel />
          </Tabs.Panel>
          <Tabs.Panel value="hours">
            <AvailabilityPanel />
          </Tabs.Panel>
        </Tabs>
      </AfterHeading>
    </>
  );
}

/** Says that services can't be booked without hours, which nothing else would. */
function HoursMissing({ onGo }: { onGo: () => void }) {
  const uid = useUid();
  const { data: services } = useServicesQuery(uid);
  const { data: hours } = useAvailabilityQuery(uid);
  if (hours !== null || !services?.some(({ archivedAt }) => archivedAt === null)) return null;
  return (
    <div className={styles.notice}>
      <Notice
        tone="info"
        title={messages.noHoursTitle}
        actions={<Button onClick={onGo}>{messages.toHours}</Button>}
      >
        <p>{messages.noHoursText}</p>
      </Notice>
    </div>
  );
}
