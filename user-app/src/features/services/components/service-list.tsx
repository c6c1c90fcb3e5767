import { useMemo, useState } from 'react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { Service } from 'shared-lib/domain/booking';
import { dragAnnouncements } from '../drag-announcements';
import { messages } from '../messages';
import type { ServiceActions } from '../use-service-actions';
import { OfferedService } from './service-item';
import styles from './service-list.module.css';

interface ServiceListProps {
  services: readonly (Service & { pending?: boolean })[];
  actions: ServiceActions;
  onEdit: (id: string) => void;
}

/** The services that are offered, in the order in which visitors see them. */
export function ServiceList({ services, actions, onEdit }: ServiceListProps) {
  const [announcement, setAnnouncement] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = useMemo(() => services.map(({ id }) => id), [services]);
  const placeOf = (id: string) => ids.indexOf(id) + 1;
  const nameOf = (id: string) => services[placeOf(id) - 1]?.name ?? '';

  const drop = ({ active, over }: DragEndEvent) => {
    if (over) actions.move(String(active.id), ids.indexOf(String(over.id)));
  };
  const withWords: ServiceActions = {
    ...actions,
    move: (id, place) => {
      actions.move(id, place);
      setAnnouncement(messages.moved(nameOf(id), place + 1, ids.length));
    },
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: dragAnnouncements(nameOf, placeOf, ids.length),
        screenReaderInstructions: { draggable: messages.dragInstructions },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className={styles.list} aria-label={messages.list}>
          {services.map((service, place) => (
            <OfferedService
              key={service.id}
              service={service}
              place={place}
              count={services.length}
              actions={withWords}
              onEdit={onEdit}
            />
          ))}
        </ul>
      </SortableContext>
      <p role="status" className={styles.announcement}>
        {announcement}
      </p>
    </DndContext>
  );
}
