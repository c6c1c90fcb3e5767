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
    const session = new WebChannelSession({ closesWhenIdle, onMessage: () => {}, onClose });
    return { session, isClosed: () => onClose.mock.calls.length > 0 };
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

  it('that is idle is over after a second, but never before its first GET has come', () => {
    const { session, isClosed } = open({ closesWhenIdle: true });
    jest.advanceTimersByTime(30_000);
    expect(isClosed()).toBe(false);
    session.attach(aGet(), false);
    jest.advanceTimersByTime(1000);
    expect(isClosed()).toBe(true);
  });
});
