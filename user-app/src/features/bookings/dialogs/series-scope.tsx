import { Radio } from '@mantine/core';
import type { Booking } from 'shared-lib/model/booking';
import { useCountFollowingQuery } from '../booking-writes';
import { messages } from '../messages';
import styles from './dialogs.module.css';

const words = messages.series;

/** Bookings of a series that a change is about. */
export type Scope = 'one' | 'following';

/** Returns the number of bookings of a series from one on, itself included; 1 until it is known, and for one of its own. */
export function useFollowing({ id, seriesId }: Booking): number {
  const { currentData: count = 1 } = useCountFollowingQuery(id, { skip: seriesId === undefined });
  return Math.max(1, count);
}

interface SeriesScopeProps {
  /** Number of bookings from {@link useFollowing}. */
  following: number;
  value: Scope;
  onChange: (scope: Scope) => void;
}

/** Asks whether a change is about one booking of a series or about those that follow too; renders nothing where none follow. */
export function SeriesScope({ following, value, onChange }: SeriesScopeProps) {
  if (following < 2) return null;
  return (
    <Radio.Group
      label={words.scope}
      value={value}
      onChange={(scope) => onChange(scope === 'following' ? 'following' : 'one')}
    >
      <div className={styles.choices}>
        <Radio value="one" label={words.one} />
        <Radio value="following" label={words.following(following)} />
      </div>
    </Radio.Group>
  );
}
