import '../testing/federation-host';
import '@testing-library/jest-dom';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createStore } from 'shared-lib/store';
import { AppTree } from '../app/app-tree';
import { RemoteScreen } from './remote-screen';
import type { RemoteEntry, RemotePointer } from './release/remote-entries';

const PAGE = { 'remote-contract': '1.0.0', react: '19.3.1' };

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);

const entry = (name: string, builtWith?: RemoteEntry['builtWith']): RemoteEntry => ({
  entry: `/${name}.js`,
  ...(builtWith && { builtWith }),
});

/** Serves a pointer of the cards' remote, none of whose files comes. */
function serve(current: RemoteEntry, previous: RemoteEntry | null = null) {
  const pointer: RemotePointer = { current, previous, canary: null, percent: 0 };
  const answer = (url: string) => JSON.stringify(url.endsWith('/remote.json') ? pointer : {});
  globalThis.fetch = ((url: string) => Promise.resolve(new Response(answer(url)))) as typeof fetch;
}

/** Opens the cards' remote in the shell. */
function open(...served: Parameters<typeof serve>) {
  serve(...served);
  render(
    <AppTree store={createStore()}>
      <MemoryRouter>
        <RemoteScreen remote="public_card" page="Card" />
      </MemoryRouter>
    </AppTree>,
    // Caught errors are reported to the team; here they are expected.
    { onCaughtError: jest.fn() },
  );
}

beforeEach(() => Object.assign(globalThis, { __BUILT_WITH__: PAGE }));
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(globalThis, '__BUILT_WITH__');
  document.querySelectorAll('script').forEach((script) => script.remove());
});

describe('a remote that the page can’t run', () => {
  it.each([
    ['of a newer contract', { ...PAGE, 'remote-contract': '2.0.0' }],
    ['with a newer React', { ...PAGE, react: '20.0.0' }],
  ])('%s asks for a reload without running', async (_case, builtWith) => {
    open(entry('new', builtWith));
    expect(await screen.findByRole('heading', { name: 'Error loading Card page' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Esta parte es más nueva que la página. Recarga la página para tener la última versión.',
    );
    expect(screen.getByRole('button', { name: 'Recargar página' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
    expect(scripts()).toEqual([]);
  });

  it('of an older contract offers a retry, which runs the newest fitting release', async () => {
    const person = userEvent.setup();
    open(entry('old', { ...PAGE, 'remote-contract': '0.9.0' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Esta parte es más antigua que la página. Inténtalo de nuevo en unos minutos.',
    );
    serve(
      entry('too-new', { ...PAGE, react: '20.0.0' }),
      entry('fits', { 'remote-contract': '1.1.0', react: '19.4.0' }),
    );
    await person.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(scripts()).toEqual(['/fits.js']));
  });
});
