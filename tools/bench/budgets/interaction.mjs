import { launchChromium } from '../lib/pages/chromium.mjs';
import { signedInState } from '../lib/pages/dashboard.mjs';
import { interactWithMenu } from '../lib/pages/interactions.mjs';
import { SCREENS } from '../lib/panel/panel-screens.mjs';
import { atMost, told } from '../lib/rows.mjs';
import { signedInPage } from '../lib/pages/sign-in.mjs';
import { quantile } from '../lib/statistics.mjs';

const OWNERS = ['Tarjetas', 'Reservas', 'Pagos', 'Perfil', 'Configuración', 'Inicio'];
const PANELS = SCREENS.map(([name]) => name).filter((name) => name !== 'Tarjetas');

/** Share of the screens whose slowest interaction must be within the budget. */
const SHARE = 0.75;
const MAX_MS = 150;

/**
 * Yields how long presses and keys take until the next frame, on every screen of the owner's menu and of the panel's.
 *
 * @param {{ addresses: Record<'shell', string> }} stack
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* interactionBudgets({ addresses }) {
  const browser = await launchChromium();
  try {
    const owner = await signedInState(browser, addresses.shell);
    const page = await signedInPage(browser, addresses.shell, 'admin');
    const admin = await page.context().storageState({ indexedDB: true });
    await page.context().close();
    const menus = [
      { name: 'owner’s app', path: '/dashboard', storageState: owner, entries: OWNERS },
      { name: 'panel', path: '/admin/dashboard', storageState: admin, entries: PANELS },
    ];
    for (const { name, path, ...options } of menus) {
      const slowest = await interactWithMenu(browser, { url: addresses.shell + path, ...options });
      const worst = [...slowest].sort(([, one], [, other]) => other - one)[0];
      yield atMost(
        `${name}: interaction to next paint, p75 of the screens`,
        quantile([...slowest.values()], SHARE),
        MAX_MS,
        'ms',
      );
      yield told(`${name}: … of the slowest screen`, worst[1], 'ms', worst[0]);
    }
  } finally {
    await browser.close();
  }
}
