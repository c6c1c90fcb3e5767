import { ToastBar, Toaster } from 'react-hot-toast';
import { TOAST_SLIDE_MS } from './tones';
import './toasts.css';

/** Where toasts appear; rendered once, by whoever owns the page. */
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
