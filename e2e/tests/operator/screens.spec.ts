import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { addresses } from '../../fixtures/addresses';
import { setTheme } from '../../fixtures/data/theme';
import { expectNoViolations, LOOKS } from '../../fixtures/looks/axe';
import { findUnstyled } from '../../fixtures/looks/component-styles';
import { expectKeyboardWay, findSmallTargets } from '../../fixtures/looks/keyboard';
import { expectFits, expectFitsEverywhere } from '../../fixtures/looks/page-width';
import { untilSettled, untilSettledIn } from '../../fixtures/looks/settled';
import { expectSpanish } from '../../fixtures/looks/spanish';
import { findUnreadableInSizes } from '../../fixtures/looks/text-fit';
import { OWNER_SCREENS, PANEL_SCREENS, VISITOR_SCREENS, type Screen } from '../../fixtures/screens';
import { server } from '../../fixtures/server';
import { storeSession } from '../../fixtures/session';
import { CORE } from '../../fixtures/tags';
import { ADMIN, ANA, expect, test } from '../../fixtures/test';

/** The library's whole style sheet, of which a screen loads the parts that it needs. */
const STYLES = readFileSync(createRequire(__filename).resolve('@mantine/core/styles.css'), 'utf8');
const WIDE = { width: 1280, height: 844 };
/** Page of a phone at 200 %. */
const HALF = { width: 195, height: 422 };

// These tests don't check motion; with reduced motion every screen comes to rest sooner.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Expects that axe finds nothing in what a page shows in each of the {@link LOOKS}, that it doesn't scroll sideways, and that a finger finds
 * what can be pressed. A target that is smaller passes axe where it has room around it, as links in the panel's tables have.
 */
async function expectAccessibleInLooks(page: Page, what: string, isPhoneFirst: boolean): Promise<void> {
  for (const { width, theme } of LOOKS) {
    const look = `${what}, ${width} px, ${theme}`;
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: theme });
    await untilSettledIn(page, theme);
    await expectNoViolations(page, look);
    await expectFits(page, look);
    if (isPhoneFirst) expect.soft(await findSmallTargets(page), `small targets, ${look}`).toEqual([]);
  }
}

interface ScreenOptions {
  /** True for a screen that people use on a phone, at 200 % too. */
  isPhoneFirst?: boolean;
  /** Returns what others have written there, the longest first. */
  ownWords?: () => Promise<string[]>;
}

/**
 * Looks at what a page shows: its words, its styles, its accessibility in both themes on a phone and a wide screen, and whether each
 * text can be read in every width and at 200 %.
 */
async function expectWellMade(
  page: Page,
  what: string,
  { isPhoneFirst, ownWords }: Required<ScreenOptions>,
): Promise<void> {
  await expectSpanish(page, what, await ownWords());
  expect.soft(await findUnstyled(page, STYLES), `parts without their styles, ${what}`).toEqual([]);
  await expectAccessibleInLooks(page, what, isPhoneFirst);
  expect.soft(await findUnreadableInSizes(page, what)).toEqual([]);
}

/** Opens a screen in a browser that has nothing of the product yet, and looks at all of it and of its dialogs. */
async function expectSound(
  page: Page,
  { path, dialogs = [] }: Screen,
  { isPhoneFirst = true, ownWords = () => Promise.resolve([]) }: ScreenOptions = {},
): Promise<void> {
  await page.setViewportSize(WIDE);
  await page.goto(addresses.shell + path);
  await untilSettled(page);
  await expect.soft(page.locator('html')).toHaveAttribute('lang', 'es');
  await expectFitsEverywhere(page, path);
  if (isPhoneFirst) {
    await page.setViewportSize(HALF);
    await expectFits(page, `${path} at 200 %`);
    await page.setViewportSize(WIDE);
  }
  await expectWellMade(page, path, { isPhoneFirst, ownWords });
  for (const { width } of LOOKS) {
    await page.setViewportSize({ width, height: 844 });
    await expectKeyboardWay(page, `${path}, ${width} px`);
  }
  for (const [place, open] of dialogs.entries()) {
    await page.setViewportSize(WIDE);
    await open(page);
    await expect(page.getByRole('dialog').last()).toBeVisible();
    await expectWellMade(page, `${path}, dialog ${place + 1}`, { isPhoneFirst, ownWords });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}

const title = ({ path }: Screen) =>
  `S2.17 ${path}, opened first, is Spanish, styled, accessible and readable in every size`;

test.describe('a visitor’s screen', CORE, () => {
  for (const screen of VISITOR_SCREENS)
    test(title(screen), async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('tarjetero.theme', 'system'));
      await expectSound(page, screen);
    });
});

test('S2.17 no page of a card has an untranslated word', CORE, async ({ page, pageErrors }) => {
  for (const path of ['/c/ana-garcia', '/c/nadie-nunca']) {
    await page.goto(addresses.publicCard + path);
    await untilSettled(page);
    await expectSpanish(page, path);
  }
  // The card that isn't there.
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('404')]);
});

test.describe('an owner’s screen', () => {
  test.beforeAll(() => setTheme(ANA, 'system'));
  test.afterAll(() => setTheme(ANA, 'light'));

  for (const screen of OWNER_SCREENS)
    test(title(screen), async ({ page }) => {
      await storeSession(page, ANA);
      await expectSound(page, screen);
    });
});

test.describe('a screen of the administration', () => {
  test.beforeAll(() => setTheme(ADMIN, 'system'));
  test.afterAll(() => setTheme(ADMIN, 'light'));

  // An alert says what an error said, in the words of whoever threw it. Other journeys raise some meanwhile.
  const alertWords = async () => {
    const { docs } = await server.db.collection('alerts').get();
    const errors = docs.flatMap((alert) => [alert.get('title'), alert.get('description')] as string[]);
    return errors.filter(Boolean).sort((one, other) => other.length - one.length);
  };

  for (const screen of PANEL_SCREENS)
    test(title(screen), async ({ page }) => {
      await storeSession(page, ADMIN, { asAdmin: true });
      await expectSound(page, screen, { isPhoneFirst: false, ownWords: alertWords });
    });
});
