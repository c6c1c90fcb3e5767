/** @jest-environment ../build/testing/jsdom-environment.cjs */
import { act, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { toast } from 'react-hot-toast';
import { NetworkError, refusedInput } from '../../platform/errors';
import { Toasts } from '../../ui/toast';
import { atOnce, createStore, dataApi, liveEndpoint, serverWrite, storedWrite, type Stored } from './index';

/** A request whose answer the test gives. */
function openRequest() {
  let answer = (_error?: Error) => {};
  const send = () =>
    new Promise<void>((resolve, reject) => {
      answer = (error) => (error ? reject(error) : resolve());
    });
  return { send, answer: (error?: Error) => answer(error) };
}

const request = openRequest();
let emit = (_value: string[]) => {};
const feed = liveEndpoint<string[], string>(() => (next) => {
  emit = next;
  return () => {};
});
const without = (name: string) => (names: string[]) => names.filter((other) => other !== name);

const { endpoints } = dataApi.injectEndpoints({
  endpoints: (build) => ({
    testNames: build.query<string[], string>({ ...feed, keepUnusedDataFor: 0 }),
    testRemove: build.mutation<unknown, string>({
      ...serverWrite(request.send, { done: (name) => `Sin ${name}` }),
      ...atOnce(feed, (name) => ({ in: 'ana', to: without(name) })),
    }),
    testStore: build.mutation<Stored, void>(storedWrite(request.send)),
    testField: build.mutation<unknown, void>(
      serverWrite(request.send, { fails: ({ reason }) => (reason === 'slug-taken' ? 'screen' : 'toast') }),
    ),
  }),
});

const setOnline = (online: boolean) =>
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
const store = () => {
  render(createElement(Toasts));
  return createStore();
};
afterEach(() => {
  setOnline(true);
  act(() => toast.remove());
});

describe('a change of a live query', () => {
  async function open() {
    const { dispatch, getState } = store();
    const query = dispatch(endpoints.testNames.initiate('ana'));
    emit(['one', 'two']);
    await query;
    const shown = () => endpoints.testNames.select('ana')(getState()).data;
    return { dispatch, shown, close: query.unsubscribe };
  }

  it('is shown optimistically until the live list confirms it', async () => {
    const { dispatch, shown, close } = await open();
    const removal = dispatch(endpoints.testRemove.initiate('one'));
    expect(shown()).toEqual(['two']);
    emit(['one', 'two', 'three']);
    expect(shown()).toEqual(['two', 'three']);
    await act(async () => {
      request.answer();
      await removal;
    });
    expect(screen.getByRole('status')).toHaveProperty('textContent', 'Sin one');
    expect(shown()).toEqual(['two', 'three']);
    emit(['two', 'three']);
    // From then on the list is what the server says.
    emit(['one', 'two']);
    expect(shown()).toEqual(['one', 'two']);
    close();
  });

  it('is in the first value where it is requested before there is one', async () => {
    const { dispatch, getState } = store();
    const query = dispatch(endpoints.testNames.initiate('ana'));
    const removal = dispatch(endpoints.testRemove.initiate('one'));
    emit(['one', 'two']);
    await query;
    const shown = () => endpoints.testNames.select('ana')(getState()).data;
    expect(shown()).toEqual(['two']);
    await act(async () => {
      request.answer(new NetworkError('boom', 500));
      await removal;
    });
    expect(shown()).toEqual(['one', 'two']);
    query.unsubscribe();
  });

  it('is reverted with a toast when the request fails', async () => {
    const { dispatch, shown, close } = await open();
    const removal = dispatch(endpoints.testRemove.initiate('one'));
    emit(['one', 'two', 'three']);
    await act(async () => {
      request.answer(new NetworkError('boom', 500));
      await removal;
    });
    expect(shown()).toEqual(['one', 'two', 'three']);
    expect(screen.getByRole('alert').textContent).toBe('Error del servidor. Por favor, intenta más tarde.');
    close();
  });
});

describe('a write', () => {
  it('is reported as queued without a network, and as refused when the server refuses it later', async () => {
    const { dispatch } = store();
    setOnline(false);
    await act(async () => {
      const { data } = await dispatch(endpoints.testStore.initiate());
      expect(data).toBe('queued');
    });
    expect(screen.getByRole('status').textContent).toBe('Se guardará cuando vuelva la conexión');
    await act(async () => {
      request.answer(new NetworkError('late', 403));
      await Promise.resolve();
    });
    expect(screen.getByRole('alert').textContent).toBe('No tienes permisos para realizar esta acción.');
  });

  it('leaves the error of a field to the screen, and shows others in a toast', async () => {
    const { dispatch } = store();
    const change = dispatch(endpoints.testField.initiate());
    request.answer(refusedInput('slug-taken'));
    expect((await change).error).toMatchObject({ code: 'VALIDATION_ERROR', reason: 'slug-taken' });
    expect(screen.queryByRole('alert')).toBeNull();
    const again = dispatch(endpoints.testField.initiate());
    await act(async () => {
      request.answer(new NetworkError('boom', 404));
      await again;
    });
    expect(screen.getByRole('alert').textContent).toBe('Recurso no encontrado.');
  });
});
