import { AnswerCache } from './answer-cache';

it('AnswerCache shares one lookup among simultaneous callers until it expires', async () => {
  const answers = new AnswerCache<number>(1000);
  let looks = 0;
  const ask = (key: string, now: number) => answers.ask(key, now, async () => (looks += 1));
  expect(await Promise.all([ask('a', 0), ask('a', 0), ask('a', 999), ask('b', 0)])).toEqual([1, 1, 1, 2]);
  expect(await ask('a', 1000)).toBe(3);
  answers.clear();
  expect(await ask('a', 1000)).toBe(4);
});

it('AnswerCache keeps neither failures nor more entries than its limit', async () => {
  const answers = new AnswerCache<number>(1000);
  await expect(answers.ask('a', 0, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await answers.ask('a', 0, async () => 1)).toBe(1);
  for (let index = 0; index < 1000; index++) await answers.ask(`k${index}`, 0, async () => index);
  expect(await answers.ask('a', 0, async () => 2)).toBe(2);
});
