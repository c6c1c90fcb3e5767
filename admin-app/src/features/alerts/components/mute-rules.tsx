import { Button } from '@mantine/core';
import { SectionCard } from 'shared-lib/ui/section-card';
import { useOnline } from 'shared-lib/ui/offline-notice';
import { useAlertMutesQuery } from '../../../admin-data/admin-endpoints';
import { shortMoment } from '../../../ui/dates';
import { useEndAlertMuteMutation } from '../alert-writes';
import { describeMute } from '../describe-mute';
import { messages } from '../messages';
import styles from './alerts.module.css';

/** Renders the mute rules, with their ends and their authors; nothing while there is none. */
export function MuteRules({ now }: { now: number }) {
  const { data: mutes = [] } = useAlertMutesQuery(now);
  const [end, { isLoading, originalArgs }] = useEndAlertMuteMutation();
  const online = useOnline();
  if (mutes.length === 0) return null;
  return (
    <SectionCard title={messages.muteRules} text={messages.muteRulesText}>
      <ul className={styles.rules}>
        {mutes.map((mute) => {
          const { id, byEmail, until } = mute;
          const name = describeMute(mute);
          return (
            <li key={id}>
              <div>
                <p className={styles.ruleName}>{name}</p>
                <p className={styles.ruleAbout}>{messages.muteRule(shortMoment(until), byEmail)}</p>
              </div>
              <Button
                variant="default"
                disabled={!online}
                loading={isLoading && originalArgs === id}
                aria-label={messages.endMuteOf(name)}
                onClick={() => void end(id)}
              >
                {messages.endMute}
              </Button>
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
}
