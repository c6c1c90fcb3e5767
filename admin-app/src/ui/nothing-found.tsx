import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { uiMessages as messages } from './messages';

interface NothingFoundProps {
  title: string;
  /** What else may be tried. */
  children: ReactNode;
  onClear: () => void;
}

/** A list whose filters leave nothing of it, and the way back to all. */
export function NothingFound({ title, children, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      icon={<IconSearchOff size={28} stroke={1.5} />}
      title={title}
      action={
        <Button variant="default" onClick={onClear}>
          {messages.clearFilters}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
