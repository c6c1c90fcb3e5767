import { OAuth2Client, type Credentials } from 'google-auth-library';
import { z } from 'zod';
import { asCalendarError, type FetchOptions } from '../../calendar-request';
import { CalendarError } from '../../calendar-problem';
import { apiFetch } from '../api-fetch';
import { returnAddress } from '../return-address';
import { readGoogleKeys, type GoogleKeys } from './google-keys';

/** Google's client library, with the keys that it was made with. */
export interface GoogleClient {
  client: OAuth2Client;
  keys: GoogleKeys;
}

/**
 * Returns Google's client library with the operator's keys and our bounds.
 *
 * @throws CalendarError where the deployment has no keys
 */
export function googleClient(options: FetchOptions = {}, credentials: Credentials = {}): GoogleClient {
  const keys = readGoogleKeys();
  if (!keys) throw new CalendarError('calendar-credentials', 'The deployment has no keys of Google');
  const client = new OAuth2Client({
    clientId: keys.clientId,
    clientSecret: keys.clientSecret,
    redirectUri: returnAddress(),
    endpoints: {
      oauth2AuthBaseUrl: keys.endpoints.consent,
      oauth2TokenUrl: keys.endpoints.token,
      oauth2RevokeUrl: keys.endpoints.revoke,
    },
    // A token that ended a moment too early is renewed once.
    forceRefreshOnFailure: true,
    transporterOptions: { fetchImplementation: apiFetch(options) },
  });
  client.setCredentials(credentials);
  return { client, keys };
}

const failureSchema = z.object({
  message: z.string().catch(''),
  cause: z.unknown(),
  response: z
    .object({ status: z.number().catch(0), data: z.unknown() })
    .optional()
    .catch(undefined),
});

/** Returns what Google's library says of a failure. */
const failureOf = (error: unknown): z.infer<typeof failureSchema> =>
  failureSchema.safeParse(error).data ?? { message: '', cause: undefined };

/** Answers that say that a consent is gone or doesn't reach so far. */
const CREDENTIALS = /invalid_grant|insufficient|ACCESS_TOKEN_SCOPE/i;

/** Answers that say that the operator's keys are wrong, about which an owner can do nothing. */
const KEYS = /invalid_client|unauthorized_client/i;

function problemOf(error: unknown): CalendarError {
  const { message, cause, response } = failureOf(error);
  if (cause instanceof CalendarError) return cause;
  if (!response) return asCalendarError(cause ?? { code: 'no answer' });
  const { status, data } = response;
  const text = `${message} ${JSON.stringify(data ?? '')}`;
  const isLost = !KEYS.test(text) && (status === 401 || CREDENTIALS.test(text));
  return new CalendarError(isLost ? 'calendar-credentials' : 'calendar-refused', `Google answered ${status}`);
}

/** Runs requests to Google; what fails becomes the error of a calendar, which holds neither keys nor tokens. */
export async function askGoogle<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CalendarError) throw error;
    throw problemOf(error);
  }
}

/** Returns the status of a refusal of Google's; 0 for another failure. */
export const statusOf = (error: unknown): number => failureOf(error).response?.status ?? 0;
