import { callFunction } from 'shared-lib/data';
import type { AlertAction, CallableInput } from 'shared-lib/model';
import { dataApi, serverWrite } from 'shared-lib/store';
import { messages } from './messages';

const DONE: Record<Exclude<AlertAction, 'see'>, string> = {
  acknowledge: messages.acknowledged,
  reopen: messages.reopened,
  mute: messages.muted,
  unmute: messages.unmuted,
};

type Acting = CallableInput<'actOnAlert'> & { action: keyof typeof DONE };

/** The same action on several alerts. */
type ActingOnAll = Omit<Acting, 'alertId'> & { alertIds: readonly string[] };

const alertWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    actOnAlerts: build.mutation<unknown, ActingOnAll>(
      serverWrite(
        ({ alertIds, ...action }) =>
          Promise.all(alertIds.map((alertId) => callFunction('actOnAlert', { alertId, ...action }))),
        { done: ({ action }) => DONE[action] },
      ),
    ),
    /** Mutes alerts like one; a failure is shown in the dialog that requested it. */
    muteAlike: build.mutation<unknown, Acting>(
      serverWrite((input) => callFunction('actOnAlert', input), {
        fails: 'screen',
        done: () => messages.muted,
      }),
    ),
    /** Ends a mute rule. */
    endAlertMute: build.mutation<unknown, string>(
      serverWrite((muteId) => callFunction('endAlertMute', { muteId }), { done: () => messages.muteEnded }),
    ),
    /** Records that an alert was seen; a failure isn't shown. */
    seeAlert: build.mutation<unknown, string>(
      serverWrite((alertId) => callFunction('actOnAlert', { alertId, action: 'see' }), { fails: 'screen' }),
    ),
  }),
});

export const { useActOnAlertsMutation, useEndAlertMuteMutation, useMuteAlikeMutation, useSeeAlertMutation } =
  alertWrites;
