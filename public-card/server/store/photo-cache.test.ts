import { rememberPhotos } from './photo-cache';

/** Creates a store that counts the reads of each photo. */
function counting(photos: Record<string, string>) {
  const reads: string[] = [];
  const read = async (path: string) => {
    reads.push(path);
    return path in photos ? Buffer.from(photos[path]!) : null;
  };
  return { reads, read };
}

describe('rememberPhotos', () => {
  it('reads an existing photo once and a missing one each time', async () => {
    const { reads, read } = counting({ a: 'A' });
    const photo = rememberPhotos(read);
    expect(String(await photo('a'))).toBe('A');
    expect(String(await photo('a'))).toBe('A');
    expect(await photo('none')).toBeNull();
    expect(await photo('none')).toBeNull();
    expect(reads).toEqual(['a', 'none', 'none']);
  });

  it('reads a photo again after ten minutes', async () => {
    const { reads, read } = counting({ a: 'A' });
    let time = 0;
    const photo = rememberPhotos(read, () => time);
    await photo('a');
    time = 10 * 60 * 1000 - 1;
    await photo('a');
    expect(reads).toEqual(['a']);
    time += 1;
    await photo('a');
    expect(reads).toEqual(['a', 'a']);
  });

  it('evicts the least recently used photo', async () => {
    const names = Array.from({ length: 31 }, (_, index) => `p${index}`);
    const { reads, read } = counting(Object.fromEntries(names.map((name) => [name, name])));
    const photo = rememberPhotos(read);
    for (const name of names.slice(0, 30)) await photo(name);
    await photo('p0');
    await photo('p30');
    reads.length = 0;
    await photo('p0');
    await photo('p1');
    expect(reads).toEqual(['p1']);
  });
});
