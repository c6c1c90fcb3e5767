/** Resources of a Cloud Run service. */
interface Service {
  memory: '256MiB' | '512MiB';
  /** Processors of an instance; more than one request at a time needs a whole one. */
  cpu: 1;
  /** Requests that an instance answers at a time. */
  concurrency: number;
  timeoutSeconds: number;
  /** Most instances: what a flood can cost. */
  maxInstances: number;
  /** Reason for these numbers, for `docs/settings.md`. */
  why: string;
}

/**
 * Resources of every service, the only list of them. A region of a new project has 20 vCPU and allows 10 instances of a service:
 * all together stay below that.
 */
export const SERVICE_TABLE = {
  card: {
    ...{ memory: '512MiB', cpu: 1, concurrency: 80, timeoutSeconds: 20, maxInstances: 8 },
    why: 'Holds up to 80 pages and photos at once; 256 MiB is nearly full with the code alone. A page takes milliseconds, so that 20 s is a fault.',
  },
  visitor: {
    ...{ memory: '256MiB', cpu: 1, concurrency: 80, timeoutSeconds: 30, maxInstances: 5 },
    why: 'Small requests. A booking may wait for others of its day; Hosting gives up after 60 s.',
  },
  stripe: {
    ...{ memory: '256MiB', cpu: 1, concurrency: 80, timeoutSeconds: 30, maxInstances: 1 },
    why: 'Stores events of Stripe and answers; one instance stores hundreds a second, and Stripe repeats what finds no room.',
  },
  api: {
    ...{ memory: '512MiB', cpu: 1, concurrency: 80, timeoutSeconds: 120, maxInstances: 4 },
    why: 'A batch of a roll-out holds many documents at once and takes longer than the default minute.',
  },
  jobs: {
    ...{ memory: '512MiB', cpu: 1, concurrency: 1, timeoutSeconds: 300, maxInstances: 1 },
    why: 'One run at a time: the scheduler starts none beside it, and neither must a retry.',
  },
  mail: {
    ...{ memory: '256MiB', cpu: 1, concurrency: 1, timeoutSeconds: 120, maxInstances: 1 },
    why: 'Well above the time for which one run begins new mails.',
  },
} as const satisfies Record<string, Service>;

/** Returns the options of a service's function. */
export function resourcesOf<Name extends keyof typeof SERVICE_TABLE>(name: Name) {
  const { why: _why, ...resources } = SERVICE_TABLE[name];
  return resources;
}
