import { useAnswer } from 'shared-lib/answers';
import { findStorageTrouble } from 'shared-lib/auth';
import { Notice } from 'shared-lib/ui/notice';
import { layoutMessages as messages } from './messages';

/** Explains the consequences of a browser that stores nothing. The app works without. */
export function StorageNotice() {
  const { data: trouble } = useAnswer([], findStorageTrouble);
  return (
    trouble && (
      <Notice tone="info" title={messages.storage[trouble].title}>
        {messages.storage[trouble].text}
      </Notice>
    )
  );
}
