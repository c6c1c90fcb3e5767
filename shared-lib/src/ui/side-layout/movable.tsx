import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** A part of a layout that is in one of several places, and keeps its state and the focus when it moves. */
interface Movable {
  element: HTMLElement;
  standIn: (place: HTMLElement) => void;
}

function createMovable(): Movable {
  const element = document.createElement('div');
  // Its place lays out its children as if they were the place's own.
  element.style.display = 'contents';
  let focused: HTMLElement | null = null;
  let hasStood = false;
  element.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) focused = target;
  });
  element.addEventListener('focusout', () => {
    // An element that is hidden or removed loses the focus without anybody's intention: it is still remembered.
    if (focused?.getClientRects().length) focused = null;
  });
  return {
    element,
    standIn(place) {
      place.append(element);
      if (document.activeElement === document.body) focused?.focus({ preventScroll: true });
      // Popovers beside it update their position on this event.
      if (hasStood) dispatchEvent(new Event('resize'));
      hasStood = true;
    },
  };
}

/** Returns a movable part, and its portal, which the layout has to render. Put it in a place with {@link Place}. */
export function useMovable(children: ReactNode): [Movable, ReactNode] {
  const [movable] = useState(createMovable);
  return [movable, createPortal(children, movable.element)];
}

/** Renders the present place of a movable part. */
export function Place({ of }: { of: Movable }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) of.standIn(place.current);
  }, [of]);
  return <div ref={place} style={{ display: 'contents' }} />;
}
