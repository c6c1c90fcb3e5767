import { serverClock } from './server-clock';

describe('serverClock', () => {
  it('continues from the server’s time, independent of the visitor’s clock', () => {
    let elapsed = 5_000;
    const now = serverClock(1_000_000, () => elapsed);
    expect(now()).toBe(1_000_000);
    elapsed += 61_000;
    expect(now()).toBe(1_061_000);
  });
});
