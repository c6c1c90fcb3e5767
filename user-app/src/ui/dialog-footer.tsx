import { Button } from '@mantine/core';
import { Notice } from 'shared-lib/ui/notice';
import styles from './dialog-footer.module.css';

interface DialogFooterProps {
  /** Message of the last failure; `null` for none. */
  problem: string | null;
  isPending: boolean;
  /** Label of the closing button. */
  close: string;
  /** Label of the submit button. */
  submit: string;
  color?: string;
  isDisabled?: boolean;
  onClose: () => void;
}

/** Renders the end of a dialog's form: its failure and both buttons. */
export function DialogFooter(props: DialogFooterProps) {
  const { problem, isPending, close, submit, color, isDisabled, onClose } = props;
  return (
    <>
      {problem && <Notice tone="error" title={problem} />}
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose} disabled={isPending}>
          {close}
        </Button>
        <Button type="submit" color={color} loading={isPending} disabled={isDisabled}>
          {submit}
        </Button>
      </div>
    </>
  );
}
