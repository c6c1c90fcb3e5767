/** @jest-environment ../build/testing/jsdom-environment.cjs */
import { reloadOnce } from './reload-once';

const MINUTE = 60_000;
const START = Date.UTC(2026, 2, 2, 9);

describe('reloadOnce', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
  });
  afterEach(() => jest.useRealTimers());

  it('S9.04 reloads three seconds after a crash', () => {
    const reload = jest.fn();
    reloadOnce(reload, START);
    jest.advanceTimersByTime(2999);
    expect(reload).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('ignores a second crash within a minute, and reloads after a later one', () => {
    const reload = jest.fn();
    reloadOnce(() => {}, START);
    reloadOnce(reload, START + MINUTE - 1);
    jest.advanceTimersByTime(10_000);
    expect(reload).not.toHaveBeenCalled();
    reloadOnce(reload, START + 3 * MINUTE);
    jest.advanceTimersByTime(3000);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
