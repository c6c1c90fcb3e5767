import { type ModalProps } from '@mantine/core';
import { Modal } from '../layers';
import { useFocusBack } from './use-focus-back';

/** Renders a dialog that is open for as long as it is mounted, and gives the focus back when it isn't any more. */
export function OpenDialog(props: Omit<ModalProps, 'opened'>) {
  useFocusBack(true);
  return <Modal {...props} opened />;
}
