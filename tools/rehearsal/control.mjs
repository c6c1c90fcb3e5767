import { servePlain } from './plain-server.mjs';

/** Collects the JSON of a request. */
async function readJson(incoming) {
  const chunks = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return chunks.length === 0 ? {} : JSON.parse(Buffer.concat(chunks).toString());
}

/**
 * Serves the actions of journeys on a rehearsal (release a site, go back, break a host), each as a POST of JSON to its name.
 *
 * @param {Record<string, (asked: any) => unknown>} actions
 */
export function startControl(actions) {
  return servePlain((incoming, outgoing) => {
    const action = actions[incoming.url.slice(1)];
    const answer = (status, body) =>
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (incoming.method !== 'POST' || !action) return answer(404, { error: `there is no ${incoming.url}` });
    readJson(incoming)
      .then(action)
      .then((result) => answer(200, result ?? {}))
      .catch((error) => answer(500, { error: error.message }));
  });
}
