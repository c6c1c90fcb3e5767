import { useState } from 'react';
import { Tabs } from '@mantine/core';
import { IconBellCheck } from '@tabler/icons-react';
import { useSearchParams } from 'shared-lib/router';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import 'shared-lib/ui/component-sheets.css';
import { MAX_QUERY_SIZE } from 'shared-lib/model';
import { useLatestAlertsQuery } from '../../admin-data/admin-endpoints';
import { isOpen } from '../../admin-data/alert-state';
import { OfflineLine } from '../../ui/offline-line';
import { AlertPanel } from './components/alert-panel';
import { AlertRow } from './components/alert-row';
import { MuteRules } from './components/mute-rules';
import styles from './components/alerts.module.css';
import { groupAlerts, type AlertGroup } from './group-alerts';
import entries from '../../ui/lists/entries.module.css';
import { messages } from './messages';

const SETTLED = 'atendidas';
const OPEN = 'abiertas';

/** Renders 'Alertas': problems that the product reported, and their handling. */
export default function AlertsPage() {
  const [parameters, setParameters] = useSearchParams();
  const [now] = useState(Date.now);
  const { data, error, refetch } = useLatestAlertsQuery(MAX_QUERY_SIZE);
  // A URL with an alert leads to it, in whichever list it is by now.
  const requested = data?.find(({ id }) => id === parameters.get('alerta'));
  const isSettled = requested ? !isOpen(requested, now) : parameters.get('ver') === SETTLED;
  const shown = data?.filter((alert) => isOpen(alert, now) !== isSettled);
  const groups = shown && groupAlerts(shown, isSettled ? 'time' : 'severity');
  const opened = (requested && groups?.find(({ alerts }) => alerts.includes(requested))) ?? null;
  const show = (list: string | null) =>
    setParameters(list === SETTLED ? { ver: SETTLED } : {}, { replace: true, preventScrollReset: true });
  return (
    <>
      <OfflineLine />
      <Tabs value={isSettled ? SETTLED : OPEN} onChange={show}>
        <Tabs.List aria-label={messages.views}>
          <Tabs.Tab value={OPEN}>{messages.open}</Tabs.Tab>
          <Tabs.Tab value={SETTLED}>{messages.settled}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={isSettled ? SETTLED : OPEN}>
          {isSettled && <MuteRules now={now} />}
          <AlertList
            groups={groups}
            isSettled={isSettled}
            shownId={opened?.id ?? null}
            isCut={data?.length === MAX_QUERY_SIZE}
            failure={data ? null : (error?.message ?? null)}
            now={now}
            onRetry={() => void refetch()}
          />
        </Tabs.Panel>
      </Tabs>
      <AlertPanel
        group={opened}
        now={now}
        others={
          data?.filter(
            (alert) =>
              alert.kind !== undefined && alert.kind === requested?.kind && !opened?.alerts.includes(alert),
          ) ?? []
        }
        onClose={() => show(isSettled ? SETTLED : OPEN)}
      />
    </>
  );
}

interface AlertListProps {
  /** `undefined` until they are loaded. */
  groups: readonly AlertGroup[] | undefined;
  isSettled: boolean;
  /** The one that is shown beside the list. */
  shownId: string | null;
  /** True when there may be more than were read. */
  isCut: boolean;
  failure: string | null;
  now: number;
  onRetry: () => void;
}

function AlertList({ groups, isSettled, shownId, isCut, failure, now, onRetry }: AlertListProps) {
  if (failure !== null) return <LoadError message={failure} onRetry={onRetry} />;
  if (!groups) {
    return (
      <SkeletonRegion>
        <SkeletonBlock height={320} radius={12} />
      </SkeletonRegion>
    );
  }
  if (groups.length === 0) {
    return (
      <EmptyState
        icon={<IconBellCheck size={28} stroke={1.5} />}
        title={isSettled ? messages.emptySettledTitle : messages.emptyOpenTitle}
      >
        {isSettled ? messages.emptySettledText : messages.emptyOpenText}
      </EmptyState>
    );
  }
  return (
    <>
      <p className={entries.found} role="status">
        {messages.found(groups.length)}
        {isCut && ` · ${messages.latest(MAX_QUERY_SIZE)}`}
      </p>
      <ul className={styles.rows} aria-label={isSettled ? messages.settled : messages.open}>
        {groups.map((group) => (
          <AlertRow key={group.id} group={group} isShown={group.id === shownId} now={now} />
        ))}
      </ul>
    </>
  );
}
