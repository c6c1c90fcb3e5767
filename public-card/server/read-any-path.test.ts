import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askRawPath } from '../../build/testing/ask-raw-path';
import { leavePaths } from './read-any-path';
import { pageAssets } from './testing/page-assets';

/* The function as it is exported, behind the framework that runs it. */

let server: Server;

beforeAll(async () => {
  Object.assign(globalThis, { __PAGE_ASSETS__: pageAssets });
  const { http } = await import('@google-cloud/functions-framework');
  const { getTestServer } = await import('@google-cloud/functions-framework/testing');
  const { card } = await import('./index');
  http('card', card as unknown as Parameters<typeof http>[1]);
  server = getTestServer('card');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  leavePaths();
  server.close();
});

const ask = (path: string) => askRawPath((server.address() as AddressInfo).port, path);

it.each(['/c/%ff', '/c/%E0%A4%A', '/c/%', '/c/ab/%ff?x=%ff', '/c/%00'])(
  'the card server answers %s with the page of a missing card',
  async (path) => {
    const { status, text } = await ask(path);
    expect(status).toBe(404);
    expect(text).toContain('Esta tarjeta no existe');
  },
);
