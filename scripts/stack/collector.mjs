/**
 * Local replacement for monitoring, analytics and the alert webhook: one small HTTP server that stores the last entries
 * and shows them as JSON, for people and for tests.
 *
 *   POST /api/{project}/envelope/          Sentry's own protocol
 *   POST /api/0/…/releases/…               releases and their source maps
 *   POST /events                           analytics events
 *   POST /webhook                          alerts
 *   GET  /entries?kind=…                   entries: { kind, at, … }, oldest first
 *   DELETE /entries                        deletes all
 */
import { createServer } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { closed, listenHere } from './local-server.mjs';

/** Most entries that are stored. */
const MAX_ENTRIES = 500;

/** Longest body that is read, in bytes. */
const MAX_BODY = 20_000_000;

function readBody(request) {
  return new Promise((resolve, reject) => {
    const chunks = [];
    let size = 0;
    request.on('data', (chunk) => {
      size += chunk.length;
      if (size > MAX_BODY) reject(new Error('too large'));
      else chunks.push(chunk);
    });
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      resolve(request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body);
    });
    request.on('error', reject);
  });
}

/** Parses the items of a Sentry envelope: lines of JSON, each item a header and its payload. */
export function parseEnvelope(text) {
  const [head, ...lines] = text.split('\n');
  const items = [];
  for (let line = 0; line + 1 < lines.length; line += 2) {
    if (lines[line] === '') break;
    items.push({ type: JSON.parse(lines[line]).type, payload: JSON.parse(lines[line + 1]) });
  }
  return { header: JSON.parse(head), items };
}

/** Returns the entries of a request; null for an unknown address. */
async function entriesOf(request, pathname) {
  if (request.method !== 'POST') return null;
  if (/^\/api\/\d+\/envelope\/$/.test(pathname)) {
    const { items } = parseEnvelope((await readBody(request)).toString());
    return items.map(({ type, payload }) => ({ kind: type, payload }));
  }
  if (pathname.startsWith('/api/0/projects/')) {
    const form = await new Response(await readBody(request), { headers: request.headers }).formData();
    const file = /** @type {File} */ (form.get('file'));
    return [{ kind: 'artifact', path: pathname, name: form.get('name'), size: file.size }];
  }
  if (/^\/api\/0\/organizations\/[^/]+\/releases\/$/.test(pathname)) {
    return [{ kind: 'release', payload: JSON.parse((await readBody(request)).toString()) }];
  }
  const kind = { '/events': 'analytics', '/webhook': 'webhook' }[pathname];
  return kind ? [{ kind, payload: JSON.parse((await readBody(request)).toString()) }] : null;
}

/**
 * Starts the collector.
 *
 * @param {{ port: number }} options - 0 for any.
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 */
export async function startCollector({ port }) {
  let entries = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://collector');
    const answer = (status, body) =>
      response
        .writeHead(status, {
          'content-type': 'application/json',
          // Pages of any origin report here, as they do to the real services.
          'access-control-allow-origin': '*',
          'access-control-allow-headers': '*',
        })
        .end(JSON.stringify(body));
    try {
      if (request.method === 'OPTIONS') return answer(200, {});
      if (pathname === '/entries' && request.method === 'DELETE') {
        entries = [];
        return answer(200, {});
      }
      if (pathname === '/entries') {
        const kind = searchParams.get('kind');
        return answer(200, kind ? entries.filter((entry) => entry.kind === kind) : entries);
      }
      const fresh = await entriesOf(request, pathname);
      if (!fresh) return answer(404, { error: 'not found' });
      entries = [...entries, ...fresh.map((entry) => ({ at: Date.now(), ...entry }))].slice(-MAX_ENTRIES);
      return answer(200, {});
    } catch (error) {
      return answer(400, { error: String(error) });
    }
  });
  return { port: await listenHere(server, port), close: () => closed(server) };
}
