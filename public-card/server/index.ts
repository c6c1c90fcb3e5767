import { error as logError } from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import { deployment, FUNCTIONS_REGION, requireOwnBuild } from 'shared-lib/config';
import { boundRequests } from '../../build/server/bounded-requests';
import { answerUnreadableRequestsAsJson } from '../../build/server/json-errors';
import { resourcesOf } from '../../build/server/services';
import { firebaseCardStore } from './store/card-store';
import { createCardHandler } from './handler';
import { readAnyPath } from './read-any-path';
import type { PageAssets } from './card/render-page';

/** Files of the page build that this server belongs to, inserted by the build. */
declare const __PAGE_ASSETS__: PageAssets;

requireOwnBuild();
readAnyPath();
boundRequests();
answerUnreadableRequestsAsJson();

const handle = createCardHandler({
  store: firebaseCardStore(),
  assets: __PAGE_ASSETS__,
  onError: (error, path) => logError('card could not answer', { path, error: String(error) }),
});

/** Answers everything under `/c/` of the public-card site and of the shell. */
export const card = onRequest(
  {
    ...resourcesOf('card'),
    ...{ region: FUNCTIONS_REGION, invoker: 'public', minInstances: deployment?.warmCards ?? 0 },
  },
  handle,
);
