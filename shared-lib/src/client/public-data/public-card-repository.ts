import { deployment, LOCAL_PROJECT_ID, resolveEndpoints } from '../../platform/config';
import type { PublicCard } from '../../model';
import { errorForResponse, NetworkError } from '../../platform/errors';
import { fromRestFields, type RestValue } from './rest-values';
import { requireShape } from '../../model/stored/require-shape';

function documentUrl(slug: string): string {
  const { emulators } = resolveEndpoints();
  const host = emulators
    ? `http://${emulators.host}:${emulators.firestore}`
    : 'https://firestore.googleapis.com';
  const project = deployment?.firebase.projectId ?? LOCAL_PROJECT_ID;
  const key = deployment ? `?key=${encodeURIComponent(deployment.firebase.apiKey)}` : '';
  return `${host}/v1/projects/${project}/databases/(default)/documents/publicCards/${encodeURIComponent(slug)}${key}`;
}

/**
 * Reads the public document of an address; `null` when it has none. A plain GET: no preflight, no SDK.
 *
 * @throws NetworkError when it can't be read.
 */
export async function getPublicCard(slug: string, signal?: AbortSignal): Promise<PublicCard | null> {
  let response: Response;
  try {
    response = await fetch(documentUrl(slug), { signal });
  } catch (error) {
    throw new NetworkError(`publicCards/${slug} did not answer`, 0, { cause: error });
  }
  if (response.status === 404) return null;
  if (!response.ok) throw errorForResponse(response);
  const { fields }: { fields?: Record<string, RestValue> } = await response.json();
  // Only functions write this collection, after checking it with the schema.
  return requireShape<PublicCard>(fromRestFields(fields), {});
}
