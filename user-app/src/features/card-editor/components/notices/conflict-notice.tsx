import { useState } from 'react';
import { Button } from '@mantine/core';
import { isOneOf, keysOf } from 'shared-lib/model';
import type { AutosaveState } from '../../../../card-draft/autosave-state';
import { readPath, type ContentPath } from '../../../../card-draft/content-paths';
import { labelOf } from '../../field-labels';
import { Notice } from 'shared-lib/ui/notice';
import { messages, styleMessages } from '../../messages';
import { sectionWords } from '../../sections/messages';
import styles from './conflict-notice.module.css';

interface ConflictNoticeProps {
  state: Pick<AutosaveState, 'draft' | 'base' | 'overlaps'>;
  onResolve: (keep: 'mine' | 'theirs') => void;
}

/** Shows both versions of fields that two tabs changed, and lets the owner choose. */
export function ConflictNotice({ state, onResolve }: ConflictNoticeProps) {
  const [open, setOpen] = useState(false);
  const { draft, base, overlaps } = state;
  const fields = overlaps.map((path) => nameOf(path, state)).join(', ');

  return (
    <Notice
      tone="warning"
      title={messages.conflict}
      actions={
        <>
          <Button variant="default" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? messages.hideTheirs : messages.showTheirs}
          </Button>
          <Button variant="filled" onClick={() => onResolve('mine')}>
            {messages.keepMine}
          </Button>
          <Button variant="default" onClick={() => onResolve('theirs')}>
            {messages.keepTheirs}
          </Button>
        </>
      }
    >
      <p>{messages.conflictText(fields)}</p>
      {open && (
        <dl className={styles.versions}>
          {overlaps.map((path) => (
            <div key={path} className={styles.field}>
              <dt>{nameOf(path, state)}</dt>
              <dd>
                <b>{messages.mine}:</b> {valueText(path, readPath(draft, path))}
              </dd>
              <dd>
                <b>{messages.theirs}:</b> {valueText(path, readPath(base, path))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Notice>
  );
}

function nameOf(path: ContentPath, { draft }: Pick<AutosaveState, 'draft'>): string {
  const [root, id = ''] = path.split('.');
  if (root === 'sections' && isOneOf(keysOf(sectionWords), id))
    return `${labelOf(path)} (${sectionWords[id].label})`;
  if (root !== 'links') return labelOf(path);
  const title = draft.links.find((link) => link.id === id)?.title;
  return `${labelOf(path)} (${title || messages.aLink})`;
}

function valueText(path: ContentPath, value: unknown): string {
  if (value === null || value === '') return messages.emptyValue;
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  const { schemes } = styleMessages;
  if (path === 'theme.scheme' && isOneOf(keysOf(schemes), value)) return schemes[value];
  if (typeof value === 'string') return value;
  return path === 'profile.photo' ? messages.fields.photo : messages.changedValue;
}
