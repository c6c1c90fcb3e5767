import type { FeatureFlag } from 'shared-lib/model';
import { useAccountTotalsQuery } from '../../../admin-data/admin-endpoints';
import styles from '../settings.module.css';
import { messages } from './messages';
import { reachOf } from './reach';

/** Renders the number of accounts that the edited flag affects, compared with the stored one. */
export function FlagReach({ flag, stored }: { flag: FeatureFlag; stored: FeatureFlag }) {
  const { data: totals } = useAccountTotalsQuery();
  if (!totals) return null;
  const { reached, all, byPlatform } = reachOf(flag, totals);
  const before = reachOf(stored, totals).reached;
  const isExact = !flag.enabled || flag.rolloutPercentage >= 100;
  return (
    <p className={styles.reach} role="status">
      {messages.reach(reached, all, isExact)}
      {byPlatform && ` ${messages.reachDevices}`}
      {before !== reached && ` (${messages.reachNow(before)})`}.
    </p>
  );
}
