import { useState } from 'react';
import { loadBookingData } from 'shared-lib/data';
import type { Service } from 'shared-lib/domain/booking';
import { useUid } from 'shared-lib/store';
import { showErrorToast, showToast, showUndoToast } from 'shared-lib/toast';
import type { BookingData } from '../../booking-data/live-booking-endpoint';
import { savedOrQueued } from '../../ui/saved-or-queued';
import { formMessages, messages } from './messages';
import { contentOf, formOf, SERVICE_LIMITS } from './service-form';
import { inOrder, moveTo, ordersToStore } from './service-order';

/** What can be done to a service of the list. */
export interface ServiceActions {
  duplicate: (service: Service) => void;
  setHidden: (service: Service, hidden: boolean) => void;
  archive: (service: Service) => void;
  restore: (service: Service) => void;
  remove: (service: Service) => void;
  /** To a place among those that are offered, from 0. */
  move: (id: string, place: number) => void;
}

/**
 * What can be done to services, each shown at once: the database tells of a write before it is sent, and again when it is
 * refused.
 *
 * @param services - As they are stored, archived ones too.
 * @returns Those that are offered, in the order that was asked for last; those that are archived; and the actions.
 */
export function useServiceActions<Item extends Service>(
  services: readonly Item[],
): { offered: Item[]; archived: Item[]; actions: ServiceActions } {
  const uid = useUid();
  // The order that was asked for, until what is stored has it.
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const stored = services.filter(({ archivedAt }) => archivedAt === null);
  const offered = asked ? inOrder(stored, asked) : stored;
  if (asked && offered.every(({ id }, place) => stored[place]!.id === id)) setAsked(null);

  const act = async (write: (data: BookingData) => Promise<void>, done?: () => void) => {
    try {
      const outcome = await savedOrQueued(loadBookingData().then(write));
      if (outcome === 'queued') showToast('info', formMessages.queued);
      else done?.();
    } catch (error) {
      setAsked(null);
      showErrorToast(error);
    }
  };

  const setArchived = (service: Service, archived: boolean, done: () => void) =>
    void act((data) => data.setServiceArchived(service.id, archived), done);
  const restore = (service: Service) =>
    setArchived(service, false, () => showToast('success', messages.restored(service.name)));

  const actions: ServiceActions = {
    duplicate: (service) => {
      const copied = messages.copyName(
        service.name.slice(0, SERVICE_LIMITS.name - messages.copyName('').length),
      );
      const content = { ...contentOf(formOf(service)), payment: service.payment, name: copied };
      void act(
        // Hidden, so that nobody books what isn't finished.
        (data) =>
          data.createService(uid, data.newServiceId(), content, { order: nextPlace(services), hidden: true }),
        () => showToast('success', messages.duplicated(copied)),
      );
    },
    setHidden: (service, hidden) =>
      void act(
        (data) => data.updateService(service.id, { hidden }),
        () => showToast('success', hidden ? messages.hidden(service.name) : messages.shown(service.name)),
      ),
    archive: (service) =>
      setArchived(service, true, () =>
        showUndoToast(messages.archived(service.name), () => restore(service)),
      ),
    restore,
    remove: (service) =>
      void act(
        (data) => data.deleteService(service.id),
        () => showToast('success', messages.deleted(service.name)),
      ),
    move: (id, place) => {
      const before = offered.map((service) => service.id);
      const ids = moveTo(before, id, place);
      if (ids === before) return;
      setAsked(ids);
      void act((data) => data.orderServices(ordersToStore(services, ids)));
    },
  };
  return { offered, archived: services.filter(({ archivedAt }) => archivedAt !== null), actions };
}

/** The place after all others. */
export const nextPlace = (services: readonly Service[]): number =>
  Math.max(-1, ...services.map(({ order }) => order)) + 1;
