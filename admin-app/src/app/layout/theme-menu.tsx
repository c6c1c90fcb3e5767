import { useCallback, useState } from 'react';
import { Menu } from '@mantine/core';
import type { ThemeChoice } from 'shared-lib/ui/color-scheme';
import { messages } from './messages';
import { ThemeTrigger } from './theme-trigger';

const CHOICES: readonly ThemeChoice[] = ['light', 'dark', 'system'];

interface ThemeMenuProps {
  choice: ThemeChoice;
  onChoose: (choice: ThemeChoice) => void;
}

/** Renders the button with its menu, which is open at first: it was loaded by a press of the button. */
export function ThemeMenu({ choice, onChoose }: ThemeMenuProps) {
  const [opened, setOpened] = useState(false);
  const openAt = useCallback((button: HTMLButtonElement | null) => {
    // The menu gives the focus back to where it was as it opened, and the button that was pressed is gone.
    button?.focus();
    setOpened(button !== null);
  }, []);
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" shadow="md" hideDetached={false}>
      <Menu.Target>
        <ThemeTrigger ref={openAt} choice={choice} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={choice}
          onChange={(value) => {
            const theme = CHOICES.find((known) => known === value);
            if (theme) onChoose(theme);
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
