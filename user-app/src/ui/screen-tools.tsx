import type { ReactNode } from 'react';
import { ActionIcon, Group, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Link } from 'shared-lib/router';
import { uiMessages } from './messages';

/** A tool of a screen: another screen, or a dialog. */
export interface ScreenTool {
  icon: ReactNode;
  label: string;
  /** Address, or action. */
  go: string | (() => void);
}

interface ToolsMenuProps {
  tools: readonly ScreenTool[];
  /** The screen's main action. */
  main: ReactNode;
}

/** Renders the tools of a screen behind one button, with its main action beside it. */
export function ToolsMenu({ tools, main }: ToolsMenuProps) {
  return (
    <Group gap="xs" wrap="nowrap">
      <Menu
        position="bottom-end"
        hideDetached={false}
        withinPortal={false}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <ActionIcon variant="default" size={44} aria-label={uiMessages.tools}>
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {tools.map(({ icon, label, go }) =>
            typeof go === 'string' ? (
              <Menu.Item key={label} component={Link} to={go} leftSection={icon} mih={44}>
                {label}
              </Menu.Item>
            ) : (
              <Menu.Item key={label} leftSection={icon} mih={44} onClick={go}>
                {label}
              </Menu.Item>
            ),
          )}
        </Menu.Dropdown>
      </Menu>
      {main}
    </Group>
  );
}
