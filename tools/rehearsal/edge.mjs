import { constants, createSecureServer } from 'node:http2';
import { compressed } from '../../scripts/stack/compression.mjs';
import { listenHere } from '../../scripts/stack/local-server.mjs';
import { EdgeCache } from './edge-cache.mjs';
import { askOrigin, ownAnswer, plainHeaders } from './origin.mjs';

/** Longest wait of Hosting for a function's answer, in milliseconds. */
const ANSWER_MS = 60_000;

/** Largest answer of a function, in bytes. */
const MAX_ANSWER = 32 * 1024 * 1024;

/** Time after which every point of presence has a release, in milliseconds. */
const EVERYWHERE_MS = 60_000;

/** Header of a remote's files, which pages of other origins load. */
const OPEN = { 'access-control-allow-origin': '*' };

/** Ends an answer as a server does that goes down: of HTTP/2, without the connection, which other hosts share. */
function cut(outgoing) {
  if (outgoing.stream) outgoing.stream.close(constants.NGHTTP2_INTERNAL_ERROR);
  else outgoing.destroy();
}

/** Returns the answer of a site that is partly broken; `null` for requests that it answers as usual. */
function brokenAnswer(fault, path) {
  const isScript = /\.js$/.test(path);
  if (fault === 'html' && isScript) {
    const page = ownAnswer(200, '<!doctype html><title>Tarjetero</title>\n');
    return { ...page, headers: { ...page.headers, ...OPEN, 'content-type': 'text/html' } };
  }
  if (fault === 'half' && path.startsWith('/assets/')) {
    const missing = ownAnswer(404, 'Not Found\n');
    return { ...missing, headers: { ...missing.headers, ...OPEN } };
  }
  return null;
}

