import type { INetworkModule, NetworkRequestOptions, NetworkResponse } from '@azure/msal-node';
import { asCalendarError } from '../../calendar-request';
import { CalendarError } from '../../calendar-problem';
import { MICROSOFT } from './microsoft-keys';

/** Headers in which Microsoft's library sends telemetry. */
const TELEMETRY = /^x-client-(current|last)-telemetry$/i;

/** Reports whether a status says that a server is busy or out of order: a later run sends the same request again. */
export const isBusy = (status: number): boolean => status === 429 || status >= 500;

/** Network of Microsoft's library, with the last failure, which the library itself doesn't expose. */
export interface MicrosoftNetwork {
  network: INetworkModule;
  failure: () => CalendarError | null;
}

/**
 * Returns the network of Microsoft's library over a fetch of ours.
 *
 * @param login - Address of the sign-in: another one than Microsoft's is a stand-in's.
 */
export function microsoftNetwork(fetch: typeof globalThis.fetch, login: string): MicrosoftNetwork {
  let failure: CalendarError | null = null;
  const send = async <Body>(
    method: string,
    url: string,
    { headers = {}, body }: NetworkRequestOptions = {},
  ): Promise<NetworkResponse<Body>> => {
    failure = null;
    try {
      const response = await fetch(url.replace(MICROSOFT.login, login), {
        method,
        headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !TELEMETRY.test(name))),
        ...(body !== undefined && { body }),
      });
      if (isBusy(response.status))
        throw new CalendarError('calendar-silent', `Microsoft answered ${response.status}`);
      return { status: response.status, headers: {}, body: await response.json() };
    } catch (error) {
      failure =
        error instanceof SyntaxError
          ? new CalendarError('calendar-unreadable', 'Microsoft answered something else')
          : asCalendarError(error);
      throw failure;
    }
  };
  return {
    network: {
      sendGetRequestAsync: (url, options) => send('GET', url, options),
      sendPostRequestAsync: (url, options) => send('POST', url, options),
    },
    failure: () => failure,
  };
}
