import { Button } from '@mantine/core';
import { IconLayout2 } from '@tabler/icons-react';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { styleMessages as text } from '../messages';

/** Plantilla: the design that the card uses. */
export function TemplatePanel({ onToStyle }: { onToStyle: () => void }) {
  return (
    <EmptyState
      icon={<IconLayout2 size={28} stroke={1.5} />}
      title={text.templateTitle}
      action={
        <Button variant="light" onClick={onToStyle}>
          {text.toStyle}
        </Button>
      }
    >
      {text.templateText}
    </EmptyState>
  );
}
