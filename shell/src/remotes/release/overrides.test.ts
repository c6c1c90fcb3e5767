import { overriddenPointer, OVERRIDES_PATIENCE_MS } from './overrides';
import type { RemotePointer } from './remote-entries';

const pointerTo = (entry: string): RemotePointer => ({
  current: { entry },
  previous: null,
  canary: null,
  percent: 0,
});

/** Answer of Firestore's REST interface with an override of `user_app`. */
const BRAKE = {
  fields: {
    user_app: {
      mapValue: {
        fields: {
          current: { mapValue: { fields: { entry: { stringValue: '/safe.js' } } } },
          previous: { nullValue: null },
          canary: { nullValue: null },
          percent: { integerValue: '0' },
        },
      },
    },
  },
};

const own = Promise.resolve(pointerTo('/own.js'));
const down = (what: string) => {
  const failure = Promise.reject(new TypeError(what));
  failure.catch(() => undefined);
  return failure;
};

describe('overriddenPointer', () => {
  it('returns the override of its remote, even while that site is down', async () => {
    expect(await overriddenPointer('user_app', Promise.resolve(BRAKE), own)).toEqual(pointerTo('/safe.js'));
    expect(await overriddenPointer('user_app', Promise.resolve(BRAKE), down('site'))).toEqual(
      pointerTo('/safe.js'),
    );
    expect(await overriddenPointer('admin_app', Promise.resolve(BRAKE), own)).toEqual(pointerTo('/own.js'));
  });

  it.each([
    ['there are none', () => Promise.resolve({})],
    ['they can’t be read', () => down('overrides')],
    ['they make no sense', () => Promise.resolve('<html>')],
  ])('returns the site’s pointer where %s', async (_case, answer) => {
    expect(await overriddenPointer('user_app', answer(), own)).toEqual(pointerTo('/own.js'));
  });

  it('waits at most a second for the overrides after the site has answered', async () => {
    jest.useFakeTimers();
    const found = overriddenPointer('user_app', new Promise(() => {}), own);
    await jest.advanceTimersByTimeAsync(OVERRIDES_PATIENCE_MS);
    expect(await found).toEqual(pointerTo('/own.js'));
    jest.useRealTimers();
  });

  it('rejects with the site’s failure where nothing overrides it', async () => {
    await expect(overriddenPointer('user_app', Promise.resolve({}), down('site'))).rejects.toThrow('site');
    await expect(overriddenPointer('user_app', down('overrides'), down('site'))).rejects.toThrow('site');
  });
});
