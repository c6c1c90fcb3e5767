import { ToastBar, Toaster } from 'react-hot-toast';
import { TOAST_SLIDE_MS } from './tones';
import './toasts.css';

/** Renders the toasts; rendered once, by the shell. */
export function Toasts() {
  return (
    <Toaster position="bottom-center" containerClassName="tj-toasts" gutter={12}>
      {(shown) => (
        <ToastBar
          toast={shown}
          style={{
            animation: `${shown.visible ? 'tj-toast-in' : 'tj-toast-out'} ${TOAST_SLIDE_MS}ms ease-out forwards`,
          }}
        />
      )}
    </Toaster>
  );
}
