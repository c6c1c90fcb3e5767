import type { ComponentProps } from 'react';
import { ActionIcon } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import type { ThemeChoice } from 'shared-lib/ui/color-scheme';
import { messages } from './messages';

const ICONS = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop } as const;

interface ThemeTriggerProps extends ComponentProps<'button'> {
  choice: ThemeChoice;
}

/** Renders the button that says which theme is in force. */
export function ThemeTrigger({ choice, ...button }: ThemeTriggerProps) {
  const Icon = ICONS[choice];
  return (
    <ActionIcon
      variant="subtle"
      color="dark"
      size={44}
      aria-label={messages.theme(messages.themes[choice])}
      {...button}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}
