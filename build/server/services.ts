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
  /**
   * Longest body that the service reads, in bytes: the largest that a page, an app or Stripe sends. A longer one is refused before it is
   * in memory (`bounded-requests.ts`).
   */
  bodyMaxBytes: number;
  /** Bodies of more than 16 KiB that an instance holds at a time: parsed, one can take fifteen times its length. */
  largeBodies: number;
  /** Reason for these numbers, for `docs/settings.md`. */
  why: string;
}

const KIB = 1024;

/**
 * Resources of every service, the only list of them. A region of a new project has 20 vCPU and allows 10 instances of a service:
 * all together stay below that.
 */
export const SERVICE_TABLE = {
  card: {
    ...{ memory: '512MiB', cpu: 1, concurrency: 80, timeoutSeconds: 20, maxInstances: 8 },
    bodyMaxBytes: 0,
    largeBodies: 0,
    why: 'Holds up to 80 pages and photos at once; 256 MiB is nearly full with the code alone. A page takes milliseconds, so that 20 s is a fault.',
  },
  visitor: {
    ...{ memory: '256MiB', cpu: 1, concurrency: 80, timeoutSeconds: 30, maxInstances: 5 },
    bodyMaxBytes: 16 * KIB,
    largeBodies: 0,
    why: 'Small requests. A booking may wait for others of its day; Hosting gives up after 60 s.',
  },
  stripe: {
    ...{ memory: '256MiB', cpu: 1, concurrency: 80, timeoutSeconds: 30, maxInstances: 1 },
    bodyMaxBytes: 256 * KIB,
    largeBodies: 4,
    why: 'Stores events of Stripe and answers; one instance stores hundreds a second, and Stripe repeats what finds no room.',
  },
  api: {
    ...{ memory: '512MiB', cpu: 1, concurrency: 80, timeoutSeconds: 120, maxInstances: 4 },
    bodyMaxBytes: 1024 * KIB,
    largeBodies: 8,
    why: 'A batch of a roll-out holds many documents at once and takes longer than the default minute.',
  },
  jobs: {
    ...{ memory: '512MiB', cpu: 1, concurrency: 1, timeoutSeconds: 300, maxInstances: 1 },
    bodyMaxBytes: 4 * KIB,
    largeBodies: 0,
    why: 'One run at a time: the scheduler starts none beside it, and neither must a retry.',
  },
  mail: {
    ...{ memory: '256MiB', cpu: 1, concurrency: 1, timeoutSeconds: 120, maxInstances: 1 },
    bodyMaxBytes: 4 * KIB,
    largeBodies: 0,
    why: 'Well above the time for which one run begins new mails.',
  },
} as const satisfies Record<string, Service>;

export type ServiceName = keyof typeof SERVICE_TABLE;

/** Returns the options of a service's function. */
export function resourcesOf<Name extends ServiceName>(name: Name) {
  const { why: _why, bodyMaxBytes: _most, largeBodies: _large, ...resources } = SERVICE_TABLE[name];
  return resources;
}
