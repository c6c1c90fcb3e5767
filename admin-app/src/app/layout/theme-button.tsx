import { ActionIcon, Menu } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useFlag } from 'shared-lib/flags';
import { useAuth } from 'shared-lib/store';
import type { ThemeChoice } from 'shared-lib/ui/color-scheme';
import { messages } from './messages';
import { useSaveThemeMutation } from './theme-write';

const ICONS = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop } as const;
const CHOICES: readonly ThemeChoice[] = ['light', 'dark', 'system'];

/** Renders the choice of the theme, while the flag offers it. The page follows the account's record. */
export function ThemeButton() {
  const offered = useFlag('dark_mode_v2');
  const { user } = useAuth();
  const [save] = useSaveThemeMutation();
  if (!offered || !user) return null;
  const choice = user.settings?.theme ?? 'light';
  const Icon = ICONS[choice];
  return (
    <Menu position="bottom-end" shadow="md" hideDetached={false}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="dark"
          size={44}
          aria-label={messages.theme(messages.themes[choice])}
        >
          <Icon size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={choice}
          onChange={(value) => {
            const theme = CHOICES.find((known) => known === value);
            if (theme) void save({ uid: user.id, theme });
          }}
        >
          {CHOICES.map((value) => (
            <Menu.RadioItem key={value} value={value} closeMenuOnClick>
              {messages.themes[value]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
