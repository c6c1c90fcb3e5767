import type { PublicService } from 'shared-lib/model/booking';
import type { PaymentTerms } from '../booking-api';
import type { BookingDraft } from './state/draft';
import type { MonthPage } from '../time/months';

/** Services of an offer. */
export interface Offered {
  services: readonly PublicService[];
  /** The chosen service, or the only one. */
  service: PublicService | undefined;
}

/** Returns the services to choose from, and the chosen one with the payment terms that apply to this visitor. */
export function servicesOf({
  offer,
  draft,
  terms = null,
}: {
  offer: MonthPage | null;
  draft: Pick<BookingDraft, 'serviceId'>;
  terms?: PaymentTerms | null;
}): Offered {
  const services = offer?.page.services ?? [];
  const service = services.length === 1 ? services[0] : services.find(({ id }) => id === draft.serviceId);
  if (!service || !terms) return { services, service };
  const { payOnSite: _, ...rest } = service;
  const { due, refunds } = terms;
  return { services, service: { ...rest, isPaid: true, due, refunds } };
}
