import {
  addableServices,
  combinedVisit,
  partsOf,
  type PublicService,
  type PublicVisit,
} from 'shared-lib/model/booking';
import type { Offered } from '../offered-services';

/** Services of a visit that is being booked. */
export interface VisitChoice {
  /** In their order. */
  chosen: readonly PublicService[];
  /** Services in one, or the only one; missing until one is chosen. */
  visit: PublicVisit | undefined;
  /** Services that can be added. */
  addable: readonly PublicService[];
}

/**
 * Returns the visit that a visitor has chosen. What was added counts only while the card offers it together with the rest.
 *
 * @param added - Ids of the services after the first one, in their order.
 */
export function visitChoice({ services, service }: Offered, added: readonly string[] = []): VisitChoice {
  if (!service) return { chosen: [], visit: undefined, addable: [] };
  const chosen = added.reduce<PublicService[]>(
    (before, id) => {
      const next = addableServices(before, services).find((one) => one.id === id);
      return next ? [...before, next] : before;
    },
    [service],
  );
  return { chosen, visit: combinedVisit(chosen) ?? service, addable: addableServices(chosen, services) };
}

/** Returns the ids of a choice's services, in their order. */
export const idsOf = ({ visit }: VisitChoice): string[] => (visit ? partsOf(visit).map(({ id }) => id) : []);
