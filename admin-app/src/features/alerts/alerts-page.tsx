import { useState } from 'react';
import { Tabs } from '@mantine/core';
import { IconBellCheck } from '@tabler/icons-react';
import type { KeptAlert } from 'shared-lib/domain';
import { useSearchParams } from 'shared-lib/router';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import 'shared-lib/ui/component-sheets.css';
import { useLatestAlertsQuery } from '../../admin-data/admin-endpoints';
import { isOpen } from '../../admin-data/alert-state';
import { OfflineLine } from '../../ui/offline-line';
import { AlertItem } from './components/alert-item';
import { MuteRules } from './components/mute-rules';
import entries from '../../ui/entries.module.css';
import { messages } from './messages';

/** Limit of one query in the rules. */
const MOST = 100;

const SETTLED = 'atendidas';
const OPEN = 'abiertas';

/** Renders 'Alertas': problems that the product reported, and their handling. */
export default function AlertsPage() {
  const [parameters, setParameters] = useSearchParams();
  const [now] = useState(Date.now);
  const { data, error, refetch } = useLatestAlertsQuery(MOST);
  // An address with an alert leads to it, wherever it stands by now.
  const asked = data?.find(({ id }) => id === parameters.get('alerta'));
  const isSettled = parameters.get('ver') === SETTLED || (asked !== undefined && !isOpen(asked, now));
  const shown = data?.filter((alert) => isOpen(alert, now) !== isSettled);
  return (
    <>
      <OfflineLine />
      <Tabs
        value={isSettled ? SETTLED : OPEN}
        onChange={(next) => setParameters(next === SETTLED ? { ver: SETTLED } : {}, { replace: true })}
      >
        <Tabs.List aria-label={messages.views}>
          <Tabs.Tab value={OPEN}>{messages.open}</Tabs.Tab>
          <Tabs.Tab value={SETTLED}>{messages.settled}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={isSettled ? SETTLED : OPEN}>
          {isSettled && <MuteRules now={now} />}
          <AlertList
            alerts={shown}
            all={data ?? []}
            isSettled={isSettled}
            askedId={asked?.id ?? null}
            isCut={data?.length === MOST}
            failure={data ? null : (error?.message ?? null)}
            now={now}
            onRetry={() => void refetch()}
          />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

interface AlertListProps {
  /** `undefined` until they are loaded. */
  alerts: readonly KeptAlert[] | undefined;
  /** Those of the other list too, for other days of the same kind. */
  all: readonly KeptAlert[];
  isSettled: boolean;
  askedId: string | null;
  /** True when there may be more than were read. */
  isCut: boolean;
  failure: string | null;
  now: number;
  onRetry: () => void;
}

function AlertList({ alerts, all, isSettled, askedId, isCut, failure, now, onRetry }: AlertListProps) {
  if (failure !== null) return <LoadError message={failure} onRetry={onRetry} />;
  if (!alerts) {
    return (
      <SkeletonRegion>
        <SkeletonBlock height={320} radius={12} />
      </SkeletonRegion>
    );
  }
  if (alerts.length === 0) {
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
        {messages.found(alerts.length)}
        {isCut && ` · ${messages.latest(MOST)}`}
      </p>
      <div className={entries.list}>
        {alerts.map((alert) => (
          <AlertItem
            key={alert.id}
            alert={alert}
            isAsked={alert.id === askedId}
            now={now}
            others={all.filter(
              ({ kind, id }) => kind !== undefined && kind === alert.kind && id !== alert.id,
            )}
          />
        ))}
      </div>
    </>
  );
}
