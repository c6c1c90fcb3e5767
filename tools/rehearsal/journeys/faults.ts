import { addresses } from '../../../e2e/fixtures/addresses';
import { control } from './releases';

/** Returns the host of an address. */
export const hostOf = (address: string) => new URL(address).host;

/** Faults of a host. `html`: a page in place of each script; `half`: a release whose chunks aren't there. */
export type Fault = 'down' | 'hangs' | 'error' | 'html' | 'half';

const SERVICES = ['api', 'visitor', 'card', 'mail', 'jobs'] as const;

/** Services of the functions that a journey breaks. */
export type Service = (typeof SERVICES)[number];

export const breakHost = (host: string, kind: Fault) => control('fault', { host, kind });
export const mend = (host: string) => control('fault', { host, kind: null });

/** Breaks one service of the functions, as when none of its instances starts, or mends it. */
export const breakService = (name: Service) => control('serviceFault', { name, isBroken: true });
export const mendService = (name: Service) => control('serviceFault', { name, isBroken: false });

const HOSTS = [
  ...[addresses.userApp, addresses.adminApp, addresses.functions, addresses.firestore].map(hostOf),
  ...['identitytoolkit.googleapis.com', 'firebasestorage.googleapis.com'],
];

/** Mends everything that a journey may have broken. */
export async function mendAll(): Promise<void> {
  for (const host of HOSTS) await mend(host);
  for (const service of SERVICES) await mendService(service);
}
