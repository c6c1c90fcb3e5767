import { Button } from '@mantine/core';
import type { StoredFlag } from 'shared-lib/data';
import { READ_ONLY_FLAG } from 'shared-lib/domain';
import { useSearchParams } from 'shared-lib/router';
import { LoadError } from 'shared-lib/ui/load-error';
import { SectionCard, SectionStack } from 'shared-lib/ui/section-card';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { useDescribedFlagsQuery } from '../settings-endpoints';
import styles from '../settings.module.css';
import { FlagDrawer } from './flag-drawer';
import { audienceOf, messages } from './messages';
import { ReadOnlySection } from './read-only-section';

/** In the address: which flag is open. */
const OPEN = 'funcion';

/** What is switched on for whom; the switch for emergencies stands apart. */
export function FlagsSection() {
  const { data, error, refetch } = useDescribedFlagsQuery();
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
    <SectionStack>
      <ReadOnlySection flag={data?.find(({ id }) => id === READ_ONLY_FLAG)} isKnown={data !== undefined} />
      <SectionCard title={messages.title} text={messages.text}>
        {error && !data && <LoadError message={error.message ?? ''} onRetry={() => void refetch()} />}
        {!error && !flags && (
          <SkeletonRegion>
            <SkeletonBlock height={480} radius={12} />
          </SkeletonRegion>
        )}
        {flags?.length === 0 && <p className={styles.hint}>{messages.none}</p>}
        <ul className={styles.flags}>
          {flags?.map((flag) => (
            <FlagLine key={flag.id} flag={flag} onEdit={() => choose(flag.id)} />
          ))}
        </ul>
        <FlagDrawer flag={open ?? null} onClose={() => choose(null)} />
      </SectionCard>
    </SectionStack>
  );
}

function FlagLine({ flag, onEdit }: { flag: StoredFlag; onEdit: () => void }) {
  const about = [
    audienceOf(flag.conditions ?? {}),
    flag.targetUsers?.length ? messages.listed(flag.targetUsers.length) : '',
  ].filter(Boolean);
  return (
    <li>
      <div className={styles.flagWords}>
        <p className={styles.flagName}>
          {flag.name} <code>{flag.id}</code>
        </p>
        <p className={styles.hint}>{flag.description}</p>
        {about.length > 0 && <p className={styles.hint}>{about.join(' · ')}</p>}
      </div>
      <div className={styles.flagEnd}>
        <StatusBadge tone={flag.enabled ? 'success' : 'neutral'}>
          {flag.enabled ? messages.on(flag.rolloutPercentage) : messages.off}
        </StatusBadge>
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
