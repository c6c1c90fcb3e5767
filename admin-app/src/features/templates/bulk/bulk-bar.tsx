import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconEye, IconEyeOff, IconFileExport, IconTag } from '@tabler/icons-react';
import { messages } from '../messages';
import { BulkDialog } from './bulk-dialog';
import styles from './bulk.module.css';
import type { BulkItem } from './run-bulk';
import { useBulk, type BulkAction } from './use-bulk';

const text = messages.bulk;

const ACTIONS = [
  { action: 'show', label: messages.publish, Icon: IconEye },
  { action: 'hide', label: messages.hide, Icon: IconEyeOff },
  { action: 'tag', label: text.tag, Icon: IconTag },
  { action: 'export', label: messages.export, Icon: IconFileExport },
] as const;

interface BulkBarProps {
  /** Selected templates. */
  items: readonly BulkItem[];
  onClear: () => void;
  onChange: () => void;
}

/** Renders the actions on the selected templates; it stays in view while any are selected. */
export function BulkBar({ items, onClear, onChange }: BulkBarProps) {
  const bulk = useBulk(onChange);
  const [action, setAction] = useState<BulkAction | null>(null);
  return (
    <>
      {items.length > 0 && (
        <div role="group" aria-label={text.bar} className={styles.bar}>
          <p role="status">{text.selected(items.length)}</p>
          {ACTIONS.map(({ action: name, label, Icon }) => (
            <Button
              key={name}
              variant="default"
              size="compact-md"
              leftSection={<Icon size={16} aria-hidden />}
              onClick={() => setAction(name)}
            >
              {label}
            </Button>
          ))}
          <Button variant="subtle" size="compact-md" onClick={onClear}>
            {text.clear}
          </Button>
        </div>
      )}
      <BulkDialog action={action} items={items} bulk={bulk} onClose={() => setAction(null)} />
    </>
  );
}
