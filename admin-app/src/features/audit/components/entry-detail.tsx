import { useState } from 'react';
import { Anchor, Button } from '@mantine/core';
import { canRevert, type AuditEntry } from 'shared-lib/model';
import { Link } from 'shared-lib/router';
import { listChanges, type Names } from '../../../audit-words';
import { creatorHref, userHref } from '../../../paths';
import { CODE_FIELDS, codeOf } from '../code-of';
import { messages } from '../messages';
import styles from './audit.module.css';
import { ChangeList } from './change-list';
import { CodeChange } from './code-change';
import { RevertButton } from './revert-button';

interface EntryDetailProps {
  entry: AuditEntry;
  names: Names;
  onOnly: (docId: string) => void;
  onReverted: () => void;
}

/** Renders the details of a change: its fields, its code line by line, and its actions. */
export function EntryDetail({ entry, names, onOnly, onReverted }: EntryDetailProps) {
  const [showsCode, setShowsCode] = useState(false);
  const { collection, docId, action, before, after } = entry;
  const code = codeOf(entry);
  const all = listChanges(before, after);
  const changes = code ? all.filter(({ path }) => !CODE_FIELDS.has(path)) : all;
  const hasCode = code !== null && changes.length < all.length;
  return (
    <>
      {action === 'read' && <p>{messages.wasRead}</p>}
      {action !== 'read' && all.length === 0 && <p>{messages.noChange}</p>}
      {changes.length > 0 && <ChangeList changes={changes} names={names} />}
      {hasCode && (
        <Button variant="default" aria-expanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
          {showsCode ? messages.hideCode : messages.showCode}
        </Button>
      )}
      {hasCode && showsCode && <CodeChange templateId={docId} {...code} />}
      <div className={styles.ways}>
        <Button variant="subtle" size="compact-md" onClick={() => onOnly(docId)}>
          {messages.onlyThis}
        </Button>
        {collection === 'users' && (
          <Anchor component={Link} to={userHref(docId)}>
            {messages.openUser}
          </Anchor>
        )}
        {collection === 'userTemplates' && after && (
          <Anchor component={Link} to={creatorHref(docId)}>
            {messages.openTemplate}
          </Anchor>
        )}
        {canRevert(entry) && <RevertButton entry={entry} names={names} onReverted={onReverted} />}
      </div>
    </>
  );
}
