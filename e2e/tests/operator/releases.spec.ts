import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { addresses } from '../../fixtures/addresses';
import { intercept } from '../../fixtures/intercept';
import { sharedModulesIn } from '../../fixtures/releases/shared-modules';
import { CORE } from '../../fixtures/tags';
import { expect, test } from '../../fixtures/test';

/*
 * The short set of the journeys about releases: the remote's pointer is answered as a release leaves it. `npm run rehearse` does the
 * same, and more, with releases that were built.
 */

interface Entry {
  entry: string;
  integrity?: string;
  builtWith?: Record<string, string>;
}

interface Pointer {
  current: Entry;
  previous: Entry | null;
  canary: Entry | null;
  percent: number;
}

const CORS = { 'access-control-allow-origin': '*' };

const readPointer = async () => (await (await fetch(`${addresses.userApp}/remote.json`)).json()) as Pointer;

/** Returns the same build under an address of its own, by which its requests are distinguished from others. */
const called = ({ entry, integrity, builtWith }: Entry, mark: string): Entry => ({
  entry: `${entry}?${mark}`,
  integrity,
  builtWith,
});

/** Answers for the remote's pointer, with what `pointer` returns at the time. */
const answerPointer = (page: Page, pointer: () => Pointer) =>
  intercept(page, `${addresses.userApp}/remote.json`, (route) =>
    route.fulfill({ json: pointer(), headers: CORS }),
  );

/** Opens the dashboard and returns the marks of the entries that it loads. */
async function visit(page: Page): Promise<string[]> {
  const marks: string[] = [];
  const listen = (request: { url: () => string }) => {
    const { origin, pathname, search } = new URL(request.url());
    if (origin === addresses.userApp && pathname.includes('remoteEntry')) marks.push(search.slice(1));
  };
  page.on('request', listen);
  await page.goto(`${addresses.shell}/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible();
  page.off('request', listen);
  return [...new Set(marks)];
}

test('a canary goes to its share of browsers, to more of them when it is raised, and to none when it is stopped', async ({
  page,
  owner,
}) => {
  expect(owner.email).toContain('@');
  const { current } = await readPointer();
  const steady = { current: called(current, 'steady'), previous: null, canary: null, percent: 0 };
  let pointer: Pointer = { ...steady, canary: called(current, 'canary'), percent: 10 };
  await answerPointer(page, () => pointer);
  const visitIn = async (bucket: number) => {
    await page.evaluate((own) => localStorage.setItem('tarjetero.canary-bucket', own), String(bucket));
    return visit(page);
  };
  expect([await visitIn(9), await visitIn(10)]).toEqual([['canary'], ['steady']]);
  pointer = { ...pointer, percent: 11 };
  expect(await visitIn(10)).toEqual(['canary']);
  pointer = steady;
  expect([await visitIn(9), await visitIn(10)]).toEqual([['steady'], ['steady']]);
});

test(
  'a remote that is replaced, and taken back, under an open tab costs nothing that was typed',
  CORE,
  async ({ page, owner }) => {
    const { current } = await readPointer();
    let mark = 'first';
    await answerPointer(page, () => ({
      ...{ current: called(current, mark), previous: null, canary: null, percent: 0 },
    }));
    await page.goto(`${addresses.shell}/dashboard/profile`);
    const name = page.getByLabel('Nombre');
    await expect(name).toHaveValue(owner.name);
    await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
    await name.fill('Eva que escribe');
    mark = 'second';
    await expect(name).toHaveValue('Eva que escribe');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('Cambios guardados')).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Tarjetas' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tarjetas' })).toBeVisible();
    expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);

    expect(await visit(page)).toEqual(['second']);
    mark = 'first';
    expect(await visit(page)).toEqual(['first']);
  },
);

/** Returns the version after React's, of a kind. */
function nextReact(kind: 'patch' | 'minor' | 'major'): { own: string; next: string } {
  const file = join(__dirname, '../../../node_modules/react/package.json');
  const { version: own } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  const [major, minor, patch] = own.split('.').map(Number) as [number, number, number];
  const next = { patch: [major, minor, patch + 1], minor: [major, minor + 1, 0], major: [major + 1, 0, 0] }[
    kind
  ];
  return { own, next: next.join('.') };
}

/** Has the remote say, in its pointer and its entry, that it was built with another React. */
async function skewReact(page: Page, kind: 'patch' | 'minor' | 'major', previous: Entry | null = null) {
  const { current } = await readPointer();
  const { own, next } = nextReact(kind);
  const text = await (await fetch(addresses.userApp + current.entry)).text();
  expect(text).toContain(`"^${own}"`);
  expect(current.builtWith).toMatchObject({ react: own });
  const builtWith = { ...current.builtWith, react: next };
  const skewed: Entry = { entry: '/remoteEntry.skewed.js', builtWith };
  await answerPointer(page, () => ({ current: skewed, previous, canary: null, percent: 0 }));
  await intercept(page, addresses.userApp + skewed.entry, (route) =>
    route.fulfill({
      ...{ body: text.replaceAll(own, next), contentType: 'application/javascript', headers: CORS },
    }),
  );
  return own;
}

for (const kind of ['patch', 'minor'] as const) {
  test(`a remote that was built with another ${kind} of React is drawn with the shell’s`, async ({
    page,
    owner,
  }) => {
    expect(owner.email).toContain('@');
    const own = await skewReact(page, kind);
    await page.goto(`${addresses.shell}/dashboard`);
    await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible();
    expect((await sharedModulesIn(page))['react']).toEqual([{ version: own, from: 'shell' }]);
  });
}

test.describe('a remote that is too new for the page', () => {
  test('says so in its place, and the page goes on from there without it', async ({
    page,
    owner,
    pageErrors,
  }) => {
    expect(owner.email).toContain('@');
    const { current } = await readPointer();
    await skewReact(page, 'major');
    await page.goto(`${addresses.shell}/dashboard`);
    await expect(page.getByRole('heading', { name: 'Error loading Dashboard page' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Esta parte es más nueva que la página.');
    await expect(page.getByRole('button', { name: 'Recargar página' })).toBeVisible();
    await answerPointer(page, () => ({ current, previous: null, canary: null, percent: 0 }));
    await page.getByRole('button', { name: 'Recargar página' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible();
    // The report of a screen that couldn't be rendered.
    pageErrors.splice(0);
  });

  test('leaves the page with its release before, where that fits', async ({ page, owner }) => {
    expect(owner.email).toContain('@');
    const { current } = await readPointer();
    const own = await skewReact(page, 'major', called(current, 'before'));
    // The first script may fetch the newest entry ahead; the app doesn't run it.
    expect(await visit(page)).toContain('before');
    expect((await sharedModulesIn(page))['react']).toEqual([{ version: own, from: 'shell' }]);
  });
});
