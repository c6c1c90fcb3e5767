import { toast, ToastBar, Toaster as ToastList } from 'react-hot-toast';
import { TOAST_SLIDE_MS } from './tones';
import './toaster.css';

export { toast };

/** Renders the toasts. */
export function Toaster() {
  return (
    <ToastList position="bottom-center" containerClassName="tj-toasts" gutter={12}>
      {(shown) => (
        <ToastBar
          toast={shown}
          style={{
            animation: `${shown.visible ? 'tj-toast-in' : 'tj-toast-out'} ${TOAST_SLIDE_MS}ms ease-out forwards`,
          }}
        />
      )}
    </ToastList>
  );
}
