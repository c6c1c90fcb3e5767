import { retry } from './index';

function failing(times: number) {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls <= times) throw new Error(`failure ${calls}`);
    return calls;
  };
}

describe('retry', () => {
  it('S9.03 tries three times, waiting 1000 ms and then 2000 ms', async () => {
    const waits: number[] = [];
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    await expect(retry(failing(2), { wait })).resolves.toBe(3);
    expect(waits).toEqual([1000, 2000]);
  });

  it('throws the last failure when none of the tries succeeds', async () => {
    await expect(retry(failing(9), { wait: async () => {} })).rejects.toThrow('failure 3');
  });

  it('stops at once on a failure that another try would not mend', async () => {
    await expect(retry(failing(9), { shouldRetry: () => false })).rejects.toThrow('failure 1');
  });
});
