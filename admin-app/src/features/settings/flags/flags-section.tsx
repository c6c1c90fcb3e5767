import { Fragment, useState } from 'react';
import { Button } from '@mantine/core';
import type { StoredFlag } from 'shared-lib/data';
import { useFlagProposalsQuery } from '../../../admin-data/admin-endpoints';
import { isIdleFlag, phaseOf, READ_ONLY_FLAG, staleReason } from 'shared-lib/model';
import { useSearchParams } from 'shared-lib/router';
import { SectionCard } from 'shared-lib/ui/section-card';
import { SkeletonBlock } from 'shared-lib/ui/skeletons';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { shortMoment } from '../../../ui/dates';
import { Unloaded } from '../../../ui/unloaded';
import { useDescribedFlagsQuery } from '../settings-endpoints';
import styles from '../settings.module.css';
import { FlagDrawer } from './flag-drawer';
import { audienceOf, messages } from './messages';
import { useFlagApproval } from './use-flag-approval';

/** Search param with the open flag. */
const OPEN = 'funcion';

/** Flags that change something and those that don't yet, each with what waits first, then what is on, then by name. */
function partsOf(flags: readonly StoredFlag[], waits: (id: string) => boolean) {
  const inOrder = [...flags].sort(
    (one, other) =>
      Number(waits(other.id)) - Number(waits(one.id)) ||
      Number(other.enabled) - Number(one.enabled) ||
      one.name.localeCompare(other.name, 'es'),
  );
  return [
    { title: null, flags: inOrder.filter(({ id }) => !isIdleFlag(id)) },
    { title: messages.idleOnes, flags: inOrder.filter(({ id }) => isIdleFlag(id)) },
  ].filter((part) => part.flags.length > 0);
}

/** Renders the flags, except for the emergency flag, which has its own section: those first that change something. */
export function FlagsSection() {
  const query = useDescribedFlagsQuery();
  const { data } = query;
  const { data: proposals = [] } = useFlagProposalsQuery();
  const approval = useFlagApproval();
  const [now] = useState(Date.now);
  const proposalFor = (id: string | undefined) => proposals.find((proposal) => proposal.id === id);
  const [search, setSearch] = useSearchParams();
  const flags = data?.filter(({ id }) => id !== READ_ONLY_FLAG);
  const open = flags?.find(({ id }) => id === search.get(OPEN));
  const choose = (id: string | null) =>
    setSearch(
      (before) => {
        if (id === null) before.delete(OPEN);
        else before.set(OPEN, id);
        return before;
      },
      { preventScrollReset: true },
    );
  return (
    <SectionCard title={messages.title} text={messages.text}>
      {approval && (
        <p className={styles.hint}>{approval === 'alone' ? messages.aloneText : messages.approvalText}</p>
      )}
      {!flags && (
        <Unloaded query={query}>
          <SkeletonBlock height={480} radius={12} />
        </Unloaded>
      )}
      {flags?.length === 0 && <p className={styles.hint}>{messages.none}</p>}
      {flags &&
        partsOf(flags, (id) => proposalFor(id) !== undefined).map((part) => (
          <Fragment key={part.title ?? ''}>
            {part.title && <h3 className={styles.subtitle}>{part.title}</h3>}
            <ul className={styles.flags}>
              {part.flags.map((flag) => (
                <FlagLine
                  key={flag.id}
                  flag={flag}
                  waits={proposalFor(flag.id) !== undefined}
                  now={now}
                  onEdit={() => choose(flag.id)}
                />
              ))}
            </ul>
          </Fragment>
        ))}
      <FlagDrawer flag={open ?? null} proposal={proposalFor(open?.id)} onClose={() => choose(null)} />
    </SectionCard>
  );
}

interface FlagLineProps {
  flag: StoredFlag;
  /** True while a change of it waits for approval. */
  waits: boolean;
  /** Milliseconds since the epoch. */
  now: number;
  onEdit: () => void;
}

function FlagLine({ flag, waits, now, onEdit }: FlagLineProps) {
  const about = [
    audienceOf(flag.conditions ?? {}),
    flag.targetUsers?.length ? messages.listed(flag.targetUsers.length) : '',
    flag.startsAt === undefined ? '' : messages.from(shortMoment(flag.startsAt)),
    flag.endsAt === undefined ? '' : messages.until(shortMoment(flag.endsAt)),
  ].filter(Boolean);
  const stale = staleReason(flag, now);
  const phase = phaseOf(flag, now);
  const state = flag.enabled ? messages.on(flag.rolloutPercentage) : messages.off;
  return (
    <li>
      <div className={styles.flagWords}>
        <p className={styles.flagName}>
          {flag.name} <code>{flag.id}</code>
        </p>
        <p className={styles.hint}>{flag.description}</p>
        {stale && <p className={styles.hint}>{messages.stale[stale]}</p>}
        {about.length > 0 && <p className={styles.hint}>{about.join(' · ')}</p>}
      </div>
      <div className={styles.flagEnd}>
        <span className={styles.flagStates}>
          {waits && <StatusBadge tone="warning">{messages.waits}</StatusBadge>}
          {stale && <StatusBadge tone="warning">{messages.staleBadge}</StatusBadge>}
          <StatusBadge tone={flag.enabled && phase === 'current' ? 'success' : 'neutral'}>
            {flag.enabled && phase !== 'current' ? messages[phase] : state}
          </StatusBadge>
        </span>
        <Button
          variant="default"
          size="compact-md"
          aria-label={messages.editNamed(flag.name)}
          onClick={onEdit}
        >
          {messages.edit}
        </Button>
      </div>
    </li>
  );
}
