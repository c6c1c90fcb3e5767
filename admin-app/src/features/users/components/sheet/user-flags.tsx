import type { FeatureFlag, UserDetail } from 'shared-lib/model';
import { SkeletonLines } from 'shared-lib/ui/skeletons';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { usePlainFlagsQuery } from '../../../../admin-data/admin-endpoints';
import lines from '../../../../ui/lists/lines.module.css';
import { Unloaded } from '../../../../ui/unloaded';
import { detailMessages as messages } from '../../detail-messages';
import { flagsOfUser } from '../../flags-of-user';
import { SheetSection } from './sheet-section';
import styles from './sheet.module.css';

/** Renders the features that are on for the account. */
export function UserFlags({ user }: { user: UserDetail }) {
  const query = usePlainFlagsQuery();
  return (
    <SheetSection title={messages.flags}>
      {query.data ? (
        <FlagsOfUser flags={query.data} user={user} />
      ) : (
        <Unloaded query={query}>
          <SkeletonLines lines={2} />
        </Unloaded>
      )}
    </SheetSection>
  );
}

function FlagsOfUser({ flags, user }: { flags: Readonly<Record<string, FeatureFlag>>; user: UserDetail }) {
  const all = flagsOfUser(flags, user);
  const on = all.filter(({ state }) => state !== 'off');
  const off = all.length - on.length;
  return (
    <>
      <p className={styles.note}>{on.length === 0 ? messages.noFlags : messages.flagsText}</p>
      {on.length > 0 && (
        <ul className={lines.lines}>
          {on.map(({ name, state }) => (
            <li key={name} className={lines.line}>
              <span className={lines.words}>{name}</span>
              <StatusBadge tone={state === 'on' ? 'success' : 'info'}>
                {messages.flagStates[state]}
              </StatusBadge>
            </li>
          ))}
        </ul>
      )}
      {on.length > 0 && off > 0 && <p className={styles.note}>{messages.flagsOff(off)}</p>}
    </>
  );
}
