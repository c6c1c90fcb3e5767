import { AppError } from 'shared-lib/errors';
import { BulkRefusal, runBulk } from './run-bulk';

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id.toUpperCase() }));
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

describe('an action on many templates', () => {
  it('continues after a failure, and reports the reason of each', async () => {
    const counts: number[] = [];
    const work = async ({ id }: { id: string }) => {
      if (id === 'b') throw new AppError('template-not-found', id);
      if (id === 'c') throw new BulkRefusal('Tiene cambios sin comprobar.');
    };
    const result = await runBulk(
      items,
      work,
      (count) => counts.push(count),
      () => false,
    );
    expect(ids(result.done)).toEqual(['a', 'd']);
    expect(result.failed).toMatchObject([
      { id: 'b', isUnchecked: false },
      { id: 'c', isUnchecked: true, message: 'Tiene cambios sin comprobar.' },
    ]);
    expect(result.failed[0]?.message).not.toBe('');
    expect(counts).toEqual([1, 2, 3, 4]);
  });

  it('starts no further template after it is stopped', async () => {
    const begun: string[] = [];
    const work = async ({ id }: { id: string }) => begun.push(id);
    const result = await runBulk(
      items,
      work,
      () => undefined,
      () => begun.length === 2,
    );
    expect(begun).toEqual(['a', 'b']);
    expect(result).toMatchObject({ left: 2, failed: [] });
  });
});
