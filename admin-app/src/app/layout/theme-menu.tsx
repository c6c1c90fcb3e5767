import { Menu } from '@mantine/core';
import type { ThemeChoice } from 'shared-lib/ui/color-scheme';
import 'shared-lib/ui/component-sheets.css';
import { PressedMenu } from '../../ui/pressed-menu';
import { messages } from './messages';
import { ThemeTrigger } from './theme-trigger';

const CHOICES: readonly ThemeChoice[] = ['light', 'dark', 'system'];

interface ThemeMenuProps {
  choice: ThemeChoice;
  onChoose: (choice: ThemeChoice) => void;
}

/** Renders the themes to choose from, with their button. */
export function ThemeMenu({ choice, onChoose }: ThemeMenuProps) {
  return (
    <PressedMenu
      button={(ref) => <ThemeTrigger ref={ref} choice={choice} />}
      shadow="md"
      hideDetached={false}
    >
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
    </PressedMenu>
  );
}
