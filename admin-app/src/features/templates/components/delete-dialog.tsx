import type { TemplateUse } from 'shared-lib/model';
import { useWrite } from 'shared-lib/store';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { messages } from '../messages';
import type { ListedTemplate } from '../template-rows';

interface DeleteDialogProps {
  /** Template to delete; `null` while the dialog is closed. */
  row: ListedTemplate | null;
  /** `undefined` until it is counted. */
  use: TemplateUse | undefined;
  /** Deletes it; returns whether it is gone. */
  onDelete: (row: ListedTemplate) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for confirmation before a template is deleted for good, with the number of its cards. */
export function DeleteDialog({ row, use, onDelete, onClose }: DeleteDialogProps) {
  const [remove, { isLoading }] = useWrite(async (one: ListedTemplate) => {
    if (await onDelete(one)) onClose();
  });
  return (
    <ConfirmDialog
      opened={row !== null}
      title={row ? messages.deleteTitle(row.name) : ''}
      confirm={messages.remove}
      danger
      busy={isLoading}
      onConfirm={() => row && void remove(row)}
      onCancel={onClose}
    >
      <p>{use && messages.deleteUsed(use.usage)}</p>
      <p>{messages.deleteFinal}</p>
    </ConfirmDialog>
  );
}
