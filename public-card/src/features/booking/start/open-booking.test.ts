/**
 * @jest-environment ../build/testing/jsdom-environment.cjs
 */
import { act, fireEvent, screen } from '@testing-library/react';
import { beginBooking } from './begin-booking';
import { drawBooking, loadWidget } from './draw-booking';
import { mountBooking, openBooking } from './open-booking';
import { readPrefill } from './prefill';
import { aBookingPage, aPublicService, answerBooking, NOW } from '../testing/booking-server';

const SERVICES = [
  aPublicService({ id: 'one', name: 'Corte', description: 'Con lavado' }),
  aPublicService({ id: 'two', name: 'Tinte' }),
];
const PAGE = aBookingPage(SERVICES);

type Widget = Awaited<ReturnType<typeof loadWidget>>;

/** Returns a promise with what settles it. */
function deferred<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<Value>((...settle) => ([resolve, reject] = settle));
  return { promise, resolve, reject };
}

/** Ends the bookings of a test. */
const closings: AbortController[] = [];

/** Opens a booking while React is loading; the test decides when it is loaded, or fails. */
async function open(page: unknown = PAGE) {
  const sent = answerBooking({ page, hold: { heldUntil: NOW + 300_000 }, release: {} });
  const arrival = deferred<Widget>();
  const host = document.body.appendChild(document.createElement('div'));
  const closing = new AbortController();
  closings.push(closing);
  const begun = beginBooking('ana', readPrefill(location.search));
  const failure = drawBooking(host, begun, () => arrival.promise, closing.signal).catch(
    ({ message }) => message,
  );
  await act(async () => undefined);
  return {
    host,
    sent,
    failure,
    reactComes: async () => {
      const widget = await loadWidget();
      await act(async () => arrival.resolve(widget));
    },
    reactFails: () => act(async () => arrival.reject(new Error('Loading chunk booking-widget failed'))),
  };
}

const heading = (name: string) => screen.getByRole('heading', { name });
const service = (name: RegExp) => screen.getByRole('button', { name });
const requests = (sent: { name: string }[]) => sent.map(({ name }) => name);

beforeAll(() => {
  // Constructed style sheets and scrolling, which jsdom lacks.
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  document.adoptedStyleSheets = [];
  Element.prototype.scrollIntoView = () => undefined;
  // Never idle: the calendar reads another month ahead when a browser is, which would be another test's request.
  globalThis.requestIdleCallback = () => 0;
});
beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  sessionStorage.clear();
  history.replaceState(null, '', '/c/ana/reservar');
});
afterEach(() => {
  act(() => closings.splice(0).forEach((closing) => closing.abort()));
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

describe('the booking page before React has loaded', () => {
  it('shows the services and focuses their heading', async () => {
    await open();
    expect(document.activeElement).toBe(heading('Elige un servicio'));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Corte30 min · .+ · PresencialCon lavado$/),
      expect.stringMatching(/^Tinte30 min · .+ · Presencial$/),
    ]);
    expect(screen.queryByText('Buscando huecos…')).toBeNull();
  });

  it('shows no list for a single service', async () => {
    const { reactComes } = await open(aBookingPage(SERVICES.slice(0, 1)));
    expect(screen.getByText('Buscando huecos…')).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
    await reactComes();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('lunes, 2 de marzo de 2026');
  });

  it('marks a chosen service and still allows another choice', async () => {
    await open();
    const pressed = () =>
      screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent!.slice(0, 5));
    fireEvent.click(service(/^Corte/));
    expect(pressed()).toEqual(['Corte']);
    expect(screen.getByRole('status').textContent).toBe('Buscando huecos…');
    fireEvent.click(service(/^Tinte/));
    expect(pressed()).toEqual(['Tinte']);
  });
});

