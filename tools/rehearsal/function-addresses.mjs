import { hostingAnswerHeaders, passOn } from '../../scripts/stack/function-proxy.mjs';
import { FROM_FUNCTION } from './hosting-versions.mjs';
import { plainHeaders, productionRequestHeaders } from './origin.mjs';
import { closed, portOf } from '../../scripts/stack/local-server.mjs';
import { servePlain } from './plain-server.mjs';

/** Interval at which the scheduler calls, in milliseconds; in production it is a minute. */
const CLOCK_MS = 5000;

/** Functions that only the scheduler may call. */
const SCHEDULED = ['jobs', 'mail'];

/**
 * The ways to a function: by a rewrite of Hosting, and by its own address, behind Google's front end only.
 *
 * @param {object} options
 * @param {() => ReturnType<typeof import('./services.mjs').cloudServices>} options.services
 * @param {string} options.host - Of the functions' own addresses.
 */
export function functionAddresses({ services, host }) {
  const broken = new Set();
  const pass = async (name, incoming, outgoing, how) => {
    // Google's front end, where no instance starts.
    if (broken.has(name)) {
      outgoing.writeHead(503, { 'content-type': 'text/plain', ...how.toClient?.({}) });
      return outgoing.end('Service Unavailable\n');
    }
    const socketPath = services().socketOf(name);
    if (!socketPath) return outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('Page not found\n');
    return passOn(incoming, outgoing, { socketPath, ...how });
  };
  const passDirectly = (name, rest, incoming, outgoing) =>
    pass(name, incoming, outgoing, {
      path: rest.startsWith('/') ? rest : `/${rest}`,
      toService: (headers) => ({ ...plainHeaders(headers), host, 'x-forwarded-proto': 'https' }),
    });
  return {
    /** Answers a rewrite of Hosting, as superstatic requests it. */
    rewriter: ({ function: { functionId } }) =>
      Promise.resolve((incoming, outgoing) =>
        pass(functionId, incoming, outgoing, {
          path: incoming.url,
          toService: productionRequestHeaders(incoming.headers['x-forwarded-for']),
          toClient: (headers) => ({
            ...hostingAnswerHeaders(headers),
            [FROM_FUNCTION]: headers['cache-control'] === undefined ? 'unsaid' : 'said',
          }),
        }),
      ),

    /** Answers `/{function}/…` of the functions' host; those of the scheduler are closed to everybody else. */
    answer(incoming, outgoing) {
      const [, name = '', rest = ''] = /^\/(\w+)(.*)$/.exec(incoming.url) ?? [];
      if (services().socketOf(name) && !services().isPublic(name)) return outgoing.writeHead(403).end();
      return passDirectly(name, rest, incoming, outgoing);
    },

    /** Breaks one service, or mends it. */
    fault(name, isBroken) {
      if (isBroken) broken.add(name);
      else broken.delete(name);
    },

    passDirectly,
    isThere: (name) => services().socketOf(name) !== null,
  };
}

/**
 * Calls the scheduled functions as Cloud Scheduler does, never while an earlier run is going on.
 *
 * @param {ReturnType<typeof functionAddresses>} functions
 */
export async function startScheduler(functions) {
  // Its own way in, as the invoker that only the scheduler is.
  const server = await servePlain((incoming, outgoing) =>
    functions.passDirectly(incoming.url.slice(1), '/', incoming, outgoing),
  );
  const underWay = new Set();
  const call = async (name) => {
    if (underWay.has(name) || !functions.isThere(name)) return;
    underWay.add(name);
    try {
      await fetch(`http://127.0.0.1:${portOf(server)}/${name}`, {
        method: 'POST',
        headers: { 'x-cloudscheduler-scheduletime': new Date().toISOString() },
      });
    } catch {
      // The next tick tries again.
    } finally {
      underWay.delete(name);
    }
  };
  const clocks = SCHEDULED.map((name) => setInterval(() => void call(name), CLOCK_MS));
  return {
    stop: () => {
      clocks.forEach(clearInterval);
      return closed(server);
    },
  };
}
