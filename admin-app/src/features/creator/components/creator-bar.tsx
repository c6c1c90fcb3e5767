import { Button, TextInput } from '@mantine/core';
import { IconChevronRight, IconDeviceFloppy, IconUpload } from '@tabler/icons-react';
import { Link } from 'shared-lib/router';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { paths } from '../../../paths';
import type { TemplateEdit } from '../draft/use-template-draft';
import { messages } from '../messages';
import styles from './creator.module.css';
import { detailProblem } from './detail-problem';
import { Shortcuts, useAriaShortcuts } from './shortcuts';

const text = messages.workspace;

/** Id of the name's field, to focus it. */
export const NAME_FIELD = 'creator-name';

interface CreatorBarProps {
  edit: TemplateEdit;
  onSave: () => void;
  onPublish: () => void;
}

/** Reports whether owners have the present state of a template: it is public, and has no unpublished edits. */
function hasNothingToPublish({ source, saving }: Pick<TemplateEdit, 'source' | 'saving'>): boolean {
  const isSaved = saving.state === 'untouched' || saving.state === 'saved';
  return source.isPublic && source.baseRevision === null && isSaved;
}

/** Renders which template is edited, the state of saving, and the buttons to save and publish. */
export function CreatorBar({ edit, onSave, onPublish }: CreatorBarProps) {
  const { saving, draft, source, change } = edit;
  const keys = useAriaShortcuts();
  const named = draft.name.trim() !== '';
  const isPublished = hasNothingToPublish(edit);
  const sentence =
    saving.state === 'failed'
      ? saving.message
      : saving.state === 'conflict'
        ? messages.saveStates.unsaved
        : isPublished
          ? messages.nothingToPublish
          : saving.state === 'unsaved' && !named
            ? messages.nameFirst
            : messages.saveStates[saving.state];
  return (
    <div className={styles.bar}>
      <nav aria-label={text.path} className={styles.path}>
        <Link to={paths.templates}>{text.templates}</Link>
        <IconChevronRight size={16} aria-hidden />
      </nav>
      <TextInput
        id={NAME_FIELD}
        className={styles.name}
        aria-label={messages.name}
        placeholder={text.namePlaceholder}
        required
        value={draft.name}
        error={draft.name === '' ? undefined : detailProblem(draft, 'name')}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <StatusBadge tone={source.currentVersion === null ? 'neutral' : 'success'}>
        {source.currentVersion === null ? text.draft : text.version(source.currentVersion)}
      </StatusBadge>
      <span role="status" className={styles.saveState} data-state={saving.state}>
        {sentence}
      </span>
      <div className={styles.actions}>
        <Shortcuts />
        <Button
          variant="default"
          leftSection={<IconDeviceFloppy size={18} aria-hidden />}
          disabled={!named}
          aria-keyshortcuts={keys.save}
          onClick={onSave}
        >
          {saving.state === 'failed' ? messages.retry : messages.save}
        </Button>
        <Button
          leftSection={<IconUpload size={18} aria-hidden />}
          disabled={!named || isPublished}
          aria-keyshortcuts={keys.publish}
          onClick={onPublish}
        >
          {messages.publish}
        </Button>
      </div>
    </div>
  );
}
