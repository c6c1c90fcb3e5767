import { callFunction } from 'shared-lib/data';
import type { CalendarSource } from 'shared-lib/model';
import { answerOf, dataApi, serverWrite } from 'shared-lib/store';

/** A calendar that an owner pastes the address of. */
interface NewSource {
  sourceId: string;
  address: string;
  allDayBlocks: boolean;
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
  useChangeCalendarSourceMutation,
  useRemoveCalendarSourceMutation,
} = calendarSourcesEndpoints;
