import { Button } from '@mantine/core';
import { IconDeviceFloppy, IconUpload } from '@tabler/icons-react';
import type { TemplateEdit } from '../draft/use-template-draft';
import { messages } from '../messages';
import styles from './creator.module.css';
import { Shortcuts, useAriaShortcuts } from './shortcuts';

/** Renders the state of saving, and the buttons to save and publish. */
export function CreatorBar({ edit, onPublish }: { edit: TemplateEdit; onPublish: () => void }) {
  const { saving, draft } = edit;
  const keys = useAriaShortcuts();
  const named = draft.name.trim() !== '';
  const told =
    saving.state === 'failed'
      ? saving.message
      : saving.state === 'conflict'
        ? messages.saveStates.unsaved
        : saving.state === 'unsaved' && !named
          ? messages.nameFirst
          : messages.saveStates[saving.state];
  return (
    <div className={styles.bar}>
      <span role="status" className={styles.saveState} data-state={saving.state}>
        {told}
      </span>
      <Shortcuts />
      <Button
        variant="default"
        leftSection={<IconDeviceFloppy size={18} aria-hidden />}
        disabled={!named}
        aria-keyshortcuts={keys.save}
        onClick={() => void edit.save()}
      >
        {saving.state === 'failed' ? messages.retry : messages.save}
      </Button>
      <Button
        leftSection={<IconUpload size={18} aria-hidden />}
        disabled={!named}
        aria-keyshortcuts={keys.publish}
        onClick={onPublish}
      >
        {messages.publish}
      </Button>
    </div>
  );
}
