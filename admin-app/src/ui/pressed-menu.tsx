import { useCallback, useState, type ReactElement, type ReactNode, type RefCallback } from 'react';
import { Menu, type MenuProps } from '@mantine/core';

interface PressedMenuProps extends Pick<MenuProps, 'width' | 'shadow' | 'hideDetached'> {
  /** Renders the button of the menu, which looks like the one that was pressed. */
  button: (ref: RefCallback<HTMLButtonElement>) => ReactElement;
  children: ReactNode;
}

/** Renders a menu that a press of its button has loaded: it is open at first, in place of that button. */
export function PressedMenu({ button, children, ...menu }: PressedMenuProps) {
  const [opened, setOpened] = useState(false);
  const openAt = useCallback((element: HTMLButtonElement | null) => {
    // The menu gives the focus back to where it was as it opened, and the button that was pressed is gone.
    element?.focus();
    setOpened(element !== null);
  }, []);
  return (
    <Menu {...menu} opened={opened} onChange={setOpened} position="bottom-end">
      <Menu.Target>{button(openAt)}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
