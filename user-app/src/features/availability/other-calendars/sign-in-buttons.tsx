import { useState } from 'react';
import { Button, Switch } from '@mantine/core';
import { useUid } from 'shared-lib/store';
import { Notice } from 'shared-lib/ui/notice';
import { useCalendarSignInsQuery } from '../../../booking-data/endpoints/calendar-sources-endpoints';
import { messages as text } from './messages';
import styles from './other-calendars.module.css';
import { useSignIn } from './use-sign-in';

/** Renders a button for each maker of calendars that this installation can connect; nothing where there is none. */
export function SignInButtons() {
  const { data: kinds = [] } = useCalendarSignInsQuery(useUid());
  const { lead, isBusy, problem } = useSignIn();
  const [writes, setWrites] = useState(true);
  if (kinds.length === 0) return null;
  return (
    <div className={styles.form}>
      <Switch
        label={text.writeThere}
        description={text.writeThereHelp}
        checked={writes}
        onChange={(event) => setWrites(event.currentTarget.checked)}
      />
      {kinds.map((kind) => (
        <Button key={kind} loading={isBusy} onClick={() => void lead({ kind, writes, sourceId: null })}>
          {text.connect(text.makers[kind].name)}
        </Button>
      ))}
      {problem && <Notice tone="error" title={problem} />}
      <p className={styles.soft}>{text.otherWays}</p>
    </div>
  );
}
