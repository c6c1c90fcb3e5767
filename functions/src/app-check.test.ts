import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CallableFunction } from 'firebase-functions/v2/https';
import { serveCallables } from './callable';
import { handlers } from './handlers';
import { openHostileProject } from './testing/hostile-client';

const project = openHostileProject();

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A proof in the form of App Check's, for the app of that id. */
const PROOF = `${part({ alg: 'none' })}.${part({ sub: '1:2:web:3' })}.`;

/** Serves the callables with or without App Check, as a deployment with or without a site key does. */
async function serve(name: string, enforceAppCheck: boolean): Promise<Server> {
  const { http } = await import('@google-cloud/functions-framework');
  const { getTestServer } = await import('@google-cloud/functions-framework/testing');
  const api: CallableFunction<unknown, unknown> = serveCallables({ enforceAppCheck }, handlers);
  http(name, api as unknown as Parameters<typeof http>[1]);
  const server = getTestServer(name);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function call(server: Server, headers: Record<string, string> = {}): Promise<number> {
  const token = project.signUp('ana').token();
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/checkSlug`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify({ data: { slug: 'ana-garcia' } }),
  });
  return answer.status;
}

it('a call without an App Check token is refused only if the deployment requires one', async () => {
  const [asking, open] = [await serve('asking', true), await serve('open', false)];
  try {
    expect(await call(open)).toBe(200);
    expect(await call(asking)).toBe(401);
    // The local stack reads proofs without verifying them, as it does tokens.
    expect(await call(asking, { 'x-firebase-appcheck': PROOF })).toBe(200);
  } finally {
    asking.close();
    open.close();
  }
});
