import type { AlertRecord } from 'shared-lib/model';
import { StatusBadge, type StatusTone } from 'shared-lib/ui/status-badge';
import type { AlertState } from '../../../admin-data/alert-state';
import { messages } from '../messages';
import styles from './alerts.module.css';

const TONES: Record<AlertRecord['severity'], StatusTone> = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'neutral',
};

const STATE_TONES: Record<AlertState, StatusTone> = {
  new: 'accent',
  seen: 'info',
  settled: 'success',
  muted: 'neutral',
};

interface AlertBadgesProps {
  severity: AlertRecord['severity'];
  state: AlertState;
}

/** Renders the severity and the state of a problem. */
export function AlertBadges({ severity, state }: AlertBadgesProps) {
  return (
    <span className={styles.badges}>
      <StatusBadge tone={TONES[severity]}>{messages.severities[severity]}</StatusBadge>
      <StatusBadge tone={STATE_TONES[state]}>{messages.states[state]}</StatusBadge>
    </span>
  );
}
