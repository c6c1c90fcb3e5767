import { useState } from 'react';
import { SegmentedControl } from 'shared-lib/ui/segmented-control';
import { AddByAddress } from './add-by-address';
import { AddByUser } from './add-by-user';
import { SignInButtons } from './sign-in-buttons';
import { messages as text } from './messages';
import styles from './other-calendars.module.css';

/** Renders the ways to add a calendar: by signing in at its maker, by a secret address, which is only read, or by a user, which can be written as well. */
export function AddCalendar({ onAdded }: { onAdded: () => void }) {
  const [way, setWay] = useState<string>('address');
  return (
    <div className={styles.ways}>
      <SignInButtons />
      <SegmentedControl
        aria-label={text.way}
        value={way}
        data={[
          { value: 'address', label: text.byAddress },
          { value: 'user', label: text.byUser },
        ]}
        onChange={setWay}
      />
      {way === 'address' ? <AddByAddress onAdded={onAdded} /> : <AddByUser onAdded={onAdded} />}
    </div>
  );
}
