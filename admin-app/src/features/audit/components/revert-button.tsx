import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { revertAudited } from 'shared-lib/data';
import type { AuditEntry } from 'shared-lib/domain';
import { AppError } from 'shared-lib/errors';
import { showToast } from 'shared-lib/toast';
import { describeAudit } from '../../../audit-words';
import { useAuthor } from '../../../session/admin-context';
import { AskDialog } from '../../../ui/ask-dialog';
import { messages } from '../messages';

/** Takes a change back; asks once more when others came after it. */
export function RevertButton({ entry, onReverted }: { entry: AuditEntry; onReverted: () => void }) {
  const author = useAuthor();
  const [isAsking, setAsking] = useState(false);
  const [isSuperseded, setSuperseded] = useState(false);

  const revert = async () => {
    try {
      await revertAudited(author, entry, { confirmed: isSuperseded });
    } catch (error) {
      if (error instanceof AppError && error.code === 'audit-superseded') setSuperseded(true);
      throw error;
    }
    showToast('success', messages.reverted);
    onReverted();
  };

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        aria-label={messages.revertOf(describeAudit(entry))}
        onClick={() => setAsking(true)}
      >
        {messages.revert}
      </Button>
      <AskDialog
        opened={isAsking}
        title={isSuperseded ? messages.supersededTitle : messages.revertTitle}
        confirm={isSuperseded ? messages.revertAnyway : messages.revert}
        danger={isSuperseded}
        onConfirm={revert}
        onClose={() => {
          setAsking(false);
          setSuperseded(false);
        }}
      >
        <p>{describeAudit(entry)}</p>
        <p>{isSuperseded ? messages.supersededText : messages.revertText}</p>
      </AskDialog>
    </>
  );
}
