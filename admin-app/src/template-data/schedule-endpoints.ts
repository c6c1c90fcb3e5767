import { callFunction, subscribeToSchedules } from 'shared-lib/data';
import type { CallableOutputs, CallableRequest, ScheduledPublication } from 'shared-lib/model';
import { dataApi, liveEndpoint, serverWrite, type Subscribe } from 'shared-lib/store';
import { shortMoment } from '../ui/dates';
import { scheduleMessages as messages } from './schedule-messages';

export const scheduleEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Subscribes to the versions of templates that wait for their time, the next one first. */
    schedules: build.query<ScheduledPublication[], void>(
      liveEndpoint(
        (): Subscribe<ScheduledPublication[]> => (onChange, onError) =>
          subscribeToSchedules(onChange, onError),
      ),
    ),
    /** Publishes a checked version at a later time. */
    schedulePublication: build.mutation<
      CallableOutputs['schedulePublication'],
      CallableRequest<'schedulePublication'>
    >(
      serverWrite((input) => callFunction('schedulePublication', input), {
        fails: 'screen',
        done: ({ draft, publishAt }) => messages.scheduled(draft.name, draft.version, shortMoment(publishAt)),
      }),
    ),
    /** Takes back a publication that waits for its time. */
    cancelPublication: build.mutation<unknown, Pick<ScheduledPublication, 'id' | 'name' | 'version'>>(
      serverWrite(({ id }) => callFunction('cancelPublication', { id }), {
        done: ({ name, version }) => messages.cancelled(name, version),
      }),
    ),
  }),
});

export const { useCancelPublicationMutation, useSchedulePublicationMutation, useSchedulesQuery } =
  scheduleEndpoints;
