import { Drawer } from '@mantine/core';
import '../component-sheets.css';
import { Glyph } from '../glyph';
import { useTopLayer } from '../layers';
import { useOpenAfterMount } from '../pressed-part';
import { messages } from './messages';
import styles from './phone-menu.module.css';
import layout from './side-layout.module.css';
import { SideNav, type SideNavProps } from './side-nav';

interface PhoneMenuProps extends SideNavProps {
  opened: boolean;
  onClose: () => void;
}

/** Renders the sections of an app in a drawer. */
export function PhoneMenu({ opened, onClose, ...nav }: PhoneMenuProps) {
  const isOpen = useOpenAfterMount(opened);
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={useTopLayer(isOpen)}
      size={288}
      position="left"
      classNames={{ content: styles.drawer }}
    >
      <Drawer.Overlay backgroundOpacity={0.4} />
      <Drawer.Content aria-label={messages.menu}>
        <button
          type="button"
          className={`${layout.menuButton} ${styles.close}`}
          aria-label={messages.closeMenu}
          onClick={onClose}
        >
          <Glyph name="close" size={22} />
        </button>
        <SideNav {...nav} />
      </Drawer.Content>
    </Drawer.Root>
  );
}
