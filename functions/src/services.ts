import type { CallableOptions, HttpsOptions } from 'firebase-functions/v2/https';
import type { ScheduleOptions } from 'firebase-functions/v2/scheduler';
import { FUNCTIONS_REGION } from 'shared-lib/config';

/**
 * Most instances of a service. A region of a new project has 20 vCPU, one for each instance: three services here and the
 * card's stay below that together.
 */
const INSTANCES_MAX = { api: 5, visitor: 5, jobs: 1 } as const;

/** Settings of each exported function. Each is a Cloud Run service of its own, with instances that start alone. */
export const SERVICES = {
  api: {
    region: FUNCTIONS_REGION,
    // An export or a roll-out batch holds many documents at once.
    memory: '512MiB',
    concurrency: 80,
    // Deleting a large account takes longer than the default minute.
    timeoutSeconds: 120,
    maxInstances: INSTANCES_MAX.api,
  },
  visitor: {
    region: FUNCTIONS_REGION,
    memory: '256MiB',
    concurrency: 80,
    invoker: 'public',
    timeoutSeconds: 30,
    maxInstances: INSTANCES_MAX.visitor,
  },
  jobs: {
    region: FUNCTIONS_REGION,
    schedule: 'every 1 minutes',
    memory: '512MiB',
    timeoutSeconds: 300,
    // The scheduler starts no second run while one is going on, and neither must a retry.
    maxInstances: INSTANCES_MAX.jobs,
  },
} as const satisfies { api: CallableOptions; visitor: HttpsOptions; jobs: ScheduleOptions };
