import { Button } from '@mantine/core';
import { Notice } from 'shared-lib/ui/notice';
import { formMessages as messages } from './form-messages';

interface OverlapNoticeProps {
  /** Labels of the fields on screen. */
  fields: readonly string[];
  onKeepOwn: () => void;
  onTakeStored: () => void;
}

/** Renders the notice that another tab has stored other values of the same fields, and the choice between both. */
export function OverlapNotice({ fields, onKeepOwn, onTakeStored }: OverlapNoticeProps) {
  if (fields.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={messages.overlap}
      actions={
        <>
          <Button onClick={onKeepOwn}>{messages.keepOwn}</Button>
          <Button variant="default" onClick={onTakeStored}>
            {messages.takeStored}
          </Button>
        </>
      }
    >
      <p>{messages.overlapText([...new Set(fields)].join(', '))}</p>
    </Notice>
  );
}
