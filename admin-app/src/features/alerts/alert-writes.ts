import { callFunction } from 'shared-lib/data';
import type { AlertAction, CallableInput } from 'shared-lib/domain';
import { dataApi, serverWrite } from 'shared-lib/store';
import { messages } from './messages';

const DONE: Record<AlertAction, string> = {
  acknowledge: messages.acknowledged,
  reopen: messages.reopened,
  mute: messages.muted,
  unmute: messages.unmuted,
};

const alertWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    actOnAlert: build.mutation<unknown, CallableInput<'actOnAlert'>>(
      serverWrite((input) => callFunction('actOnAlert', input), { done: ({ action }) => DONE[action] }),
    ),
  }),
});

export const { useActOnAlertMutation } = alertWrites;
