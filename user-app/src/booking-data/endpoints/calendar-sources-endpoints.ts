import { callFunction } from 'shared-lib/data';
import type { CalendarConsent, CalendarSignIn, CalendarSource, FoundCalendar } from 'shared-lib/model';
import { answerOf, dataApi, serverWrite } from 'shared-lib/store';

/** A calendar that an owner adds by its address. */
interface NewSource {
  sourceId: string;
  address: string;
  allDayBlocks: boolean;
}

/** User of a CalDAV server. */
interface CalendarUser {
  username: string;
  password: string;
}

/** A calendar of such a user that their owner chooses. */
interface NewAccount extends NewSource, CalendarUser {
  name: string;
  isWritable: boolean;
}

/** Endpoints of the owner's calendars of other programs. */
export const calendarSourcesEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    calendarSources: build.query<CalendarSource[], string>({
      queryFn: () =>
        answerOf<CalendarSource[]>(callFunction('listCalendarSources', {}).then(({ sources }) => sources)),
    }),
    addCalendarSource: build.mutation<CalendarSource, NewSource>(
      serverWrite((source) => callFunction('addCalendarSource', source), { fails: 'screen' }),
    ),
    findCalendars: build.mutation<{ calendars: FoundCalendar[] }, CalendarUser & { server: string }>(
      serverWrite((requested) => callFunction('findCalendars', requested), { fails: 'screen' }),
    ),
    addCalendarAccount: build.mutation<CalendarSource, NewAccount>(
      serverWrite((source) => callFunction('addCalendarAccount', source), { fails: 'screen' }),
    ),
    calendarSignIns: build.query<CalendarSignIn[], string>({
      queryFn: () =>
        answerOf<CalendarSignIn[]>(callFunction('calendarSignIns', {}).then(({ kinds }) => kinds)),
    }),
    connectCalendar: build.mutation<
      { url: string },
      { kind: CalendarSignIn; writes: boolean; sourceId: string | null }
    >(serverWrite((request) => callFunction('connectCalendar', request), { fails: 'screen' })),
    finishCalendarConsent: build.mutation<CalendarConsent, { state: string; code: string }>(
      serverWrite((answer) => callFunction('finishCalendarConsent', answer), { fails: 'screen' }),
    ),
    addConsentedCalendar: build.mutation<
      CalendarSource,
      { sourceId: string; consentId: string; address: string; allDayBlocks: boolean }
    >(serverWrite((source) => callFunction('addConsentedCalendar', source), { fails: 'screen' })),
    writeToCalendar: build.mutation<CalendarSource, { sourceId: string; isOn: boolean }>(
      serverWrite((change) => callFunction('writeToCalendar', change), { fails: 'screen' }),
    ),
    changeCalendarSource: build.mutation<CalendarSource, Omit<NewSource, 'address'>>(
      serverWrite((change) => callFunction('changeCalendarSource', change), { fails: 'screen' }),
    ),
    removeCalendarSource: build.mutation<{ sourceId: string }, string>(
      serverWrite((sourceId) => callFunction('removeCalendarSource', { sourceId }), { fails: 'screen' }),
    ),
  }),
});

export const {
  useCalendarSourcesQuery,
  useAddCalendarSourceMutation,
  useFindCalendarsMutation,
  useAddCalendarAccountMutation,
  useCalendarSignInsQuery,
  useConnectCalendarMutation,
  useFinishCalendarConsentMutation,
  useAddConsentedCalendarMutation,
  useWriteToCalendarMutation,
  useChangeCalendarSourceMutation,
  useRemoveCalendarSourceMutation,
} = calendarSourcesEndpoints;
