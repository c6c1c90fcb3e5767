import { serverClock } from './server-clock';

describe('the server’s clock', () => {
  it('goes on from what the server told, whatever the visitor’s clock shows', () => {
    let elapsed = 5_000;
    const now = serverClock(1_000_000, () => elapsed);
    expect(now()).toBe(1_000_000);
    elapsed += 61_000;
    expect(now()).toBe(1_061_000);
  });
});
