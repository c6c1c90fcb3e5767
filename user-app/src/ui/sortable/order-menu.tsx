import type { ReactNode } from 'react';
import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDotsVertical } from '@tabler/icons-react';
import { uiMessages as text } from '../messages';

interface OrderMenuProps {
  label: string;
  /** Position of the row, from 0. */
  place: number;
  count: number;
  onMove: (place: number) => void;
  /** Further entries. */
  children?: ReactNode;
}

/** Renders the menu of a row: a place up or down, and what else is done with the row as a whole. */
export function OrderMenu({ label, place, count, onMove, children }: OrderMenuProps) {
  return (
    <Menu position="bottom-end" hideDetached={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="dark" size={44} aria-label={label}>
          <IconDotsVertical size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconArrowUp size={18} aria-hidden />}
          disabled={place === 0}
          onClick={() => onMove(place - 1)}
        >
          {text.up}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={18} aria-hidden />}
          disabled={place === count - 1}
          onClick={() => onMove(place + 1)}
        >
          {text.down}
        </Menu.Item>
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}
