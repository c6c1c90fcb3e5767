import { useMemo, useState } from 'react';
import type { Service } from 'shared-lib/model/booking';
import { SortableList } from '../../../ui/sortable/sortable-list';
import { messages } from '../messages';
import type { ServiceActions } from '../use-service-actions';
import { OfferedService } from './service-item';
import styles from './service-list.module.css';

interface ServiceListProps {
  services: readonly (Service & { pending?: boolean })[];
  actions: ServiceActions;
  onEdit: (id: string) => void;
}

/** Renders the offered services, in the order in which visitors see them. */
export function ServiceList({ services, actions, onEdit }: ServiceListProps) {
  const [announcement, setAnnouncement] = useState('');
  const ids = useMemo(() => services.map(({ id }) => id), [services]);
  const nameOf = (id: string) => services[ids.indexOf(id)]?.name ?? '';
  const withWords: ServiceActions = {
    ...actions,
    move: (id, place) => {
      actions.move(id, place);
      setAnnouncement(messages.moved(nameOf(id), place + 1, ids.length));
    },
  };

  return (
    <>
      <SortableList
        ids={ids}
        nameOf={nameOf}
        label={messages.list}
        className={styles.list}
        words={messages}
        onMove={actions.move}
      >
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
      </SortableList>
      <p role="status" className={styles.announcement}>
        {announcement}
      </p>
    </>
  );
}
