import { useRef, type TouchEvent } from 'react';

/** Least way of a finger that turns a page, and that is no press, in pixels. */
const TURN_PX = 60;
const PRESS_PX = 10;

/** Longest time of a swipe, in milliseconds: dragging a booking takes longer. */
const MAX_MS = 500;

/** Handlers that follow a finger. */
export interface Swipe {
  handlers: {
    onTouchStart: (event: TouchEvent) => void;
    onTouchMove: (event: TouchEvent) => void;
    onTouchEnd: (event: TouchEvent) => void;
  };
  /** Reports whether the last touch moved: what it ended on wasn't pressed. */
  hasMoved: () => boolean;
}

/**
 * Returns handlers that turn a page when one finger is swiped sideways: to the next page leftwards, to the former
 * rightwards.
 */
export function useSwipe(onTurn: (steps: 1 | -1) => void): Swipe {
  const begun = useRef<{ x: number; y: number; at: number } | null>(null);
  const moved = useRef(false);
  return {
    handlers: {
      onTouchStart: ({ touches, timeStamp }) => {
        const touch = touches[0];
        moved.current = false;
        begun.current =
          touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : null;
      },
      onTouchMove: ({ touches }) => {
        const [from, touch] = [begun.current, touches[0]];
        if (from && touch && Math.abs(touch.clientX - from.x) > PRESS_PX) moved.current = true;
      },
      onTouchEnd: ({ changedTouches, timeStamp }) => {
        const [from, touch] = [begun.current, changedTouches[0]];
        begun.current = null;
        if (!from || !touch || timeStamp - from.at > MAX_MS) return;
        const [wayX, wayY] = [touch.clientX - from.x, touch.clientY - from.y];
        if (Math.abs(wayX) >= TURN_PX && Math.abs(wayX) > 2 * Math.abs(wayY)) onTurn(wayX < 0 ? 1 : -1);
      },
    },
    hasMoved: () => moved.current,
  };
}
