import { error as logError } from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import { FUNCTIONS_REGION } from 'shared-lib/config';
import { firebaseCardStore } from './card-store';
import { createCardHandler } from './handler';
import type { PageAssets } from './render-page';

/** Set by the build: the files of the page build that this server was made with. */
declare const __PAGE_ASSETS__: PageAssets;

const handle = createCardHandler({
  store: firebaseCardStore(),
  assets: __PAGE_ASSETS__,
  onError: (error, path) => logError('card could not answer', { path, error: String(error) }),
});

/** Everything under `/c/` of the public-card site and of the shell. */
export const card = onRequest(
  {
    region: FUNCTIONS_REGION,
    memory: '256MiB',
    concurrency: 80,
    invoker: 'public',
    timeoutSeconds: 20,
    // With those of `functions/src/services.ts` the 20 vCPU that a new project has in a region.
    maxInstances: 9,
  },
  handle,
);
