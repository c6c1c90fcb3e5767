/** @jest-environment ../build/testing/jsdom-environment.cjs */
import { act, renderHook } from '@testing-library/react';
import { useStoredDraft } from './use-stored-draft';

const setOnline = (online: boolean) =>
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });

beforeEach(() => sessionStorage.clear());
afterEach(() => setOnline(true));

const open = (stored = { name: 'Corte', price: '20' }) =>
  renderHook((now: typeof stored) => useStoredDraft('ana:service:1', now), { initialProps: stored });

function type(form: ReturnType<typeof open>, name: string) {
  act(() => form.result.current.edit((draft) => ({ ...draft, name })));
}

describe('useStoredDraft', () => {
  it('restores what was typed after the form is closed, until it is saved', async () => {
    const form = open();
    type(form, 'Corte y lavado');
    form.unmount();
    const again = open();
    expect(again.result.current).toMatchObject({ draft: { name: 'Corte y lavado' }, dirty: true });
    await act(async () => {
      expect(await again.result.current.save(() => Promise.resolve())).toBe('saved');
    });
    again.rerender({ name: 'Corte y lavado', price: '20' });
    expect(again.result.current.dirty).toBe(false);
    again.unmount();
    expect(open().result.current).toMatchObject({ draft: { name: 'Corte' }, dirty: false });
  });

  it('keeps a queued change until another form is stored', async () => {
    setOnline(false);
    const form = open();
    type(form, 'Corte y lavado');
    await act(async () => {
      expect(await form.result.current.save(() => new Promise(() => undefined))).toBe('queued');
    });
    form.rerender({ name: 'Corte', price: '20' });
    expect(form.result.current).toMatchObject({ draft: { name: 'Corte y lavado' }, dirty: false });
    form.rerender({ name: 'Corte y lavado', price: '25' });
    expect(form.result.current).toMatchObject({
      draft: { name: 'Corte y lavado', price: '25' },
      dirty: false,
    });
  });

  it.each([
    ['before', true],
    ['after', true],
    ['before', false],
    ['after', false],
  ])(
    'keeps what was typed when a save is refused %s the database reverts it (online: %s)',
    async (order, online) => {
      setOnline(online);
      const form = open();
      type(form, 'Corte y lavado');
      let refuse = (_error: Error) => {};
      const waiting = () => new Promise<void>((_resolve, reject) => (refuse = reject));
      let outcome: Promise<unknown> = Promise.resolve();
      await act(async () => {
        outcome = form.result.current.save(waiting).catch(() => 'refused');
        // Without a network it is taken for queued right away.
        await new Promise((resolve) => setTimeout(resolve));
      });
      form.rerender({ name: 'Corte y lavado', price: '20' });
      const takeBack = () => form.rerender({ name: 'Corte', price: '20' });
      if (order === 'after') takeBack();
      await act(async () => {
        refuse(new Error('refused'));
        expect(await outcome).toBe(online ? 'refused' : 'queued');
      });
      takeBack();
      expect(form.result.current).toMatchObject({ draft: { name: 'Corte y lavado' }, dirty: true });
      // Others are followed as before.
      form.rerender({ name: 'Corte', price: '25' });
      expect(form.result.current).toMatchObject({ draft: { name: 'Corte y lavado', price: '25' } });
    },
  );

  it('restores what was typed when a queued save is refused after the form is closed', async () => {
    setOnline(false);
    const form = open();
    type(form, 'Corte y lavado');
    let refuse = (_error: Error) => {};
    await act(async () => {
      const waiting = () => new Promise<void>((_resolve, reject) => (refuse = reject));
      expect(await form.result.current.save(waiting)).toBe('queued');
    });
    form.unmount();
    await act(async () => {
      refuse(new Error('refused'));
      await Promise.resolve();
    });
    expect(open().result.current.draft.name).toBe('Corte y lavado');
  });

  it('warns before a tab with unsaved changes is closed, and not otherwise', () => {
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const form = open();
    expect(closing()).toBe(false);
    type(form, 'Corte y lavado');
    expect(closing()).toBe(true);
    act(() => form.result.current.discard());
    expect(closing()).toBe(false);
  });
});
