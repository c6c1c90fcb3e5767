import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { WebChannelSession } from '../src/protocol/webchannel-session';

const MINUTE_MS = 60_000;

const aGet = () => new ServerResponse(new IncomingMessage(new Socket()));

describe('a session of a browser', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  function open({ closesWhenIdle = false } = {}) {
    const onClose = jest.fn();
    const taken: unknown[] = [];
    const session = new WebChannelSession({
      closesWhenIdle,
      onMessage: (message) => taken.push(message),
      onClose,
    });
    return { session, taken, isClosed: () => onClose.mock.calls.length > 0 };
  }

  it('lasts as long as a tab listens, and a minute more', () => {
    const { session, isClosed } = open();
    const get = aGet();
    session.attach(get, false);
    jest.advanceTimersByTime(60 * MINUTE_MS);
    expect(isClosed()).toBe(false);
    get.emit('close');
    jest.advanceTimersByTime(MINUTE_MS - 1);
    expect(isClosed()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(isClosed()).toBe(true);
  });

  it('goes on with the GET that takes another one’s place, however late that one closes', () => {
    const { session, isClosed } = open();
    const [first, second] = [aGet(), aGet()];
    session.attach(first, false);
    session.attach(second, false);
    first.emit('close');
    jest.advanceTimersByTime(60 * MINUTE_MS);
    expect(isClosed()).toBe(false);
    session.close();
  });

  it('that nobody ever listens to is over after a minute', () => {
    const { isClosed } = open();
    jest.advanceTimersByTime(MINUTE_MS - 1);
    expect(isClosed()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(isClosed()).toBe(true);
  });

  it('that is idle ends after a second, but never before its first GET and its first write have come', () => {
    const { session } = open({ closesWhenIdle: true });
    session.receive(0, ['{"database":"d"}']);
    jest.advanceTimersByTime(30_000);
    const get = aGet();
    session.attach(get, false);
    jest.advanceTimersByTime(30_000);
    expect(get.writableEnded).toBe(false);
    session.receive(1, ['{"writes":[]}']);
    jest.advanceTimersByTime(999);
    expect(get.writableEnded).toBe(false);
    jest.advanceTimersByTime(1);
    expect(get.writableEnded).toBe(true);
  });

  it('that ended idle takes no write that was on its way, says again that it ended, and is gone after a while', () => {
    const { session, taken, isClosed } = open({ closesWhenIdle: true });
    session.receive(0, ['{"database":"d"}', '{"first":true}']);
    session.attach(aGet(), false);
    jest.advanceTimersByTime(1000);
    session.receive(2, ['{"late":true}']);
    expect(taken).toEqual([{ database: 'd' }, { first: true }]);
    const again = aGet();
    const written = jest.spyOn(again, 'write');
    session.attach(again, false);
    expect(written.mock.calls.join()).toContain('close');
    expect(again.writableEnded).toBe(true);
    expect(isClosed()).toBe(false);
    jest.advanceTimersByTime(30_000);
    expect(isClosed()).toBe(true);
  });
});
