import { z } from 'zod';
import { defineCallable, perHour, perMinute, returns } from './callable';
import { callables } from './callables';

const input = z.object({ cardId: z.string() });

describe('defineCallable', () => {
  it('lets a callable that says nothing else neither work in read-only mode nor be called without end', () => {
    expect(defineCallable({ input, output: returns<{ done: boolean }>(), capability: null })).toEqual({
      input,
      output: {},
      capability: null,
      inReadOnly: false,
      isDangerous: false,
      limit: { most: 120, windowMs: 60_000 },
      storedLimit: null,
    });
  });

  it('keeps what a callable says', () => {
    const facts = {
      ...{ input, output: returns<object>(), capability: 'operation' as const },
      ...{ inReadOnly: true, isDangerous: true, limit: perMinute(30), storedLimit: perHour(10) },
    };
    expect(defineCallable(facts)).toEqual(facts);
  });

  it('has the types refuse a record that misses a part', () => {
    const output = returns<object>();
    // @ts-expect-error Who may call it has to be said.
    defineCallable({ input, output });
    // @ts-expect-error The answer has a type.
    defineCallable({ input, capability: null });
    // @ts-expect-error There is no such capability.
    defineCallable({ input, output, capability: 'everything' });
  });
});

it('needs a recent sign-in for dangerous acts of administrators alone', () => {
  const ofEverybody = Object.values(callables).filter(({ capability }) => capability === null);
  expect(ofEverybody.filter(({ isDangerous }) => isDangerous)).toEqual([]);
});
