import type { ReactNode } from 'react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';

/** Announcements of a sortable list to screen readers; positions count from 1. */
export interface SortableWords {
  dragInstructions: string;
  dragStart: (name: string) => string;
  dragOver: (name: string, place: number, count: number) => string;
  dragEnd: (name: string, place: number, count: number) => string;
  dragCancel: (name: string) => string;
}

interface SortableListProps<Id extends string> {
  /** Ids in the shown order. */
  ids: Id[];
  nameOf: (id: Id) => string;
  label: string;
  className: string | undefined;
  words: SortableWords;
  /** Called when an item is dropped on a position, from 0. */
  onMove: (id: Id, place: number) => void;
  /** The items: each a `SortableItem`. */
  children: ReactNode;
}

/** Renders a list that is sorted by dragging, with a pointer or with the keyboard. */
export function SortableList<Id extends string>({
  ids,
  nameOf,
  label,
  className,
  words,
  onMove,
  children,
}: SortableListProps<Id>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const idOf = (item: { id: string | number }) => ids.find((id) => id === item.id);
  const place = (item: { id: string | number }) => ids.findIndex((id) => id === item.id) + 1;
  const name = (item: { id: string | number }) => {
    const id = idOf(item);
    return id === undefined ? '' : nameOf(id);
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => words.dragStart(name(active)),
    onDragOver: ({ active, over }) =>
      over ? words.dragOver(name(active), place(over), ids.length) : undefined,
    onDragEnd: ({ active, over }) =>
      over ? words.dragEnd(name(active), place(over), ids.length) : undefined,
    onDragCancel: ({ active }) => words.dragCancel(name(active)),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        const moved = idOf(active);
        if (over && moved !== undefined) onMove(moved, place(over) - 1);
      }}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.dragInstructions } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className={className} aria-label={label}>
          {children}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
