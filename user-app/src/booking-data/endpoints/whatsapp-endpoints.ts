import { callFunction } from 'shared-lib/data';
import type { CallableInput } from 'shared-lib/model';
import type { WhatsAppConnection } from 'shared-lib/model/booking';
import { answerOf, dataApi, serverWrite } from 'shared-lib/store';
import { bookingMessages } from '../messages';

/** Answer with the owner's connection; `null` for none. */
interface Read {
  connection: WhatsAppConnection | null;
}

/** Endpoints of the owner's WhatsApp Cloud API. */
export const whatsAppEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    whatsApp: build.query<Read, string>({
      queryFn: () => answerOf<Read>(callFunction('readWhatsApp', {})),
    }),
    connectWhatsApp: build.mutation<WhatsAppConnection, CallableInput<'connectWhatsApp'>>(
      serverWrite((typed) => callFunction('connectWhatsApp', typed), {
        fails: 'screen',
        done: () => bookingMessages.whatsApp.saved,
      }),
    ),
    disconnectWhatsApp: build.mutation<Record<string, never>, void>(
      serverWrite(() => callFunction('disconnectWhatsApp', {}), {
        fails: 'screen',
        done: () => bookingMessages.whatsApp.removed,
      }),
    ),
  }),
});

export const { useWhatsAppQuery, useConnectWhatsAppMutation, useDisconnectWhatsAppMutation } =
  whatsAppEndpoints;
