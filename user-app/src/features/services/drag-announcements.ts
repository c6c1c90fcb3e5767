import type { Announcements } from '@dnd-kit/core';
import { messages } from './messages';

/**
 * What a screen reader is told while a service is dragged.
 *
 * @param nameOf - What a service is called, by its id.
 * @param placeOf - Where a service is, from 1.
 */
export function dragAnnouncements(
  nameOf: (id: string) => string,
  placeOf: (id: string) => number,
  count: number,
): Announcements {
  return {
    onDragStart: ({ active }) => messages.dragStart(nameOf(String(active.id))),
    onDragOver: ({ active, over }) =>
      over ? messages.dragOver(nameOf(String(active.id)), placeOf(String(over.id)), count) : undefined,
    onDragEnd: ({ active, over }) =>
      over ? messages.dragEnd(nameOf(String(active.id)), placeOf(String(over.id)), count) : undefined,
    onDragCancel: ({ active }) => messages.dragCancel(nameOf(String(active.id))),
  };
}
