import { IconCheck } from '@tabler/icons-react';
import { messages } from './messages';
import styles from './settings-page.module.css';
import type { SettingState } from './use-setting';

/** Renders the state of a setting's save; keeps its space when there is nothing to say. */
export function SavedMark({ state }: { state: SettingState }) {
  return (
    <p role="status" className={styles.mark}>
      {state === 'saved' && (
        <>
          <IconCheck size={16} aria-hidden /> {messages.saved}
        </>
      )}
      {state === 'queued' && messages.queued}
    </p>
  );
}
