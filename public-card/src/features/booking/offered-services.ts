import type { PublicService } from 'shared-lib/model/booking';
import type { BookingDraft } from './draft';
import type { MonthPage } from './months';

/** Services of an offer. */
export interface Offered {
  services: readonly PublicService[];
  /** The chosen service, or the only one. */
  service: PublicService | undefined;
}

/** Returns what a visitor can choose of. */
export function servicesOf({
  offer,
  draft,
}: {
  offer: MonthPage | null;
  draft: Pick<BookingDraft, 'serviceId'>;
}): Offered {
  const services = offer?.page.services ?? [];
  const service = services.length === 1 ? services[0] : services.find(({ id }) => id === draft.serviceId);
  return { services, service };
}
