import { deployment } from './deployment';
import { resolveEndpoints, type Endpoints } from './endpoints';
import { LOCAL_PROJECT_ID } from './product';

/** Returns the address of the database's documents, over REST. */
export function documentsUrl({ emulators }: Pick<Endpoints, 'emulators'> = resolveEndpoints()): string {
  const host = emulators
    ? `http://${emulators.host}:${emulators.firestore}`
    : 'https://firestore.googleapis.com';
  return `${host}/v1/projects/${deployment?.firebase.projectId ?? LOCAL_PROJECT_ID}/databases/(default)/documents`;
}
