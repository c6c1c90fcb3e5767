import { bucket } from '../firebase';
import { openLocalProject } from './local-project';

const project = openLocalProject();
const paths = [
  'cards/anagarcia00000000000',
  'publicCards/ana-garcia',
  'slugs/ana-garcia',
  'users/ana/private/state',
];
const stored = () => Promise.all(paths.map(project.read));

describe('an arrangement', () => {
  it('stores the second time what it stored the first', async () => {
    const cardId = await project.aPublished('ana', 'ana-garcia');
    const first = await stored();
    expect(first).not.toContain(undefined);
    await project.reset();
    expect(await project.aPublished('ana', 'ana-garcia')).toBe(cardId);
    expect(await stored()).toEqual(first);
  });

  it('is done again after something else, and with something else in it', async () => {
    let done = 0;
    const arrange = () =>
      project.arrange('a note', async () => {
        done += 1;
        const before = await project.read('notes/before');
        await project
          .db()
          .doc('notes/after')
          .set({ before: before ?? null });
      });
    await arrange();
    await project.reset();
    await arrange();
    expect(done).toBe(1);
    await project.reset();
    await project.db().doc('notes/before').set({ text: 'hola' });
    await arrange();
    expect(done).toBe(2);
    expect(await project.read('notes/after')).toEqual({ before: { text: 'hola' } });
  });

  it('brings its files along, and leaves what was there', async () => {
    const arrange = () =>
      project.arrange('a file', async () => {
        await bucket().file('a.txt').save('hola', { resumable: false, contentType: 'text/plain' });
      });
    const begin = () => project.db().doc('notes/before').set({ text: 'hola' });
    await begin();
    await arrange();
    await project.reset();
    await begin();
    await arrange();
    const [content] = await bucket().file('a.txt').download();
    expect(content.toString()).toBe('hola');
    expect(await project.read('notes/before')).toEqual({ text: 'hola' });
  });

  it('is always done where it deletes something, or others run beside it', async () => {
    let done = 0;
    const note = (name: string) =>
      project.arrange(name, async () => {
        done += 1;
        await project.db().doc(`notes/${name}`).set({ name });
      });
    const both = () => Promise.all([note('one'), note('two')]);
    await both();
    await project.reset();
    await both();
    expect(done).toBe(4);

    const clear = () =>
      project.arrange('clear', async () => {
        done += 1;
        await project.db().doc('notes/one').delete();
      });
    await clear();
    await note('one');
    await clear();
    expect(await project.read('notes/one')).toBeUndefined();
  });
});
