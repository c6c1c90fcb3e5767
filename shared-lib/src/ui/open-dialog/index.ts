export { OpenDialog } from './open-dialog';
export { useFocusBack } from './use-focus-back';
