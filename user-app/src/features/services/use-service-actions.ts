import { useRef } from 'react';
import { isolated } from 'shared-lib/model';
import type { Service } from 'shared-lib/model/booking';
import { useUid } from 'shared-lib/store';
import { showUndoToast } from 'shared-lib/toast';
import { DOUBLE_PRESS_MS } from 'shared-lib/ui/aimed-presses';
import { messages } from './messages';
import { moveTo, ordersToStore } from './service-order';
import {
  useArchiveServiceMutation,
  useDeleteServiceMutation,
  useDuplicateServiceMutation,
  useOrderServicesMutation,
  useRestoreServiceMutation,
  useSetServiceHiddenMutation,
} from './service-writes';

/** Actions on a service of the list. */
export interface ServiceActions {
  duplicate: (service: Service) => void;
  setHidden: (service: Service, hidden: boolean) => void;
  archive: (service: Service) => void;
  restore: (service: Service) => void;
  remove: (service: Service) => void;
  /** Moves a service to a position among the active ones, from 0. */
  move: (id: string, place: number) => void;
}

/** Returns the actions on the stored services, archived ones included. */
export function useServiceActions(services: readonly Service[]): ServiceActions {
  const uid = useUid();
  const copied = useRef<{ id: string; at: number } | null>(null);
  const [duplicate] = useDuplicateServiceMutation();
  const [setHidden] = useSetServiceHiddenMutation();
  const [archive] = useArchiveServiceMutation();
  const [restore] = useRestoreServiceMutation();
  const [remove] = useDeleteServiceMutation();
  const [order] = useOrderServicesMutation();
  return {
    duplicate: (service) => {
      const before = copied.current;
      copied.current = { id: service.id, at: Date.now() };
      // A double tap makes one copy.
      if (before?.id === service.id && copied.current.at - before.at < DOUBLE_PRESS_MS) return;
      void duplicate({ uid, service, services });
    },
    setHidden: (service, hidden) => void setHidden({ service, hidden }),
    archive: (service) =>
      void archive(service).then(({ data }) => {
        if (data === 'saved')
          showUndoToast(messages.archived(isolated(service.name)), () => void restore(service));
      }),
    restore: (service) => void restore(service),
    remove: (service) => void remove(service),
    move: (id, place) => {
      const before = services.filter(({ archivedAt }) => archivedAt === null).map((service) => service.id);
      const ids = moveTo(before, id, place);
      if (ids !== before) void order({ uid, orders: [...ordersToStore(services, ids)] });
    },
  };
}
