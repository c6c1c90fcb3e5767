import { deployment } from './deployment';
import ports from './ports.json';

/** Addresses of everything an app talks to. Origins carry no trailing slash. */
export interface Endpoints {
  /** Hosts and ports of the local services; `null` in production, where the SDK knows the real ones. */
  emulators: {
    host: string;
    auth: number;
    firestore: number;
    functions: number;
    storage: number;
    /** Port of the collector in place of production's monitoring and analytics. */
    collector: number;
    /** Port of the page with the mail that production would send. */
    mail: number;
    /** Port of the stand-in of Stripe. */
    stripe: number;
    /** Port of the stand-in of calendars' servers. */
    calendars: number;
    /** Port of the stand-in of the WhatsApp Cloud API. */
    whatsapp: number;
  } | null;
  origins: { shell: string; userApp: string; adminApp: string; publicCard: string };
}

/**
 * Returns the port offset of the copy that a page was served from.
 *
 * Every base port is below 10 000, so the ten-thousands of any port of a copy are its offset, and no bundle has to
 * contain a port.
 *
 * @param port - The port in the address bar; empty when it is the protocol's own.
 */
export function portOffsetOf(port: string): number {
  return Math.floor((Number(port) || 0) / 10_000) * 10_000;
}

/**
 * Returns the addresses of the local stack with this offset.
 *
 * @param offset - Added to every port: a multiple of 10 000, or none.
 */
export function localEndpoints(offset: number): Endpoints {
  const origin = (port: number) => `http://127.0.0.1:${port + offset}`;
  return {
    emulators: {
      host: '127.0.0.1',
      auth: ports.auth + offset,
      firestore: ports.firestore + offset,
      functions: ports.functions + offset,
      storage: ports.storage + offset,
      collector: ports.collector + offset,
      mail: ports.mail + offset,
      stripe: ports.stripe + offset,
      calendars: ports.calendars + offset,
      whatsapp: ports.whatsapp + offset,
    },
    origins: {
      shell: origin(ports.shell),
      userApp: origin(ports.userApp),
      adminApp: origin(ports.adminApp),
      publicCard: origin(ports.publicCard),
    },
  };
}

/**
 * Returns the addresses for this page or process.
 *
 * @param location - The page's location; outside a browser, the offset's own local addresses are given.
 */
export function resolveEndpoints(location: { port: string } | undefined = globalThis.location): Endpoints {
  if (deployment) return { emulators: null, origins: deployment.origins };
  return localEndpoints(portOffsetOf(location?.port ?? ''));
}
