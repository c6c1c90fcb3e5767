import '../testing/federation-host';
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, Route, Routes, useLocation } from 'shared-lib/router';
import { openBrowserHistory } from './browser-history';
import { AppRouter } from './router';

function Address() {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>;
}

function Broken(): never {
  throw new Error('boom');
}

const scrolledTo = jest.fn();

/** Opens a page of two screens, of which the second is long and has a named part. */
function open(path: string) {
  history.replaceState(null, '', path);
  const browserHistory = openBrowserHistory();
  render(
    <AppRouter history={browserHistory}>
      <Address />
      <Link to="/b" state={{ from: 'a' }}>
        B
      </Link>
      <Link to="?ver=1" preventScrollReset>
        Filtro
      </Link>
      <Link to="#parte">Parte</Link>
      <p id="parte" />
      <Routes>
        <Route path="/roto" element={<Broken />} />
        <Route path="*" element={null} />
      </Routes>
    </AppRouter>,
    { onCaughtError: () => undefined },
  );
  return browserHistory;
}

const follow = (name: string) => act(async () => fireEvent.click(screen.getByRole('link', { name })));

const goBack = () =>
  act(async () => {
    const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await isBack;
  });

const scrollPage = (to: number) => Object.assign(window, { scrollY: to });

beforeEach(() => {
  sessionStorage.clear();
  scrolledTo.mockReset();
  Object.assign(window, { scrollTo: (_x: number, y: number) => scrolledTo(y) });
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo(this.id);
  };
  scrollPage(0);
});

describe('the browser’s history', () => {
  it('moves the router with links, with the browser’s buttons and with calls from outside', async () => {
    const browserHistory = open('/a');
    const seen: string[] = [];
    const stop = browserHistory.subscribe(({ action, location }) =>
      seen.push(`${action} ${location.pathname}`),
    );
    await follow('B');
    expect(screen.getByText('/b {"from":"a"}')).toBeInTheDocument();
    await goBack();
    expect(screen.getByText('/a null')).toBeInTheDocument();
    await act(async () => browserHistory.replace('/c'));
    expect(screen.getByText('/c null')).toBeInTheDocument();
    stop();
    await act(async () => browserHistory.push('/d'));
    expect(seen).toEqual(['PUSH /b', 'POP /a', 'REPLACE /c']);
  });

  it('knows an address that was changed before the router was rendered', async () => {
    history.replaceState(null, '', '/a');
    const browserHistory = openBrowserHistory();
    browserHistory.push('/login');
    render(<AppRouter history={browserHistory}>{<Address />}</AppRouter>);
    expect(screen.getByText('/login null')).toBeInTheDocument();
  });

  it('renders the app again at another address after a crash', async () => {
    const browserHistory = open('/a');
    await act(async () => browserHistory.push('/roto'));
    expect(screen.queryByRole('link', { name: 'B' })).not.toBeInTheDocument();
    await goBack();
    expect(screen.getByText('/a null')).toBeInTheDocument();
  });
});

describe('the scroll position of a page', () => {
  it('is not changed when the page loads', () => {
    open('/a');
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  it('is the top of a new screen, and the former position after going back', async () => {
    open('/a');
    scrollPage(640);
    await follow('B');
    expect(scrolledTo).toHaveBeenLastCalledWith(0);
    scrollPage(0);
    await goBack();
    expect(scrolledTo).toHaveBeenLastCalledWith(640);
  });

  it('stays where a link asks for that', async () => {
    open('/a');
    scrollPage(640);
    await follow('Filtro');
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  it('is the element that the hash names', async () => {
    open('/a');
    await follow('Parte');
    expect(scrolledTo).toHaveBeenLastCalledWith('parte');
  });

  it('survives a reload', () => {
    open('/a');
    scrollPage(320);
    dispatchEvent(new Event('pagehide'));
    open('/a');
    expect(scrolledTo).toHaveBeenLastCalledWith(320);
  });
});
