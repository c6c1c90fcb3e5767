import type { Announcements } from '@dnd-kit/core';
import { linkMessages as text } from '../messages';

/**
 * What a screen reader is told while a link is dragged.
 *
 * @param nameOf - What a link is called, by its id.
 * @param placeOf - Where a link is, from 1.
 */
export function dragAnnouncements(
  nameOf: (id: string) => string,
  placeOf: (id: string) => number,
  count: number,
): Announcements {
  return {
    onDragStart: ({ active }) => text.dragStart(nameOf(String(active.id))),
    onDragOver: ({ active, over }) =>
      over ? text.dragOver(nameOf(String(active.id)), placeOf(String(over.id)), count) : undefined,
    onDragEnd: ({ active, over }) =>
      over ? text.dragEnd(nameOf(String(active.id)), placeOf(String(over.id)), count) : undefined,
    onDragCancel: ({ active }) => text.dragCancel(nameOf(String(active.id))),
  };
}
