import { useState, useSyncExternalStore } from 'react';
import { Button } from '@mantine/core';
import { Link } from 'shared-lib/router';
import { showUndoToast } from 'shared-lib/toast';
import { Notice } from 'shared-lib/ui/notice';
import { timeAgo } from 'shared-lib/ui/time-ago';
import { creatorHref } from '../../../paths';
import {
  dropMirror,
  listMirrors,
  mirrorDraft,
  subscribeToMirrors,
  type StoredDraft,
} from '../draft/draft-mirror';
import { messages } from '../messages';
import styles from './creator.module.css';

/** Renders the drafts that are only in this browser, such as a template without a name, to continue or discard them. */
export function UnsavedDrafts() {
  const drafts = useSyncExternalStore(subscribeToMirrors, listMirrors);
  const [now] = useState(Date.now);
  if (drafts.length === 0) return null;

  const discard = ({ id, ...mirrored }: StoredDraft, name: string) => {
    dropMirror(id);
    showUndoToast(messages.discarded(name), () => mirrorDraft(id, mirrored));
  };
  return (
    <Notice tone="info" title={messages.unsaved}>
      <ul className={styles.kept}>
        {drafts.map((entry) => {
          const name = entry.draft.name.trim() || messages.unnamed;
          return (
            <li key={entry.id}>
              <span>
                {name}
                {entry.at !== undefined && <span className={styles.keptAt}> · {timeAgo(entry.at, now)}</span>}
              </span>
              <Button component={Link} to={creatorHref(entry.id)} variant="default" size="compact-md">
                {messages.resume(name)}
              </Button>
              <Button variant="subtle" color="red" size="compact-md" onClick={() => discard(entry, name)}>
                {messages.discard(name)}
              </Button>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
