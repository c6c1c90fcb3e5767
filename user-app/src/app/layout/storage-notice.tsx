import { useEffect, useState } from 'react';
import { findStorageTrouble, type StorageTrouble } from 'shared-lib/auth';
import { Notice } from 'shared-lib/ui/notice';
import { layoutMessages as messages } from './messages';

/** Explains the consequences of a browser that stores nothing. The app works without. */
export function StorageNotice() {
  const [trouble, setTrouble] = useState<StorageTrouble | null>(null);
  useEffect(() => {
    let gone = false;
    void findStorageTrouble().then((found) => {
      if (!gone) setTrouble(found);
    });
    return () => {
      gone = true;
    };
  }, []);
  return (
    trouble && (
      <Notice tone="info" title={messages.storage[trouble].title}>
        {messages.storage[trouble].text}
      </Notice>
    )
  );
}
