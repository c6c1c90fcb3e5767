import { useState, type KeyboardEvent, type PointerEvent } from 'react';

/** Returns the day that a key leads to from another; `null` for a key that leads nowhere. */
function dayAfterKey(key: string, from: number, last: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    PageDown: from - 7,
    PageUp: from + 7,
    Home: 0,
    End: last,
  };
  const to = steps[key];
  return to === undefined ? null : Math.min(last, Math.max(0, to));
}

/**
 * Follows the day of a chart that is pointed at, or reached with the keys.
 *
 * @param days - Number of the chart's days.
 * @returns `pointed`, its index, `null` for none; `shown`, the index that screen readers read, by default the last; and
 *   the props of the drawing.
 */
export function usePointedDay(days: number) {
  const [pointed, setPointed] = useState<number | null>(null);
  const last = Math.max(0, days - 1);
  const shown = pointed ?? last;
  const handlers = {
    onKeyDown: (event: KeyboardEvent) => {
      const next = dayAfterKey(event.key, pointed ?? last + 1, last);
      if (next === null) return;
      event.preventDefault();
      setPointed(next);
    },
    onBlur: () => setPointed(null),
    onPointerMove: ({ currentTarget, clientX }: PointerEvent) => {
      const { left, width } = currentTarget.getBoundingClientRect();
      const share = Math.min(1, Math.max(0, (clientX - left) / width));
      setPointed(Math.round(share * last));
    },
    onPointerLeave: () => setPointed(null),
  };
  const slider = {
    role: 'slider',
    tabIndex: 0,
    'aria-valuemin': 0,
    'aria-valuemax': last,
    'aria-valuenow': shown,
  } as const;
  return { pointed, shown, drawing: { ...slider, ...handlers } };
}
