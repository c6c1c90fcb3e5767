import type { LocalDate } from 'shared-lib/model/booking';
import type { createStore } from 'shared-lib/store';
import { availabilityEndpoints } from '../booking-data/endpoints/availability-endpoints';
import { calendarSourcesEndpoints } from '../booking-data/endpoints/calendar-sources-endpoints';

/** Stores that Ana has no other calendars and no taken time between two dates, as far as an agenda shows them; inside `act`. */
export function haveNoOtherCalendars(
  { dispatch }: ReturnType<typeof createStore>,
  dates: { from: LocalDate; to: LocalDate },
): void {
  dispatch(
    calendarSourcesEndpoints.util.upsertQueryEntries([
      { endpointName: 'calendarSources', arg: 'ana', value: [] },
    ]),
  );
  const arg = { uid: 'ana', ...dates };
  dispatch(availabilityEndpoints.util.upsertQueryEntries([{ endpointName: 'takenTime', arg, value: [] }]));
  // The store drops this answer without a subscriber.
  void dispatch(availabilityEndpoints.endpoints.takenTime.initiate(arg));
}