describe('the booking page when React loads', () => {
  it('changes nothing in the list of services and requests nothing again', async () => {
    const { sent, reactComes } = await open();
    const [list, focused] = [screen.getByRole('list'), document.activeElement];
    const markup = list.outerHTML;
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(list.parentElement!, {
      childList: true,
      subtree: true,
      attributes: true,
      characterData: true,
    });
    await reactComes();
    observer.disconnect();
    expect(changes).toEqual([]);
    expect(screen.getByRole('list')).toBe(list);
    expect(list.outerHTML).toBe(markup);
    expect(document.activeElement).toBe(focused);
    expect(requests(sent)).toEqual(['page']);
  });

  it('keeps the focus on a service', async () => {
    const { reactComes } = await open();
    service(/^Tinte/).focus();
    await reactComes();
    expect(document.activeElement).toBe(service(/^Tinte/));
  });

  it('continues with the chosen service', async () => {
    const { reactComes } = await open();
    fireEvent.click(service(/^Tinte/));
    await reactComes();
    expect(heading('Elige día y hora')).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Tu reserva' }).textContent).toContain('Tinte');
    expect(screen.queryByRole('heading', { name: 'Elige un servicio' })).toBeNull();
    expect(screen.queryByText('Buscando huecos…')).toBeNull();
    // Back leads to the services.
    await act(async () => history.back());
    expect(await screen.findByRole('heading', { name: 'Elige un servicio' })).toBe(document.activeElement);
  });

  it('continues at the history entry reached meanwhile', async () => {
    const { reactComes } = await open();
    const start = NOW + 3_600_000;
    await act(async () => {
      history.pushState({ booking: 'ana', depth: 1, step: 2, serviceId: 'two', start }, '');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await reactComes();
    expect(heading('Tus datos')).toBe(document.activeElement);
    expect(screen.getByRole('group', { name: 'Tu reserva' }).textContent).toContain('Tinte');
  });

  it('waits for the offer', async () => {
    const offer = deferred<unknown>();
    const { sent, reactComes } = await open(offer.promise);
    await reactComes();
    expect(screen.getByText('Buscando huecos…')).toBeTruthy();
    await act(async () => offer.resolve(PAGE));
    expect(document.activeElement).toBe(heading('Elige un servicio'));
    expect(requests(sent)).toEqual(['page']);
  });

  it('explains a missing offer and retries on request', async () => {
    const offer = deferred<unknown>();
    const { sent, reactComes } = await open(offer.promise);
    offer.reject(new Error('no answer'));
    await act(async () => undefined);
    expect(screen.getByText('Buscando huecos…')).toBeTruthy();
    await reactComes();
    expect(screen.getByRole('alert').textContent).toContain('Sin conexión');
    answerBooking({ page: PAGE });
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { name: 'Elige un servicio' })).toBe(document.activeElement);
    expect(requests(sent)).toEqual(['page']);
  });
});

it('the booking page continues a draft without listing the services', async () => {
  const first = await open();
  fireEvent.click(service(/^Tinte/));
  await first.reactFails();
  document.body.replaceChildren();
  history.replaceState(null, '', '/c/ana/reservar');
  const { reactComes } = await open();
  expect(screen.queryByRole('heading')).toBeNull();
  await reactComes();
  expect(screen.getByRole('group', { name: 'Tu reserva' }).textContent).toContain('Tinte');
});

it('the booking page is not rendered when it is closed before React has loaded', async () => {
  const { host, reactComes } = await open();
  closings[0]!.abort();
  const markup = host.innerHTML;
  await reactComes();
  expect(host.innerHTML).toBe(markup);
});

it('the booking page gets its markup back when React can’t be loaded', async () => {
  answerBooking({ page: PAGE });
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = '<p data-failure="No se pudo abrir.">Buscando huecos…</p>';
  const { outerHTML } = host;
  const arrival = deferred<Widget>();
  const mounted = mountBooking(host, 'ana', 'es', () => arrival.promise);
  expect(await screen.findByRole('heading', { name: 'Elige un servicio' })).toBeTruthy();
  arrival.reject(new Error('Loading chunk booking-widget failed'));
  await expect(mounted).rejects.toThrow('booking-widget');
  expect(host.outerHTML).toBe(outerHTML);
});

describe('a confirmed booking in a history entry', () => {
  const MADE = '/c/ana/reserva/x?t=y';
  const begun = { booking: 'ana', depth: 1, serviceId: 'two', start: NOW + 3_600_000 };

  /** Opens the page again and returns the requests that it sends and the addresses to which it leads. */
  async function returned(openPage: (leave: (path: string) => void) => Promise<void>) {
    const sent = answerBooking({ page: PAGE, hold: { heldUntil: NOW + 300_000 }, release: {} });
    const left: string[] = [];
    await act(() => openPage((path) => left.push(path)));
    return { left, sent };
  }

  const page = (leave: (path: string) => void) =>
    mountBooking(document.body.appendChild(document.createElement('div')), 'ana', 'es', loadWidget, leave);
  const dialog = (leave: (path: string) => void) =>
    openBooking({ slug: 'ana', name: 'Ana', scheme: 'auto' }, loadWidget, leave);

  it.each([
    ['its own address', page],
    ['the dialog over the card', dialog],
  ])('is opened again after a reload or a return to %s', async (_, openPage) => {
    history.replaceState({ ...begun, step: 3, made: MADE }, '', '/c/ana/reservar?servicio=two');
    const { left, sent } = await returned(openPage);
    expect(left).toEqual([MADE]);
    // Its hour isn't requested: the visitor's own booking takes it.
    expect(requests(sent)).toEqual([]);
  });

  it.each([
    ['Forward leads to it', () => dispatchEvent(new PopStateEvent('popstate'))],
    [
      'the browser shows the page as it was left',
      () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
  ])('is opened again when %s', async (_, comeBack) => {
    const { left, sent } = await returned(page);
    await screen.findByRole('heading', { name: 'Elige un servicio' });
    history.replaceState({ ...begun, step: 3, made: MADE }, '');
    await act(async () => void comeBack());
    expect(left).toEqual([MADE]);
    expect(requests(sent)).not.toContain('hold');
  });
});
