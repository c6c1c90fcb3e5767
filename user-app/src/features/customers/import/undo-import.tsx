import { Button } from '@mantine/core';
import { useUid } from 'shared-lib/store';
import { Notice } from 'shared-lib/ui/notice';
import styles from '../customers-page.module.css';
import { messages } from '../messages';
import { useListImportsQuery, useUndoImportMutation } from '../person-writes';

const words = messages.import.undo;

const DAY = new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long' });

/** Renders the button that takes an import back, and what became of it. */
export function UndoImport({ importId, about }: { importId: string; about?: string }) {
  const [undo, { data, error, isLoading }] = useUndoImportMutation();
  if (data)
    return (
      <Notice tone="success" title={words.done(data.removed, data.restored)}>
        {data.kept > 0 && words.kept(data.kept, data.names)}
      </Notice>
    );
  return (
    <>
      {about && <p>{about}</p>}
      <div>
        <Button
          variant="default"
          loading={isLoading}
          aria-label={about && `${words.button}: ${about}`}
          onClick={() => void undo(importId)}
        >
          {words.button}
        </Button>
      </div>
      {error && <Notice tone="error" title={error.message ?? ''} />}
    </>
  );
}

/** Renders the imports of the last seven days, each with its button; nothing without any. */
export function PastImports() {
  const { data = [] } = useListImportsQuery(useUid());
  if (data.length === 0) return null;
  return (
    <section className={styles.form}>
      <h3 className={styles.subheading}>{words.past}</h3>
      <p className={styles.soft}>{words.help}</p>
      <ul className={styles.lines}>
        {data.map(({ importId, at, added, known }) => (
          <li key={importId} className={styles.form}>
            <UndoImport importId={importId} about={words.entry(DAY.format(at), added, known)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
