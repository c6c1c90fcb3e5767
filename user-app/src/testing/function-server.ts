import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localEndpoints } from 'shared-lib/config';
import { chooseEndpoints } from 'shared-lib/data';
import { closeFirebase } from 'shared-lib/testing/close-firebase';

/** Answer to a call: a status, with the body that the Functions protocol gives a refusal. */
export interface FunctionAnswer {
  status: number;
  body?: object;
}

/** Returns the answer to a call, by its name and data; a promise holds it back. */
type Answering = (name: string, data: unknown) => FunctionAnswer | Promise<FunctionAnswer>;

/** Opens a server in place of the product's functions for a test file, with answers of the test's choice. */
export function openFunctionServer() {
  let answer: Answering = () => ({ status: 500 });
  const called: string[] = [];
  const reply = (response: ServerResponse, { status, body }: FunctionAnswer) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  };
  const server = createServer((request, response) => {
    const name = request.url!.split('/').at(-1)!;
    called.push(name);
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { data } = JSON.parse(text || '{}') as { data?: unknown };
      void Promise.resolve(answer(name, data)).then((given) => reply(response, given));
    });
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const local = localEndpoints(0);
    const functions = (server.address() as AddressInfo).port;
    chooseEndpoints({ ...local, emulators: { ...local.emulators!, functions } });
  });
  afterAll(async () => {
    await closeFirebase();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  return {
    called,
    answerWith(next: FunctionAnswer | Answering): void {
      answer = typeof next === 'function' ? next : () => next;
    },
  };
}
