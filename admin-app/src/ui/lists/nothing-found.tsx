import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { uiMessages as messages } from '../messages';

interface NothingFoundProps {
  title: string;
  /** Suggestions. */
  children: ReactNode;
  onClear: () => void;
}

/** Renders the state of a list whose filters match nothing, with a button that clears them. */
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
