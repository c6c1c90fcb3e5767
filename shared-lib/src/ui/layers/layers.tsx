import {
  Drawer as LibraryDrawer,
  Modal as LibraryModal,
  type DrawerProps,
  type ModalProps,
} from '@mantine/core';
import { useTopLayer } from './use-top-layer';

/** Renders a dialog, which Escape closes while it is above all others. */
export function Modal({ closeOnEscape = true, ...props }: ModalProps) {
  const isTop = useTopLayer(props.opened);
  return <LibraryModal {...props} closeOnEscape={closeOnEscape && isTop} />;
}

/** Renders a panel at a side of the window, which Escape closes while nothing is above it. */
export function Drawer({ closeOnEscape = true, ...props }: DrawerProps) {
  const isTop = useTopLayer(props.opened);
  return <LibraryDrawer {...props} closeOnEscape={closeOnEscape && isTop} />;
}
