import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { ConnectionShare } from '../src/protocol/connection-share';

const aResponse = () => new ServerResponse(new IncomingMessage(new Socket()));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A browser, with tabs that wait for messages and whose GETs are ended now and then. */
function aBrowser() {
  const share = new ConnectionShare();
  const ended: string[] = [];
  const get = (session: string) => {
    const response = aResponse();
    share.add(response, { session, isGet: true });
    share.addTurn(response, session, () => ended.push(session));
    return response;
  };
  const post = () => {
    const response = aResponse();
    share.add(response, { session: undefined, isGet: false });
    return response;
  };
  /** Opens GETs of `t0`, `t1`, …, 10 ms apart. */
  const tabs = (count: number) =>
    Array.from({ length: count }, (_, n) => {
      const response = get(`t${n}`);
      jest.advanceTimersByTime(10);
      return response;
    });
  return { share, ended, get, post, tabs };
}

test('five GETs of a browser wait for as long as they like', () => {
  const { ended, tabs } = aBrowser();
  tabs(5);
  jest.advanceTimersByTime(60_000);
  expect(ended).toEqual([]);
});

test('a sixth one ends the one that has waited longest, once it has had its turn', () => {
  const { ended, tabs } = aBrowser();
  tabs(6);
  jest.advanceTimersByTime(239);
  expect(ended).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(ended).toEqual(['t0']);
  jest.advanceTimersByTime(60_000);
  expect(ended).toEqual(['t0']);
});

test('any request that comes late ends the first at once', () => {
  const { ended, tabs, post } = aBrowser();
  tabs(5);
  jest.advanceTimersByTime(60_000);
  post();
  expect(ended).toEqual(['t0']);
});

test('a GET that ends by itself makes room for the others', () => {
  const { share, ended, tabs } = aBrowser();
  const responses = tabs(6);
  share.remove(responses[3]!);
  jest.advanceTimersByTime(60_000);
  expect(ended).toEqual([]);
  for (const response of responses) share.remove(response);
  expect(share.isUnused).toBe(true);
});

test('a request that nobody may end counts and stays', () => {
  const { ended, tabs, post } = aBrowser();
  post();
  tabs(5);
  jest.advanceTimersByTime(60_000);
  expect(ended).toEqual(['t0']);
});

describe('the turns', () => {
  /** The GETs that are ended within a second, each followed at once by what `next` sends. */
  const endedWithinASecond = (browser: ReturnType<typeof aBrowser>, next: (ended: string) => void) => {
    const before = browser.ended.length;
    let seen = before;
    for (let millis = 0; millis < 1_000; millis += 5) {
      jest.advanceTimersByTime(5);
      if (browser.ended.length > seen) next(browser.ended[seen++]!);
    }
    return browser.ended.length - before;
  };

  test('become a second long where an ended GET comes back before anything else', () => {
    const browser = aBrowser();
    browser.tabs(6);
    for (let second = 0; second < 3; second++) endedWithinASecond(browser, browser.get);
    expect(endedWithinASecond(browser, browser.get)).toBe(6);
    expect([...new Set(browser.ended)].sort()).toEqual(['t0', 't1', 't2', 't3', 't4', 't5']);
  });

  test('are shorter where other GETs were held back', () => {
    const browser = aBrowser();
    browser.tabs(6);
    const heldBack = ['t6', 't7', 't8'];
    const next = (ended: string) => {
      browser.get(heldBack.shift()!);
      heldBack.push(ended);
    };
    for (let second = 0; second < 3; second++) endedWithinASecond(browser, next);
    expect(endedWithinASecond(browser, next)).toBeGreaterThan(15);
  });

  test('are shortest for a second after a write was held back', () => {
    const browser = aBrowser();
    browser.tabs(6);
    for (let second = 0; second < 3; second++) endedWithinASecond(browser, browser.get);
    let isFirst = true;
    const next = (ended: string) => {
      if (isFirst) browser.share.remove(browser.post());
      isFirst = false;
      browser.get(ended);
    };
    expect(endedWithinASecond(browser, next)).toBeGreaterThan(30);
    endedWithinASecond(browser, browser.get);
    endedWithinASecond(browser, browser.get);
    expect(endedWithinASecond(browser, browser.get)).toBeLessThan(10);
  });
});
