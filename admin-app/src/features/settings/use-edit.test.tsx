import { act, renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { AdminContext } from '../../session/admin-context';
import { useEdit, type Stored } from './use-edit';

type Value = { text: string };

const marta = {
  id: 'marta',
  email: 'm@x.test',
  name: 'Marta',
  role: 'admin' as const,
  createdAt: 0,
  updatedAt: 0,
};
const stored = (text: string, revision: number): Stored<Value> => ({ value: { text }, revision });

/** Opens the edit of a value whose server refuses outdated revisions. */
function open(before = stored('a', 1)) {
  const server = { now: before, saves: [] as string[] };
  const save = async ({ text }: Value, revision: number | null) => {
    await Promise.resolve();
    if (revision !== server.now.revision) return { error: { code: 'edit-conflict', message: 'Other' } };
    server.saves.push(text);
    server.now = stored(text, revision! + 1);
    return {};
  };
  const request = { reset: () => {} };
  const edit = renderHook((now: Stored<Value>) => useEdit('setting:text', now, save, request), {
    initialProps: before,
    wrapper: ({ children }: { children: ReactNode }) => <AdminContext value={marta}>{children}</AdminContext>,
  });
  const others = (text: string) => (server.now = stored(text, server.now.revision! + 1));
  return { edit, server, others, show: () => edit.rerender(server.now) };
}

beforeEach(() => sessionStorage.clear());

describe('the edit of a setting', () => {
  it('follows the stored value until it is changed, and is saved over its revision', async () => {
    const { edit, server, others, show } = open();
    others('b');
    show();
    expect(edit.result.current).toMatchObject({ value: { text: 'b' }, isChanged: false });
    act(() => edit.result.current.change({ text: 'c' }));
    expect(edit.result.current.isChanged).toBe(true);
    await act(() => edit.result.current.save());
    show();
    expect(server.saves).toEqual(['c']);
    expect(edit.result.current).toMatchObject({ value: { text: 'c' }, isChanged: false, theirs: null });
  });

  it('reports a conflict when it is saved, and overwrites the other value only on request', async () => {
    const { edit, server, others, show } = open();
    act(() => edit.result.current.change({ text: 'mine' }));
    others('theirs');
    show();
    expect(edit.result.current).toMatchObject({ value: { text: 'mine' }, theirs: null });
    await act(() => edit.result.current.save());
    expect(edit.result.current).toMatchObject({ theirs: { text: 'theirs' }, failure: null });
    act(() => edit.result.current.goOn());
    expect(edit.result.current).toMatchObject({ value: { text: 'mine' }, theirs: null });
    await act(() => edit.result.current.save());
    expect(server.saves).toEqual([]);
    await act(() => edit.result.current.keepMine());
    show();
    expect(server.saves).toEqual(['mine']);
    expect(edit.result.current).toMatchObject({ value: { text: 'mine' }, isChanged: false, theirs: null });
  });

  it('reports a conflict even when the refusal comes before the other value', async () => {
    const { edit, others, show } = open();
    act(() => edit.result.current.change({ text: 'mine' }));
    others('theirs');
    await act(() => edit.result.current.save());
    expect(edit.result.current.theirs).toBeNull();
    show();
    expect(edit.result.current.theirs).toEqual({ text: 'theirs' });
    act(() => edit.result.current.discard());
    expect(edit.result.current).toMatchObject({ value: { text: 'theirs' }, isChanged: false });
  });

  it('is restored after a reload, over the revision from which it was made', async () => {
    const first = open();
    act(() => first.edit.result.current.change({ text: 'mine' }));
    first.edit.unmount();
    const { edit, server } = open(stored('theirs', 2));
    expect(edit.result.current).toMatchObject({ value: { text: 'mine' }, isChanged: true });
    await act(() => edit.result.current.save());
    expect(edit.result.current.theirs).toEqual({ text: 'theirs' });
    expect(server.saves).toEqual([]);
  });
});
