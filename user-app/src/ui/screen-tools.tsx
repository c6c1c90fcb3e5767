import type { ReactNode } from 'react';
import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Link } from 'shared-lib/router';
import { uiMessages } from './messages';
import styles from './screen-tools.module.css';

/** A tool of a screen: another screen, or a dialog. */
export interface ScreenTool {
  icon: ReactNode;
  label: string;
  /** Address, or action. */
  go: string | (() => void);
}

/** Renders the tools of a screen in a row. */
export function ToolsRow({ tools }: { tools: readonly ScreenTool[] }) {
  return (
    <div className={styles.tools} role="group" aria-label={uiMessages.tools}>
      {tools.map(({ icon, label, go }) =>
        typeof go === 'string' ? (
          <Button key={label} component={Link} to={go} variant="default" leftSection={icon}>
            {label}
          </Button>
        ) : (
          <Button key={label} variant="default" leftSection={icon} onClick={go}>
            {label}
          </Button>
        ),
      )}
    </div>
  );
}

interface ToolsMenuProps {
  tools: readonly ScreenTool[];
  /** The screen's main action, as an icon. */
  main: ReactNode;
}

/** Renders the tools of a screen behind one button, with its main action beside it, where there is no room for a row. */
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
