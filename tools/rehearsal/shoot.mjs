/**
 * Loads one address with autocannon and prints its result as JSON. Bodies are sent in turn, each with a session of its own where it has
 * a place for one.
 *
 *   node tools/rehearsal/shoot.mjs '{ "url": …, "connections": 10, "seconds": 10, "each": 5, "bodies": [{ "session": "" }], "headers": {}, "rate": 5 }'
 */
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

const { url, connections, seconds, each, bodies = [], headers = {}, rate } = JSON.parse(process.argv[2]);

let sent = 0;

function nextBody() {
  const body = bodies[sent % bodies.length];
  sent += 1;
  const session = randomUUID().replaceAll('-', '').slice(0, 20);
  return JSON.stringify('session' in body ? { ...body, session } : body);
}

const post = {
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  setupRequest: (request) => ({ ...request, body: nextBody() }),
};
const result = await autocannon({
  ...{ url, connections, duration: seconds, reconnectRate: each },
  ...(rate && { overallRate: rate }),
  requests: bodies.length > 0 ? [post] : [{ method: 'GET' }],
});
console.log(JSON.stringify(result));
