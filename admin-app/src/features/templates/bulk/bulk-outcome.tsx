import { Anchor, Button } from '@mantine/core';
import { Link } from 'shared-lib/router';
import { creatorHref } from '../../../paths';
import dialog from '../../../ui/dialogs/dialog.module.css';
import { messages } from '../messages';
import styles from './bulk.module.css';
import { canBeUndone, type Bulk } from './use-bulk';

const text = messages.bulk;

interface BulkOutcomeProps {
  result: NonNullable<Bulk['result']>;
  onUndo: () => void;
  onClose: () => void;
}

/** Renders the outcome of a bulk action for each template, with the button to undo it. */
export function BulkOutcome({ result, onUndo, onClose }: BulkOutcomeProps) {
  const { done, failed, left, order } = result;
  return (
    <div className={styles.content}>
      <p role="status">{text.outcome(done.length, failed.length)}</p>
      {failed.length > 0 && (
        <ul className={styles.failures} aria-label={text.failures}>
          {failed.map(({ id, name, message, isUnchecked }) => (
            <li key={id}>
              <strong>{name}</strong>: {message}{' '}
              {isUnchecked && (
                <Anchor component={Link} to={creatorHref(id, { publish: true })} underline="always">
                  {text.check}
                </Anchor>
              )}
            </li>
          ))}
        </ul>
      )}
      {left > 0 && <p>{text.stopped(left)}</p>}
      <div className={dialog.buttons}>
        {done.length > 0 && canBeUndone(order) && (
          <Button variant="default" onClick={onUndo}>
            {text.undo}
          </Button>
        )}
        <Button data-autofocus onClick={onClose}>
          {text.close}
        </Button>
      </div>
    </div>
  );
}
