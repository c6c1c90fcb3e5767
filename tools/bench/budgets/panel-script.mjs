import { launchChromium } from '../lib/pages/chromium.mjs';
import { coldScript } from '../lib/pages/dashboard.mjs';
import { withoutDocuments } from '../lib/pages/owners-app.mjs';
import { SCREENS } from '../lib/panel/panel-screens.mjs';
import { atMost, told } from '../lib/rows.mjs';
import { signedInPage } from '../lib/pages/sign-in.mjs';

const MAX_SCRIPT = 420;

/**
 * Yields the scripts of each screen of the panel, cold; the creator has its editor, whose scripts are only reported, without a budget.
 *
 * @param {{ addresses: Record<'shell', string> }} stack
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* panelScriptBudgets({ addresses }) {
  const browser = await launchChromium();
  try {
    const page = await signedInPage(browser, addresses.shell, 'admin');
    const storageState = withoutDocuments(await page.context().storageState({ indexedDB: true }));
    await page.context().close();
    for (const [name, path] of SCREENS) {
      const script = await coldScript(browser, addresses.shell + path, storageState);
      yield atMost(`${name}: script`, script, MAX_SCRIPT, 'KB br');
    }
    const creator = await coldScript(browser, `${addresses.shell}/admin/creator`, storageState);
    yield told('Creador: script, with its editor', creator, 'KB br');
  } finally {
    await browser.close();
  }
}
