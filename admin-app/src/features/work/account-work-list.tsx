import { Anchor, Button } from '@mantine/core';
import type { AccountWork } from 'shared-lib/model';
import { Link } from 'shared-lib/router';
import { SectionCard } from 'shared-lib/ui/section-card';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { userHref } from '../../paths';
import { messages } from './messages';
import { hasWorkTrouble } from './trouble';
import { useRetryWorkMutation } from './work-endpoints';
import styles from './work.module.css';

interface AccountWorkListProps {
  works: readonly AccountWork[];
  /** Called after something was tried again. */
  onChange: () => void;
}

/** Renders exports and deletions of accounts that run in the background. */
export function AccountWorkList({ works, onChange }: AccountWorkListProps) {
  const [retry, { isLoading, originalArgs }] = useRetryWorkMutation();
  const again = async (work: AccountWork) => {
    if (!('error' in (await retry({ kind: 'account', work: work.kind, uid: work.uid })))) onChange();
  };
  return (
    <SectionCard title={messages.accounts} text={messages.accountsText}>
      {works.length === 0 && <p className={styles.hint}>{messages.noAccounts}</p>}
      <ul className={styles.list}>
        {works.map((work) => {
          const { kind, uid, state, attempts } = work;
          const name = messages.kinds[kind];
          const isStuck = hasWorkTrouble(work);
          return (
            <li key={`${kind}-${uid}`}>
              <div className={styles.line}>
                <div className={styles.words}>
                  <p className={styles.name}>{name}</p>
                  <p className={styles.hint}>
                    <Anchor component={Link} to={userHref(uid)}>
                      {uid}
                    </Anchor>
                    {attempts > 0 && ` · ${messages.attempts(attempts)}`}
                  </p>
                </div>
                <div className={styles.end}>
                  <StatusBadge tone={isStuck ? 'error' : 'info'}>
                    {state === 'failed' ? messages.failed : messages.running}
                  </StatusBadge>
                  {isStuck && (
                    <Button
                      variant="default"
                      size="compact-md"
                      loading={isLoading && originalArgs?.kind === 'account' && originalArgs.uid === uid}
                      aria-label={messages.retryWorkOf(name, uid)}
                      onClick={() => void again(work)}
                    >
                      {messages.retryWork}
                    </Button>
                  )}
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
}
