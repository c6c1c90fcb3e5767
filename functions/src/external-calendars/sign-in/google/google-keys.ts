import { deployment } from 'shared-lib/config';
import { CALENDAR_SECRETS } from '../../../deployment-params';
import { isLocal, standInAt } from '../../../stand-in';

/** Google's addresses. */
interface GoogleEndpoints {
  consent: string;
  token: string;
  revoke: string;
  /** Address of the calendars' programming interface, without a slash at the end. */
  api: string;
}

const GOOGLE: GoogleEndpoints = {
  consent: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  revoke: 'https://oauth2.googleapis.com/revoke',
  api: 'https://www.googleapis.com/calendar/v3',
};

/** Keys of the operator at Google, and where Google is. */
export interface GoogleKeys {
  clientId: string;
  clientSecret: string;
  endpoints: GoogleEndpoints;
}

/** Returns the addresses of the stand-in of a local project; `null` where it has none. */
function standIn(): GoogleEndpoints | null {
  const origin = standInAt('GOOGLE_CALENDAR_ORIGIN');
  if (origin === null) return null;
  return {
    consent: `${origin}/auth`,
    token: `${origin}/token`,
    revoke: `${origin}/revoke`,
    api: `${origin}/calendar/v3`,
  };
}

/**
 * Reads the keys with which owners connect Google; `null` where the deployment has none. A local project reaches its stand-in only, whatever
 * keys its environment holds.
 */
export function readGoogleKeys(): GoogleKeys | null {
  const clientId = deployment
    ? deployment.calendars.googleClient
    : (process.env['GOOGLE_CALENDAR_CLIENT_ID'] ?? '');
  const clientSecret = (process.env[CALENDAR_SECRETS.google] ?? '').trim();
  const endpoints = isLocal() ? standIn() : GOOGLE;
  if (clientId === '' || clientSecret === '' || !endpoints) return null;
  return { clientId, clientSecret, endpoints };
}
