import { useMemo } from 'react';
import type { Card, ShownService } from 'shared-lib/model';
import { useServicesQuery } from '../../../booking-data/endpoints/service-endpoints';

/** Returns the services that visitors can book on a card, in their order; none while nothing can be booked on it. */
export function useShownServices({ id, userId, bookingEnabled }: Card, skip = false): ShownService[] {
  const { data: services } = useServicesQuery(userId, { skip: skip || bookingEnabled !== true });
  return useMemo(
    () =>
      bookingEnabled === true && services
        ? services
            .filter(
              ({ hidden, archivedAt, cardIds }) => !hidden && archivedAt === null && cardIds.includes(id),
            )
            .toSorted((one, other) => one.order - other.order)
        : [],
    [services, id, bookingEnabled],
  );
}
