import { dialled, mapsUrl } from 'shared-lib/model';
import type { Booking } from 'shared-lib/model/booking';

/** The one press that an appointment begins with. */
export interface ContactAction {
  kind: 'call' | 'video' | 'map';
  href: string;
}

/** Returns the action by which an owner begins an appointment: the call, the video call, or the directions; `null` where none is known. */
export function contactAction({ service, customer }: Booking): ContactAction | null {
  const { kind, detail } = service.place;
  const number = dialled(customer.phone);
  const call = number === '' ? null : { kind: 'call' as const, href: `tel:${number}` };
  if (kind === 'video') return detail.startsWith('https://') ? { kind: 'video', href: detail } : call;
  if (kind === 'in-person' && detail !== '') return { kind: 'map', href: mapsUrl(detail) };
  return call;
}
