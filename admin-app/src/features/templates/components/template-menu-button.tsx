import type { ComponentProps } from 'react';
import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { messages } from '../messages';
import type { ListedTemplate } from '../template-rows';

interface TemplateMenuButtonProps extends ComponentProps<'button'> {
  row: ListedTemplate;
}

/** Renders the button of a template's menu. */
export function TemplateMenuButton({ row, ...button }: TemplateMenuButtonProps) {
  return (
    <ActionIcon variant="subtle" size={40} aria-label={messages.actionsOf(row.name)} {...button}>
      <IconDots size={20} aria-hidden />
    </ActionIcon>
  );
}
