import { errorForResponse } from 'shared-lib/errors';
import { overridesUrl } from 'shared-lib/remote-overrides';
import { takeEarly } from './early-answers';
import { overriddenPointer } from './overrides';
import { pointerAddress, type RemotePointer } from './remote-entries';

/**
 * Fetches the builds that a remote's site names now. An operator's override wins where there is one: an emergency brake that
 * needs no release of any site (`npm run remotes`).
 *
 * @param origin - Origin of the remote's site.
 */
export function fetchPointer(name: string, origin: string, signal: AbortSignal): Promise<RemotePointer> {
  const overrides = fetchJson(overridesUrl(), signal);
  return overriddenPointer(name, overrides, fetchJson(pointerAddress(origin), signal));
}

async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await (takeEarly(url, signal) ?? fetch(url, { cache: 'no-cache', signal }));
  if (!response.ok) throw errorForResponse(response);
  return response.json();
}
