/** @jest-environment ../build/testing/jsdom-environment.cjs */
import { takeFirstCards } from '.';
import type * as firstContent from './first-content';

const ANA = { uid: 'ana', email: 'ana@tarjetero.test', emailVerified: true, displayName: '' };

/** Loads the module as a new page would. */
function freshPage() {
  let fresh!: typeof firstContent;
  jest.isolateModules(() => {
    fresh = jest.requireActual<typeof firstContent>('./first-content');
  });
  let isShown = false;
  void fresh.firstContentShown().then(() => (isShown = true));
  const wait = () => new Promise((resolve) => setTimeout(resolve, 150));
  return { ...fresh, isShown: () => isShown, wait };
}

/** Sets the result of the page's first script: these cards, or `null` for what couldn't be read. */
function read(cards: [] | null, session: typeof ANA | null = ANA) {
  globalThis.__firstRead = {
    startedAt: Date.now(),
    isWhole: true,
    session: Promise.resolve(session),
    token: Promise.resolve(null),
    parts: { cards: Promise.resolve(cards) },
  };
}

afterEach(() => {
  globalThis.__firstRead = undefined;
});

describe('the first content of a page', () => {
  it('is awaited until its screen has taken and rendered it', async () => {
    read([]);
    const page = freshPage();
    await page.wait();
    expect(page.isShown()).toBe(false);
    await takeFirstCards('ana');
    await page.firstContentShown();
    expect(page.isShown()).toBe(true);
  });

  it('is awaited until it is rendered, even if it is taken before that', async () => {
    read([]);
    const page = freshPage();
    let draw!: () => void;
    page.showFirstContentAfter(new Promise<void>((resolve) => (draw = resolve)));
    await takeFirstCards('ana');
    await page.wait();
    expect(page.isShown()).toBe(false);
    draw();
    await page.firstContentShown();
    expect(page.isShown()).toBe(true);
  });

  it('is awaited until it is rendered, even if it was taken before the screen announced its rendering', async () => {
    read([]);
    await takeFirstCards('ana');
    const page = freshPage();
    let draw!: () => void;
    page.showFirstContentAfter(new Promise<void>((resolve) => (draw = resolve)));
    await page.wait();
    expect(page.isShown()).toBe(false);
    draw();
    await page.firstContentShown();
    expect(page.isShown()).toBe(true);
  });

  it('is no longer awaited once somebody uses the page', async () => {
    read([]);
    const page = freshPage();
    page.showFirstContent();
    await Promise.resolve();
    await page.wait();
    expect(page.isShown()).toBe(true);
  });

  it('is not awaited where the first script has read nothing', async () => {
    const pages = [];
    for (const begin of [() => undefined, () => read(null), () => read([], null)]) {
      globalThis.__firstRead = undefined;
      begin();
      pages.push(freshPage());
      await pages.at(-1)!.wait();
    }
    expect(pages.map(({ isShown }) => isShown())).toEqual([true, true, true]);
  });
});
