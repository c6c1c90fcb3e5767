import { callFunction } from 'shared-lib/data';
import type { AlertAction, CallableInput } from 'shared-lib/domain';
import { dataApi, serverWrite } from 'shared-lib/store';
import { messages } from './messages';

const DONE: Record<Exclude<AlertAction, 'see'>, string> = {
  acknowledge: messages.acknowledged,
  reopen: messages.reopened,
  mute: messages.muted,
  unmute: messages.unmuted,
};

type Acting = CallableInput<'actOnAlert'> & { action: keyof typeof DONE };

const alertWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    actOnAlert: build.mutation<unknown, Acting>(
      serverWrite((input) => callFunction('actOnAlert', input), { done: ({ action }) => DONE[action] }),
    ),
    /** Notes that an alert was seen; a failure changes nothing for whoever looks. */
    seeAlert: build.mutation<unknown, string>(
      serverWrite((alertId) => callFunction('actOnAlert', { alertId, action: 'see' }), { fails: 'screen' }),
    ),
  }),
});

export const { useActOnAlertMutation, useSeeAlertMutation } = alertWrites;
