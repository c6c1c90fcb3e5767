import type { ListedService } from 'shared-lib/data';
import { combinedVisit, type PublicVisit } from 'shared-lib/model/booking';

/** Services that an owner books by hand: one, or several in one visit. */
export interface HandVisit {
  /** Ids of the services, in their order. */
  serviceIds: string[];
  /** `null` for services that can't be one visit. */
  visit: PublicVisit | null;
}

/**
 * Returns the visit of the chosen services. Those that are gone are left out; where none is left it is of the first one.
 *
 * @param ids - In their order; missing in a draft from before there were visits.
 */
export function handVisit(services: readonly ListedService[], ids: readonly string[] = []): HandVisit {
  const found = ids.flatMap((id) => services.find((service) => service.id === id) ?? []);
  const chosen = found.length > 0 ? found : services.slice(0, 1);
  const visit = combinedVisit(
    chosen.map((service) => ({
      ...service,
      placeKind: service.place.kind,
      isPaid: service.payment.rule === 'link' && service.price > 0,
    })),
  );
  return { serviceIds: chosen.map(({ id }) => id), visit };
}
