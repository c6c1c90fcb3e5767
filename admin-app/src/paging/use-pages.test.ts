import { act, renderHook, waitFor } from '@testing-library/react';
import { NetworkError } from 'shared-lib/errors';
import { usePages, type Page } from './use-pages';

type Read = (cursor: number | null) => Promise<Page<string, number>>;

/** A list in pages of two. */
const listOf =
  (...items: string[]): Read =>
  async (cursor) => {
    const start = cursor ?? 0;
    const next = start + 2;
    return { items: items.slice(start, next), next: next < items.length ? next : null };
  };

const idOf = (item: string) => item;
const show = (read: Read) =>
  renderHook(({ readPage }: { readPage: Read }) => usePages(readPage, idOf), {
    initialProps: { readPage: read },
  });

describe('usePages', () => {
  it('adds page after page until the last, and nothing twice', async () => {
    const { result } = show(listOf('a', 'b', 'b', 'c', 'd'));
    expect(result.current).toMatchObject({ items: null, isLoading: true, hasMore: false });
    await waitFor(() => expect(result.current.items).toEqual(['a', 'b']));
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.items).toEqual(['a', 'b', 'c']));
    act(() => result.current.loadMore());
    await waitFor(() =>
      expect(result.current).toMatchObject({ items: ['a', 'b', 'c', 'd'], hasMore: false }),
    );
  });

  it('keeps what it shows until another question is answered, and goes no further in the old one', async () => {
    let answer: (page: Page<string, number>) => void = () => {};
    const slow: Read = () => new Promise((resolve) => (answer = resolve));
    const { result, rerender } = show(listOf('a', 'b', 'c'));
    await waitFor(() => expect(result.current.hasMore).toBe(true));
    rerender({ readPage: slow });
    expect(result.current).toMatchObject({ items: ['a', 'b'], isLoading: true, hasMore: false });
    act(() => result.current.loadMore());
    await act(async () => answer({ items: ['z'], next: null }));
    expect(result.current).toMatchObject({ items: ['z'], isLoading: false, isLoadingMore: false });
  });

  it('shows no late answer to an earlier question', async () => {
    let answer: (page: Page<string, number>) => void = () => {};
    const slow: Read = () => new Promise((resolve) => (answer = resolve));
    const { result, rerender } = show(slow);
    rerender({ readPage: listOf('nuevo') });
    await waitFor(() => expect(result.current.items).toEqual(['nuevo']));
    await act(async () => answer({ items: ['viejo'], next: null }));
    expect(result.current.items).toEqual(['nuevo']);
  });

  it('tells a failed page beside those that are there, and tries it again', async () => {
    let isDown = true;
    const good = listOf('a', 'b', 'c');
    const { result } = show(async (cursor) => {
      if (cursor !== null && isDown) throw new NetworkError('gone', 0);
      return good(cursor);
    });
    await waitFor(() => expect(result.current.hasMore).toBe(true));
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.failure).toBe('Error de conexión. Verifica tu internet.'));
    expect(result.current.items).toEqual(['a', 'b']);
    isDown = false;
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current).toMatchObject({ items: ['a', 'b', 'c'], failure: null }));
  });

  it('begins by itself once there is a network', async () => {
    let isDown = true;
    const good = listOf('a');
    const { result } = show(async (cursor) => {
      if (isDown) throw new NetworkError('gone', 0);
      return good(cursor);
    });
    await waitFor(() => expect(result.current.failure).not.toBeNull());
    expect(result.current.items).toBeNull();
    isDown = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(result.current).toMatchObject({ items: ['a'], failure: null }));
  });

  it('puts what is known by now in the place of an item, or takes it out', async () => {
    const { result } = show(listOf('a', 'b'));
    await waitFor(() => expect(result.current.items).toEqual(['a', 'b']));
    act(() => result.current.replace('a', 'A'));
    expect(result.current.items).toEqual(['A', 'b']);
    act(() => result.current.replace('b', null));
    expect(result.current.items).toEqual(['A']);
  });
});
