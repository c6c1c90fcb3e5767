import { ADMIN_TITLE, PRODUCT_NAME } from 'shared-lib/config';
import { firstSession, greetingOf, type FirstScreen } from 'shared-lib/first-read';
import { readCachedContent } from 'shared-lib/cached-content';
import type { User } from 'shared-lib/model';
import { applySheet } from '../apply-sheet';
import { drawFirstFrame, showCachedScreen, removeCachedScreen } from './first-frame';
import { firstFrameMessages as messages } from './first-frame-messages';
import type { CachedScreen } from '../cached-screen';
import { parsed } from '../parsed';

/** Time after which a screen that the app hasn't replaced is no longer shown as if it were the app's, in milliseconds. */
const KEPT_FOR_MS = 10_000;

let styles: Promise<unknown> | undefined;

/** Applies the shell's style sheet, which the page preloads, before the app requests it; once. */
function applyStyles(): Promise<unknown> {
  return (styles ??= loadStyles());
}

async function loadStyles(): Promise<void> {
  const named = document.querySelector('link[rel=preload][as=style]')?.getAttribute('href');
  if (!named) throw new Error('The page names no style sheet');
  await applySheet(named);
}

/**
 * Shows the frame of Inicio with a greeting to the person of the stored session, or that of the administration's Dashboard, before the app
 * has loaded. Runs in the page's first script.
 */
export async function startFirstFrame(screen: FirstScreen): Promise<void> {
  if (screen !== 'home' && screen !== 'panel-home') return;
  const session = await firstSession();
  if (!session) return;
  const name = readCachedContent<User>(session.uid, 'user')?.name || session.displayName;
  await parsed();
  await applyStyles();
  if (screen === 'home') drawFirstFrame(PRODUCT_NAME, greetingOf(name));
  else drawFirstFrame(ADMIN_TITLE, messages.adminDashboard, { isSlim: true });
}

/**
 * Shows the cached rendering of a screen at once, and removes it if this browser's session turns out to be of somebody else. Runs in the
 * page's first script.
 *
 * @param uid - The account for which it was rendered.
 * @param options.screen - Which one it is.
 * @param options.sheets - Resolves when the style sheets of its remote apply.
 */
export async function startCachedScreen(
  uid: string,
  { screen, cached, sheets }: { screen: FirstScreen; cached: CachedScreen; sheets: Promise<unknown> },
): Promise<void> {
  let isMine = true;
  const session = firstSession().then((found) => {
    isMine = found?.uid === uid;
    if (!isMine) removeCachedScreen();
  });
  await parsed();
  await Promise.all([sheets, applyStyles()]);
  if (isMine) showCachedScreen(cached.markup);
  setTimeout(() => {
    removeCachedScreen();
    // If the app is still loading, the empty frame shows that.
    startFirstFrame(screen).catch(() => undefined);
  }, KEPT_FOR_MS);
  await session;
}
