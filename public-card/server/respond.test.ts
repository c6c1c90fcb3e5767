import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { cardViewCss } from 'shared-lib/ui/card-view';
import { respond, type Answer } from './respond';

/** Serves one answer, as the function does, and returns the compressed length of its body for each of several requests. */
async function lengthsOf(body: string, times: number): Promise<number[]> {
  const answer: Answer = { status: 200, body, contentType: 'application/xml', cacheControl: 'no-store' };
  const server = createServer((request, response) => respond(request, response, answer));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const lengths: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    lengths.push(Number(response.headers.get('content-length')));
    await setTimeout(500);
  }
  server.closeAllConnections();
  server.close();
  return lengths;
}

const siteMap = (cards: number) =>
  Array.from({ length: cards }, (_, card) => `<url><loc>/c/${(card * 7919) % 100_003}</loc></url>`).join('');

describe('a response sent again', () => {
  it('is compressed better, unless it is as long as a site map', async () => {
    const [first = 0, , third = 0] = await lengthsOf(cardViewCss, 3);
    expect(third).toBeLessThan(first);
    const long = await lengthsOf(siteMap(10_000), 6);
    expect(long.at(-1)).toBe(long[0]);
  });
});
