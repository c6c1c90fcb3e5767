import { ADMIN_TITLE, PRODUCT_NAME } from 'shared-lib/config';
import { firstSession, greetingOf, type FirstScreen } from 'shared-lib/first-read';
import { readKept } from 'shared-lib/kept-content';
import type { User } from 'shared-lib/domain';
import { drawFirstFrame } from './first-frame';
import { firstFrameMessages as messages } from './first-frame-messages';
import { parsed } from './parsed';

/** Has the shell's style sheet, which the page names to be fetched, apply before the app asks for it. */
function applyStyles(): Promise<unknown> {
  const named = document.querySelector<HTMLLinkElement>('link[rel=preload][as=style]');
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = named?.href ?? '';
  return new Promise((resolve, reject) => {
    if (!named) reject(new Error('The page names no style sheet'));
    sheet.onload = resolve;
    sheet.onerror = reject;
    document.head.append(sheet);
  });
}

/**
 * Greets the person whose session this browser keeps in Inicio, or names the administration's Dashboard, before the app has come. Runs in
 * the page's first script.
 */
export async function startFirstFrame(screen: FirstScreen): Promise<void> {
  if (screen !== 'home' && screen !== 'panel-home') return;
  const session = await firstSession();
  if (!session) return;
  const name = readKept<User>(session.uid, 'user')?.name || session.displayName;
  await parsed();
  await applyStyles();
  if (screen === 'home') drawFirstFrame(PRODUCT_NAME, greetingOf(name));
  else drawFirstFrame(ADMIN_TITLE, messages.adminDashboard, { isSlim: true });
}
