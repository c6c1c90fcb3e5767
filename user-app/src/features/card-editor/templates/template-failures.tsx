import { Button } from '@mantine/core';
import { Notice } from 'shared-lib/ui/notice';
import { messages as editorMessages } from '../messages';
import { messages } from './messages';
import type { TemplateFailure } from './drawing/redraw-for-publishing';

interface TemplateFailuresProps {
  failures: readonly TemplateFailure[];
  onClose: () => void;
}

/** Lists, after publishing, where visitors see the card's own design in place of a template, and why. */
export function TemplateFailures({ failures, onClose }: TemplateFailuresProps) {
  return (
    <Notice
      tone="warning"
      title={messages.notPublishedAs}
      actions={
        <Button variant="default" onClick={onClose}>
          {editorMessages.dismiss}
        </Button>
      }
    >
      {failures.map(({ instanceId, name, reason }) => (
        <p key={instanceId}>{messages.failure(name, reason)}</p>
      ))}
    </Notice>
  );
}
