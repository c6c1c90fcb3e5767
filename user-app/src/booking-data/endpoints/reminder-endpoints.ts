import { callFunction, loadBookingData } from 'shared-lib/data';
import type { CallableInput } from 'shared-lib/model';
import { REMINDED_AT_ONCE, type HourNote, type ReminderSettings } from 'shared-lib/model/booking';
import { answerOf, dataApi, serverWrite, storedWrite, type Stored } from 'shared-lib/store';
import { liveBookingEndpoint } from './live-booking-endpoint';

/** A booking at one of its sequences: a change of it has another link. */
export interface LinkRequest {
  id: string;
  sequence: number;
}

/** Names a booking's link in the answer. */
export const linkKey = ({ id, sequence }: LinkRequest): string => `${id}:${sequence}`;

/** Fetches the paths of links, a hundred at a time. */
async function readLinks(requests: readonly LinkRequest[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (let from = 0; from < requests.length; from += REMINDED_AT_ONCE) {
    const part = requests.slice(from, from + REMINDED_AT_ONCE);
    const { paths } = await callFunction('reminderLinks', { bookingIds: part.map(({ id }) => id) });
    for (const one of part) {
      const path = paths[one.id];
      if (path) found[linkKey(one)] = path;
    }
  }
  return found;
}

/** Endpoints of the reminders that an owner sends. */
export const reminderEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    reminderSettings: build.query<ReminderSettings, string>(
      liveBookingEndpoint<ReminderSettings, string>(
        (data, uid) => (next, fail) => data.subscribeToReminderSettings(uid, next, fail),
        { cachedAs: 'reminders' },
      ),
    ),
    /** Paths of the pages on which visitors confirm or cancel, by {@link linkKey}. */
    reminderLinks: build.query<Record<string, string>, { uid: string; asked: readonly LinkRequest[] }>({
      queryFn: ({ asked }) => answerOf<Record<string, string>>(readLinks(asked)),
      // Not cached, as the links are secrets.
      keepUnusedDataFor: 0,
    }),
    setReminderSettings: build.mutation<ReminderSettings, CallableInput<'setReminderSettings'>>(
      serverWrite((input) => callFunction('setReminderSettings', input), { fails: 'screen' }),
    ),
    /** Marks a reminder as sent; `null` takes it back. */
    saveReminded: build.mutation<Stored, { bookingId: string; reminded: HourNote | null }>(
      storedWrite(
        ({ bookingId, reminded }) => loadBookingData().then((data) => data.saveReminded(bookingId, reminded)),
        { waits: 'screen' },
      ),
    ),
  }),
});

export const {
  useReminderSettingsQuery,
  useReminderLinksQuery,
  useSetReminderSettingsMutation,
  useSaveRemindedMutation,
} = reminderEndpoints;
