import { Button } from '@mantine/core';
import { Notice } from 'shared-lib/ui/notice';
import styles from './dialogs.module.css';

interface DialogFooterProps {
  /** Why it did not happen; `null` as long as nothing speaks against it. */
  problem: string | null;
  isPending: boolean;
  /** The way out. */
  close: string;
  /** The verb of the form. */
  submit: string;
  color?: string;
  isDisabled?: boolean;
  onClose: () => void;
}

/** Where a dialog's form ends: what went wrong, the way out and the way on. */
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
