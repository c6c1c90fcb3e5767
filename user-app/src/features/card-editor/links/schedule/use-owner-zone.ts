import { useAuth, useUid } from 'shared-lib/store';
import { useAvailabilityQuery } from '../../../../booking-data/endpoints/availability-endpoints';
import { deviceZone } from '../../../../booking-data/booking-times';

/** Returns the zone of the account's hours, else of its profile, else of this device: the country of a phone number follows from it. */
export function useOwnerZone(): string {
  const { user } = useAuth();
  const { data: hours } = useAvailabilityQuery(useUid());
  return hours?.zone ?? (user?.timezone || deviceZone());
}
