import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localEndpoints } from 'shared-lib/config';
import { chooseEndpoints } from 'shared-lib/data';
import { closeFirebase } from 'shared-lib/testing/close-firebase';

/** Sets the answer to every call from now on: a status, with the body that the Functions protocol gives a refusal. */
export interface FunctionAnswer {
  status: number;
  body?: object;
}

/** A server in the place of the product's functions for a test file, which answers as it is told; no other is asked. */
export function openFunctionServer() {
  let answer: FunctionAnswer = { status: 500 };
  const called: string[] = [];
  const reply = (response: ServerResponse) => {
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer.body ?? {}));
  };
  const server = createServer((request, response) => {
    called.push(request.url!.split('/').at(-1)!);
    reply(response);
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
    answerWith(next: FunctionAnswer): void {
      answer = next;
    },
  };
}