/** Reports whether a browser has an answer already. */
function isKnown({ headers }, { 'if-none-match': tags }) {
  const bare = (tag) => tag.trim().replace(/^W\//, '');
  return headers.etag !== undefined && tags?.split(',').some((tag) => bare(tag) === bare(headers.etag));
}

/**
 * Hosting's edge in front of the four sites, and Google's front end in front of functions and services: TLS and HTTP/2, host names, two
 * points of presence with caches of their own, compression, and the limits of Hosting.
 *
 * @param {object} options
 * @param {{ key: string, cert: string }} options.certificate
 * @param {Record<string, string>} options.sites - Site by host.
 * @param {ReturnType<typeof import('./hosting-versions.mjs').hostingVersions>} options.versions
 * @param {(host: string) => ((incoming: any, outgoing: any, host: string) => unknown) | undefined} options.otherHosts - Who answers for a host that is no site.
 * @param {{ answerMs?: number, answerMax?: number, everywhereMs?: number, now?: () => number }} [options.limits]
 */
export function startEdge({ certificate, sites, versions, otherHosts, limits = {} }) {
  const {
    answerMs = ANSWER_MS,
    answerMax = MAX_ANSWER,
    everywhereMs = EVERYWHERE_MS,
    now = Date.now,
  } = limits;
  const faults = new Map();
  const points = ['first', 'second'].map((name) => ({ name, cache: new EdgeCache(now), live: new Map() }));
  const timers = new Set();
  const sockets = new Set();
  /** Answers that aren't complete, each with the requested host. */
  const underWay = new Map();

  const bring = (point, host, version) => {
    point.live.set(host, version);
    point.cache.forget(host);
  };

  const answerSite = async (point, host, incoming, outgoing) => {
    const wanted = { host, path: incoming.url, method: incoming.method, headers: incoming.headers };
    const cached = incoming.method === 'GET' || incoming.method === 'HEAD' ? point.cache.find(wanted) : null;
    let answer = cached?.answer;
    if (!answer) {
      const version = point.live.get(host);
      if (!version) return send(outgoing, incoming, ownAnswer(404, 'Site Not Found\n'), { point });
      const client = incoming.socket.remoteAddress;
      const said = incoming.headers['x-forwarded-for'];
      const {
        'accept-encoding': _coding,
        'if-none-match': _tag,
        ...headers
      } = plainHeaders(incoming.headers);
      answer = await askOrigin(
        versions.portOf(version),
        incoming,
        { ...headers, host, 'x-forwarded-for': said ? `${said}, ${client}` : client },
        { answerMs, answerMax },
      );
      point.cache.keep(wanted, answer);
    }
    send(outgoing, incoming, answer, { point, age: cached?.age });
  };

  /**
   * @param {any} outgoing
   * @param {any} incoming
   * @param {import('./edge-cache.mjs').Answer} answer
   * @param {{ point: { name: string }, age?: number }} from - Point of presence; seconds for which it has cached the answer.
   */
  const send = (outgoing, incoming, answer, { point, age }) => {
    if (outgoing.destroyed || outgoing.writableEnded) return;
    const own = {
      'strict-transport-security': 'max-age=31556926; includeSubDomains; preload',
      'x-served-by': `rehearsal-${point.name}`,
      'x-cache': age === undefined ? 'MISS' : 'HIT',
      ...(age !== undefined && { age: String(age) }),
    };
    if (answer.status === 200 && isKnown(answer, incoming.headers)) {
      outgoing.writeHead(304, { ...answer.headers, ...own });
      outgoing.end();
      return;
    }
    const { body, headers } = compressed(answer, incoming.headers['accept-encoding']);
    outgoing.writeHead(answer.status, { ...headers, ...own, 'content-length': body.length });
    outgoing.end(incoming.method === 'HEAD' ? undefined : body);
  };

  const answer = async (point, incoming, outgoing) => {
    const host = (incoming.headers[':authority'] ?? incoming.headers.host ?? '').split(':')[0];
    const fault = faults.get(host);
    if (fault === 'down') return cut(outgoing);
    underWay.set(outgoing, host);
    outgoing.on('close', () => underWay.delete(outgoing));
    if (fault === 'hangs') return;
    if (fault === 'error') return send(outgoing, incoming, ownAnswer(500, 'boom\n'), { point });
    const broken = brokenAnswer(fault, incoming.url.split('?')[0]);
    if (broken) return send(outgoing, incoming, broken, { point });
    if (sites[host] !== undefined) return answerSite(point, host, incoming, outgoing);
    const other = otherHosts(host);
    if (other) return other(incoming, outgoing, host);
    outgoing.writeHead(421).end();
  };

  const servers = points.map((point) => {
    const server = createSecureServer({ ...certificate, allowHTTP1: true });
    server.on('request', (incoming, outgoing) => {
      answer(point, incoming, outgoing).catch(() => outgoing.stream?.destroy() ?? outgoing.destroy());
    });
    // Browsers end connections as they like.
    server.on('sessionError', () => undefined);
    server.on('session', (session) => session.on('error', () => undefined));
    server.on('secureConnection', (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    return server;
  });

  const hostOf = (site) => Object.keys(sites).find((host) => sites[host] === site);

  return {
    ready: Promise.all(servers.map((server) => listenHere(server))),

    /**
     * Has a site's live version everywhere, or at the first point of presence at once and at the second a minute later.
     *
     * @param {string} site
     * @param {{ slowly?: boolean }} [how]
     */
    publish(site, { slowly = false } = {}) {
      const host = hostOf(site);
      const [{ version }] = versions.list(site);
      bring(points[0], host, version);
      if (!slowly) return bring(points[1], host, version);
      const timer = setTimeout(() => bring(points[1], host, version), everywhereMs);
      timers.add(timer);
    },

    /**
     * Breaks a host, or mends it with `null`: `down`, `hangs`, `error`; a site also in part: `html` answers scripts with a page, `half` has
     * none of the files below `/assets`.
     */
    fault(host, kind) {
      if (kind === null) faults.delete(host);
      else faults.set(host, kind);
      if (kind === 'down')
        for (const [outgoing, requested] of underWay) if (requested === host) cut(outgoing);
    },

    close: async () => {
      timers.forEach(clearTimeout);
      const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
      for (const socket of sockets) socket.destroy();
      await Promise.all(closed);
    },
  };
}
