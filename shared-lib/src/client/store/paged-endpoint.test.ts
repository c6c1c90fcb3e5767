/** @jest-environment ../build/testing/jsdom-environment.cjs */
import { act, configure, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { NetworkError } from '../../platform/errors';
import { createStore, dataApi, pagedEndpoint, usePages, type Page } from './index';

configure({ asyncUtilTimeout: 10_000 });

type Read = (cursor: number | null) => Promise<Page<string, number>>;

/** Returns a list in pages of two. */
const listOf =
  (...items: string[]): Read =>
  async (cursor) => {
    const start = cursor ?? 0;
    const next = start + 2;
    return { items: items.slice(start, next), next: next < items.length ? next : null };
  };

/** Readers of the lists in tests, by the query's argument. */
const readers = new Map<string, Read>();
const { useTestPagesInfiniteQuery } = dataApi.injectEndpoints({
  endpoints: (build) => ({
    testPages: build.infiniteQuery<Page<string, number>, string, number | null>(
      pagedEndpoint((question, cursor) => readers.get(question)!(cursor)),
    ),
  }),
});

const idOf = (item: string) => item;

/** Returns a list of one page, which is read when the test says so. */
function openList() {
  let read: ((page: Page<string, number>) => void) | null = null;
  const slow: Read = () => new Promise((resolve) => (read = resolve));
  const answer = async (item: string) => {
    await waitFor(() => expect(read).not.toBeNull());
    read!({ items: [item], next: null });
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  return { slow, answer };
}

/** Renders the hook with one list, and with `ask` for another. */
function show(read: Read) {
  const store = createStore();
  readers.set('first', read);
  const hook = renderHook(({ question }) => usePages(useTestPagesInfiniteQuery(question), idOf), {
    initialProps: { question: 'first' },
    wrapper: ({ children }: { children: ReactNode }) => createElement(Provider, { store, children }),
  });
  const ask = (next: Read) => {
    readers.set('second', next);
    hook.rerender({ question: 'second' });
  };
  return { ...hook, ask };
}

describe('usePages', () => {
  it('appends each page without duplicates until the last', async () => {
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

  it('keeps the shown items until another query is answered, and loads no more of the old one', async () => {
    const { slow, answer } = openList();
    const { result, ask } = show(listOf('a', 'b', 'c'));
    await waitFor(() => expect(result.current.hasMore).toBe(true));
    ask(slow);
    expect(result.current).toMatchObject({ items: ['a', 'b'], isLoading: true, hasMore: false });
    act(() => result.current.loadMore());
    await act(() => answer('z'));
    await waitFor(() =>
      expect(result.current).toMatchObject({ items: ['z'], isLoading: false, isLoadingMore: false }),
    );
  });

  it('ignores a late answer to an earlier query', async () => {
    const { slow, answer } = openList();
    const { result, ask } = show(slow);
    ask(listOf('nuevo'));
    await waitFor(() => expect(result.current.items).toEqual(['nuevo']));
    await act(() => answer('viejo'));
    expect(result.current.items).toEqual(['nuevo']);
  });

  it('reports a failed page beside the loaded items, and retries it', async () => {
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

  it('loads by itself once the network is back', async () => {
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

  it('reloads only the first page', async () => {
    const requests: (number | null)[] = [];
    const good = listOf('a', 'b', 'c');
    const { result } = show((cursor) => {
      requests.push(cursor);
      return good(cursor);
    });
    await waitFor(() => expect(result.current.hasMore).toBe(true));
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.items).toEqual(['a', 'b', 'c']));
    act(() => result.current.reload());
    await waitFor(() => expect(result.current.items).toEqual(['a', 'b']));
    expect(requests).toEqual([null, 2, null]);
  });
});
