import type { ReactNode } from 'react';
import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconBan,
  IconCalendarShare,
  IconDots,
  IconDownload,
  IconListDetails,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from 'shared-lib/router';
import { paths } from '../../../paths';
import { messages } from '../messages';
import styles from './agenda-tools.module.css';

/** A tool beside the agenda: another screen, or a dialog. */
interface AgendaTool {
  icon: ReactNode;
  label: string;
  /** Address, or action. */
  go: string | (() => void);
}

interface AgendaToolsProps {
  onBlock: () => void;
  onExport: () => void;
  onSubscribe: () => void;
}

const toolsOf = ({ onBlock, onExport, onSubscribe }: AgendaToolsProps): AgendaTool[] => [
  { icon: <IconListDetails size={18} aria-hidden />, label: messages.services, go: paths.services },
  { icon: <IconBan size={18} aria-hidden />, label: messages.block, go: onBlock },
  { icon: <IconUsers size={18} aria-hidden />, label: messages.customers, go: '?vista=clientes' },
  { icon: <IconDownload size={18} aria-hidden />, label: messages.csv.open, go: onExport },
  { icon: <IconCalendarShare size={18} aria-hidden />, label: messages.subscribe, go: onSubscribe },
];

/** Renders the tools beside the agenda, in a row. */
export function AgendaTools(props: AgendaToolsProps) {
  return (
    <div className={styles.tools} role="group" aria-label={messages.tools}>
      {toolsOf(props).map(({ icon, label, go }) =>
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

/** Renders the tools behind one button, where there is no room for a row. */
export function AgendaToolsMenu(props: AgendaToolsProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={44} aria-label={messages.tools}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {toolsOf(props).map(({ icon, label, go }) =>
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
  );
}
