import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { useNetworkBack } from '../../client/network';
import { screenFailureMessages as messages } from '../screen-failure';
import styles from './lazy-screen.module.css';

/** Props of {@link UnloadedPart}. */
export interface UnloadedPartProps {
  isRetrying: boolean;
  /** Number of times that the button was pressed. After one the file may be gone with its release, and only a new page knows the next. */
  presses: number;
  /** True where the button was pressed a moment ago. */
  takesFocus: boolean;
  /** Called each time that the failure is on screen. */
  onShown: () => void;
  /** Called by a press, and when there may be a network again. */
  onRetry: (isPressed: boolean) => void;
}

/** Renders the error of a part of a screen whose file couldn't be loaded, in the part's place. */
export function UnloadedPart({ isRetrying, presses, takesFocus, onShown, onRetry }: UnloadedPartProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [takesFocusAtFirst] = useState(takesFocus);
  useEffect(onShown);
  useNetworkBack(true, () => onRetry(false));
  useLayoutEffect(() => {
    const retry = button.current;
    if (takesFocusAtFirst) retry?.focus({ preventScroll: true });
    return () => {
      // The part that comes doesn't have the button: the focus stays in its dialog, or on its screen.
      if (retry && retry === document.activeElement)
        retry.closest<HTMLElement>('[role=dialog], main')?.focus({ preventScroll: true });
    };
  }, [takesFocusAtFirst]);
  return (
    <div role="alert" className={styles.part}>
      <p>{messages.loadFailedText}</p>
      <div className={styles.actions}>
        {/* Not disabled while it loads, as it would lose the focus. */}
        <Button
          ref={button}
          variant="default"
          aria-disabled={isRetrying}
          onClick={() => {
            if (!isRetrying) onRetry(true);
          }}
        >
          {isRetrying ? messages.retrying : messages.retry}
        </Button>
        {presses > 0 && !isRetrying && navigator.onLine && (
          <Button variant="subtle" onClick={() => location.reload()}>
            {messages.reload}
          </Button>
        )}
      </div>
    </div>
  );
}
