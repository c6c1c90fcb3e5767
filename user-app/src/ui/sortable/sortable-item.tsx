import type { ReactNode } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconGripVertical } from '@tabler/icons-react';
import styles from './sortable-item.module.css';

interface SortableItemProps {
  id: string;
  /** Name of the handle: what it moves. */
  moveLabel: string;
  /** Role of the handle, in words. */
  dragRole: string;
  /** True where there is room for a wider handle. */
  isWide?: boolean;
  /** Content of the item, from the handle and whether it is being dragged. */
  children: (handle: ReactNode, isDragging: boolean) => ReactNode;
}

/** Renders an item of a `SortableList`, with a handle to drag it by. */
export function SortableItem({ id, moveLabel, dragRole, isWide = false, children }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, attributes: { roleDescription: dragRole } });
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className={styles.handle}
      data-wide={isWide || undefined}
      {...attributes}
      {...listeners}
      aria-label={moveLabel}
    >
      <IconGripVertical size={20} aria-hidden />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={styles.item}
    >
      {children(handle, isDragging)}
    </li>
  );
}
