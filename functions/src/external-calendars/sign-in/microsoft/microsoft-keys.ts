import { deployment } from 'shared-lib/config';
import { CALENDAR_SECRETS } from '../../../deployment-params';
import { isLocal, standInAt } from '../../../stand-in';

/** Addresses of Microsoft's sign-in and of Graph, without a slash at the end. */
interface MicrosoftEndpoints {
  login: string;
  graph: string;
}

/** Microsoft's addresses in the world; Microsoft's library knows no others, and calendars are stored by them. */
export const MICROSOFT: MicrosoftEndpoints = {
  login: 'https://login.microsoftonline.com',
  graph: 'https://graph.microsoft.com',
};

/** Keys of the operator at Microsoft, and where Microsoft is. */
export interface MicrosoftKeys {
  clientId: string;
  clientSecret: string;
  endpoints: MicrosoftEndpoints;
}

/** Returns the addresses of the stand-in of a local project; `null` where it has none. */
function standIn(): MicrosoftEndpoints | null {
  const origin = standInAt('MICROSOFT_CALENDAR_ORIGIN');
  return origin === null ? null : { login: origin, graph: origin };
}

/**
 * Reads the keys with which owners connect Microsoft; `null` where the deployment has none. A local project reaches its stand-in only,
 * whatever keys its environment holds.
 */
export function readMicrosoftKeys(): MicrosoftKeys | null {
  const clientId = deployment
    ? deployment.calendars.microsoftClient
    : (process.env['MICROSOFT_CALENDAR_CLIENT_ID'] ?? '');
  const clientSecret = (process.env[CALENDAR_SECRETS.microsoft] ?? '').trim();
  const endpoints = isLocal() ? standIn() : MICROSOFT;
  if (clientId === '' || clientSecret === '' || !endpoints) return null;
  return { clientId, clientSecret, endpoints };
}
