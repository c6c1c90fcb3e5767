import { act, renderHook } from '@testing-library/react';
import { useOwnNote } from './use-own-note';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('useOwnNote', () => {
  it('reports a note as saved until something else is typed', async () => {
    const saved: string[] = [];
    const save = (note: string) => {
      saved.push(note);
      return Promise.resolve();
    };
    const note = renderHook((stored: string) => useOwnNote(stored, save), { initialProps: '' });
    act(() => note.result.current.change('Trae'));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    note.rerender('Trae');
    expect(note.result.current).toMatchObject({ note: 'Trae', state: 'saved' });

    act(() => note.result.current.change('Trae los análisis'));
    expect(note.result.current).toMatchObject({ note: 'Trae los análisis', state: 'idle' });
    await act(() => jest.advanceTimersByTimeAsync(1000));
    note.rerender('Trae los análisis');
    expect(note.result.current).toMatchObject({ note: 'Trae los análisis', state: 'saved' });
    expect(saved).toEqual(['Trae', 'Trae los análisis']);
  });
});
