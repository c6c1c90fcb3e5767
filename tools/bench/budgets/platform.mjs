import { launchChromium } from '../lib/pages/chromium.mjs';
import { coldScript, routeChanges, signedInState } from '../lib/pages/dashboard.mjs';
import { atMost } from '../lib/rows.mjs';

/**
 * Measures the apps' scripts and their speed.
 *
 * @param {{ addresses: { shell: string } }} stack
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* platformBudgets({ addresses: { shell } }) {
  const browser = await launchChromium();
  try {
    const storageState = await signedInState(browser, shell);
    const script = await coldScript(browser, `${shell}/dashboard`, storageState);
    yield atMost('dashboard, cold: script', script, 400, 'KB br');
    const { changeMs, longestTaskMs } = await routeChanges(browser, shell, storageState);
    yield atMost('dashboard: change of screen at a quarter of the speed', changeMs, 100, 'ms');
    yield atMost('dashboard: longest task at a quarter of the speed', longestTaskMs, 200, 'ms');
  } finally {
    await browser.close();
  }
}
