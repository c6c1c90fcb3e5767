import type { ConfidentialClientApplication } from '@azure/msal-node';
import type { FetchOptions } from '../../calendar-request';
import { CalendarError } from '../../calendar-problem';
import { apiFetch } from '../api-fetch';
import { MICROSOFT, readMicrosoftKeys, type MicrosoftKeys } from './microsoft-keys';
import { microsoftNetwork } from './microsoft-network';

/** Microsoft's client library, with what it was made with. */
export interface MicrosoftClient {
  client: ConfidentialClientApplication;
  keys: MicrosoftKeys;
  /** Fetch whose bounds the library shares. */
  fetch: typeof globalThis.fetch;
  /** Runs requests of the library; what fails becomes the error of a calendar, which holds neither keys nor tokens. */
  ask: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
}

const PERMISSION = `${MICROSOFT.graph}/Calendars.`;

/** Permissions to choose a calendar and to know when it is busy, and to write events. */
export const READING = `${PERMISSION}ReadBasic`;
export const WRITING = `${PERMISSION}ReadWrite`;

/** Returns the scopes to request. */
export const scopesOf = (writes: boolean): string[] => (writes ? [READING, WRITING] : [READING]);

/** Answers that say that only the administrator of an organisation can give the consent. */
const APPROVAL = /AADSTS(90094|90095)\b/;

/** Answers that say that the operator's keys are wrong, about which an owner can do nothing. */
const KEYS = /invalid_client|unauthorized_client/i;

/** Answers that say that a consent is gone, or that its owner has to sign in again. */
const CREDENTIALS =
  /invalid_grant|interaction_required|consent_required|login_required|no_tokens_found|no_account/i;

/** A failure of Microsoft's library. */
interface Failure {
  errorCode: string;
  errorMessage: string;
  name: string;
}

const isFailure = (error: unknown): error is Failure => error instanceof Error && 'errorCode' in error;

function problemOf({ errorCode, errorMessage, name }: Failure): CalendarError {
  const refusal = new CalendarError('calendar-refused', `Microsoft answered ${errorCode}`);
  if (KEYS.test(errorCode)) return refusal;
  if (APPROVAL.test(errorMessage)) return new CalendarError('calendar-approval', refusal.message);
  const isLost = name === 'InteractionRequiredAuthError' || CREDENTIALS.test(errorCode);
  return isLost ? new CalendarError('calendar-credentials', refusal.message) : refusal;
}

/**
 * Returns Microsoft's client library with the operator's keys and our bounds. It is loaded by the first call that needs it.
 *
 * @throws CalendarError where the deployment has no keys
 */
export async function microsoftClient(options: FetchOptions = {}): Promise<MicrosoftClient> {
  const keys = readMicrosoftKeys();
  if (!keys) throw new CalendarError('calendar-credentials', 'The deployment has no keys of Microsoft');
  const { ConfidentialClientApplication: Client } = await import('@azure/msal-node');
  const fetch = apiFetch(options);
  const { network, failure } = microsoftNetwork(fetch, keys.endpoints.login);
  // The library knows the endpoints of this authority and fetches no metadata.
  const client = new Client({
    auth: {
      clientId: keys.clientId,
      clientSecret: keys.clientSecret,
      authority: `${MICROSOFT.login}/common`,
    },
    system: { networkClient: network, disableInternalRetries: true },
  });
  return {
    ...{ client, keys, fetch },
    ask: async (work) => {
      try {
        return await work();
      } catch (error) {
        if (error instanceof CalendarError) throw error;
        throw failure() ?? (isFailure(error) ? problemOf(error) : error);
      }
    },
  };
}
