import { Button } from '@mantine/core';
import { SectionCard } from 'shared-lib/ui/section-card';
import { useOnline } from 'shared-lib/ui/offline-notice';
import { useAlertMutesQuery } from '../../../admin-data/admin-endpoints';
import { shortMoment } from '../../../ui/dates';
import { useActOnAlertMutation } from '../alert-writes';
import { messages } from '../messages';
import styles from './alerts.module.css';

/** Renders the kinds of alerts that are muted, with their ends and whoever muted them; nothing while there is none. */
export function MuteRules({ now }: { now: number }) {
  const { data: mutes = [] } = useAlertMutesQuery(now);
  const [send, { isLoading, originalArgs }] = useActOnAlertMutation();
  const online = useOnline();
  if (mutes.length === 0) return null;
  return (
    <SectionCard title={messages.muteRules} text={messages.muteRulesText}>
      <ul className={styles.rules}>
        {mutes.map(({ kind, title, byEmail, until, alertId }) => {
          const name = title || messages.unnamedKind;
          return (
            <li key={kind}>
              <div>
                <p className={styles.ruleName}>{name}</p>
                <p className={styles.ruleAbout}>{messages.muteRule(shortMoment(until), byEmail)}</p>
              </div>
              {alertId && (
                <Button
                  variant="default"
                  disabled={!online}
                  loading={isLoading && originalArgs?.alertId === alertId}
                  aria-label={messages.endMuteOf(name)}
                  onClick={() => void send({ alertId, action: 'unmute' })}
                >
                  {messages.endMute}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
}
