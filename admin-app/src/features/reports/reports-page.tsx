import { Tabs } from '@mantine/core';
import { useSearchParams } from 'shared-lib/router';
import 'shared-lib/ui/component-sheets.css';
import { OfflineLine } from '../../ui/offline-line';
import { DecidedReports } from './components/decided-reports';
import { OpenReports } from './components/open-reports';
import { messages } from './messages';

const DECIDED = 'decididas';

/** Renders 'Denuncias': the reported cards, and the decisions about them. */
export default function ReportsPage() {
  const [parameters, setParameters] = useSearchParams();
  const view = parameters.get('ver') === DECIDED ? DECIDED : 'abiertas';
  return (
    <>
      <OfflineLine />
      <Tabs
        value={view}
        keepMounted={false}
        onChange={(next) => setParameters(next === DECIDED ? { ver: DECIDED } : {}, { replace: true })}
      >
        <Tabs.List aria-label={messages.views}>
          <Tabs.Tab value="abiertas">{messages.open}</Tabs.Tab>
          <Tabs.Tab value={DECIDED}>{messages.decided}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="abiertas">
          <OpenReports />
        </Tabs.Panel>
        <Tabs.Panel value={DECIDED}>
          <DecidedReports />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
