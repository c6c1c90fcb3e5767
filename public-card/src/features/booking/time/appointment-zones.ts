import type { PublicService } from 'shared-lib/model/booking';
import { dateTimeAt } from '../format';

/** Zones in which an appointment is shown: the main one, and the other. */
export interface ShownZones {
  first: string;
  second: string;
}

/** Returns the zones of an appointment: in person the clocks of the place come first, otherwise the visitor's. */
export function zonesToShow(
  placeKind: PublicService['placeKind'],
  { owner, visitor }: { owner: string; visitor: string },
): ShownZones {
  return placeKind === 'in-person' ? { first: owner, second: visitor } : { first: visitor, second: owner };
}

/** Reports whether clocks of the two zones differ at an instant, so that the second has to be shown. */
export const clocksDiffer = (instant: number, { first, second }: ShownZones): boolean =>
  first !== second && dateTimeAt(instant, first) !== dateTimeAt(instant, second);
