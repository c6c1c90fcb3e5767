import { FewAtOnce } from './few-at-once';

/** Creates tasks that end on demand, and a list of those that run. */
function tasks() {
  const running: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const task = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      running.push(name);
      ends.set(name, (error) => {
        running.splice(running.indexOf(name), 1);
        if (error) reject(error);
        else resolve(name);
      });
    });
  return { running, task, end: (name: string, error?: Error) => ends.get(name)!(error) };
}

describe('FewAtOnce', () => {
  it('runs at most its number of tasks at once and queues the others in order', async () => {
    const { running, task, end } = tasks();
    const few = new FewAtOnce(2);
    const answers = ['a', 'b', 'c', 'd'].map((name) => few.run(task(name)));
    expect(running).toEqual(['a', 'b']);
    end('b');
    await answers[1];
    await Promise.resolve();
    expect(running).toEqual(['a', 'c']);
    end('a');
    await answers[0];
    await Promise.resolve();
    expect(running).toEqual(['c', 'd']);
    end('c');
    end('d');
    expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('starts the next task when one fails', async () => {
    const { running, task, end } = tasks();
    const few = new FewAtOnce(1);
    const failing = few.run(task('a'));
    const other = few.run(task('b'));
    end('a', new Error('no'));
    await expect(failing).rejects.toThrow('no');
    expect(running).toEqual(['b']);
    end('b');
    expect(await other).toBe('b');
  });
});
