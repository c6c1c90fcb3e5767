import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { formatValue, listChanges, nameField } from '../../audit-words';
import { messages } from './messages';
import styles from './settings.module.css';
import type { Edit } from './use-edit';

const fieldsOf = (value: object): Record<string, unknown> => Object.fromEntries(Object.entries(value));

/** Asks which of two edits to keep, and shows their differences; neither is lost until the answer. */
export function ConflictDialog<Value extends object>({ edit }: { edit: Edit<Value> }) {
  const { theirs, value } = edit;
  const differences = theirs ? listChanges(fieldsOf(theirs), fieldsOf(value)) : [];
  return (
    <ConfirmDialog
      opened={theirs !== null}
      title={messages.conflict}
      confirm={messages.keepMine}
      other={{ label: messages.takeTheirs, onChoose: edit.discard }}
      busy={edit.isSaving}
      onConfirm={() => void edit.keepMine()}
      onCancel={edit.goOn}
    >
      <p>{messages.conflictText}</p>
      <dl className={styles.differences}>
        {differences.map(({ path, before, after }) => (
          <div key={path}>
            <dt>{nameField(path)}</dt>
            <dd>{messages.theirs(formatValue(path, before))}</dd>
            <dd>{messages.mine(formatValue(path, after))}</dd>
          </div>
        ))}
      </dl>
    </ConfirmDialog>
  );
}
