import { useState } from 'react';
import { Button } from '@mantine/core';
import { useUid } from 'shared-lib/store';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { Notice } from 'shared-lib/ui/notice';
import { useSaveFiguresFromMutation } from '../figure-writes';
import { messages } from '../messages';
import styles from './figures.module.css';

interface FreshStartProps {
  cardId: string;
  /** First date of the shown figures; missing while all are shown. */
  from: string | undefined;
}

/** Renders the button that resets a card's shown figures to today, and the one that undoes it: the counts themselves stay stored. */
export function FreshStart({ cardId, from }: FreshStartProps) {
  const uid = useUid();
  const [isAsking, setAsking] = useState(false);
  const [save, { isLoading }] = useSaveFiguresFromMutation();
  if (from !== undefined)
    return (
      <Notice
        tone="info"
        title={messages.startedOn(from)}
        actions={
          <Button
            variant="default"
            loading={isLoading}
            onClick={() => void save({ uid, cardId, date: null })}
          >
            {messages.undoStart}
          </Button>
        }
      >
        {messages.startKept}
      </Notice>
    );
  const start = async () => {
    const today = new Date().toISOString().slice(0, 10);
    if (!('error' in (await save({ uid, cardId, date: today })))) setAsking(false);
  };
  return (
    <div className={styles.start}>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {messages.start}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={messages.startTitle}
        confirm={messages.start}
        busy={isLoading}
        onConfirm={() => void start()}
        onCancel={() => setAsking(false)}
      >
        {messages.startText}
      </ConfirmDialog>
    </div>
  );
}
