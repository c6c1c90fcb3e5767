import { z } from 'zod';
import { defineCallable, perHour, perMinute, returns } from './callable';
import { callables } from './callables';

const input = z.object({ cardId: z.string() });

describe('defineCallable', () => {
  it('refuses read-only mode and limits the calls where the record says nothing else', () => {
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

  it('keeps everything that the record says', () => {
    const facts = {
      ...{ input, output: returns<object>(), capability: 'operation' as const },
      ...{ inReadOnly: true, isDangerous: true, limit: perMinute(30), storedLimit: perHour(10) },
    };
    expect(defineCallable(facts)).toEqual(facts);
  });

  it('has a type error for an incomplete record', () => {
    const output = returns<object>();
    // @ts-expect-error Who may call it has to be said.
    defineCallable({ input, output });
    // @ts-expect-error The answer has a type.
    defineCallable({ input, capability: null });
    // @ts-expect-error There is no such capability.
    defineCallable({ input, output, capability: 'everything' });
  });
});

it('the callables that need a recent sign-in are all for administrators', () => {
  const ofEverybody = Object.values(callables).filter(({ capability }) => capability === null);
  expect(ofEverybody.filter(({ isDangerous }) => isDangerous)).toEqual([]);
});
