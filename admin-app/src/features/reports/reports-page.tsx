import { Tabs } from '@mantine/core';
import { useSearchParams } from 'shared-lib/router';
import 'shared-lib/ui/component-sheets.css';
import { useOpenCountsQuery } from '../../admin-data/admin-endpoints';
import { OfflineLine } from '../../ui/offline-line';
import { AppealsView } from './components/appeals-view';
import { DecidedReports } from './components/decided-reports';
import { OpenReports } from './components/open-reports';
import { messages } from './messages';

const OPEN = 'abiertas';
const VIEWS = [OPEN, 'decididas', 'apelaciones'] as const;

/** Renders 'Denuncias': the reported cards, the decisions about them, and the appeals against those. */
export default function ReportsPage() {
  const [parameters, setParameters] = useSearchParams();
  const appeals = useOpenCountsQuery().data?.appeals ?? 0;
  const view = VIEWS.find((one) => one === parameters.get('ver')) ?? OPEN;
  const waiting = appeals > 0 ? ` (${appeals})` : '';
  return (
    <>
      <OfflineLine />
      <Tabs
        value={view}
        keepMounted={false}
        onChange={(next) => setParameters(next && next !== OPEN ? { ver: next } : {}, { replace: true })}
      >
        <Tabs.List aria-label={messages.views}>
          <Tabs.Tab value={OPEN}>{messages.open}</Tabs.Tab>
          <Tabs.Tab value="decididas">{messages.decided}</Tabs.Tab>
          <Tabs.Tab value="apelaciones">{messages.appeals + waiting}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={OPEN}>
          <OpenReports />
        </Tabs.Panel>
        <Tabs.Panel value="decididas">
          <DecidedReports />
        </Tabs.Panel>
        <Tabs.Panel value="apelaciones">
          <AppealsView />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
