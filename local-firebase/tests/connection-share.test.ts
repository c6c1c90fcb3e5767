import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { ConnectionShare } from '../src/protocol/connection-share';

const aGet = () => new ServerResponse(new IncomingMessage(new Socket()));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A browser whose tabs have begun to wait in this order, 10 ms apart. */
function waiting(count: number) {
  const share = new ConnectionShare();
  const ended: number[] = [];
  const gets = Array.from({ length: count }, (_, n) => {
    const get = aGet();
    share.add(get);
    share.addTurn(get, () => ended.push(n));
    jest.advanceTimersByTime(10);
    return get;
  });
  return { share, ended, gets };
}

test('five GETs of a browser wait for as long as they like', () => {
  const { ended } = waiting(5);
  jest.advanceTimersByTime(60_000);
  expect(ended).toEqual([]);
});

test('a sixth one ends the one that has waited longest, once it has had its turn', () => {
  const { ended } = waiting(6);
  jest.advanceTimersByTime(39);
  expect(ended).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(ended).toEqual([0]);
  jest.advanceTimersByTime(60_000);
  expect(ended).toEqual([0]);
});

test('any request that comes late ends the first at once', () => {
  const { share, ended } = waiting(5);
  jest.advanceTimersByTime(60_000);
  share.add(aGet());
  expect(ended).toEqual([0]);
});

test('GETs that come back wait behind the others, so that all have their turns', () => {
  const { share, ended } = waiting(6);
  for (let n = 0; n < 12; n++) {
    jest.advanceTimersByTime(100);
    const last = ended.at(-1)!;
    share.addTurn(aGet(), () => ended.push(last));
  }
  expect([...new Set(ended)].sort()).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a GET that ends by itself makes room for the others', () => {
  const { share, ended, gets } = waiting(6);
  share.remove(gets[3]!);
  jest.advanceTimersByTime(60_000);
  expect(ended).toEqual([]);
  for (const get of gets) share.remove(get);
  expect(share.isUnused).toBe(true);
});

test('a request that nobody may end counts and stays', () => {
  const share = new ConnectionShare();
  share.add(aGet());
  const ended: number[] = [];
  for (let n = 0; n < 5; n++) share.addTurn(aGet(), () => ended.push(n));
  jest.advanceTimersByTime(60_000);
  expect(ended).toEqual([0]);
});
