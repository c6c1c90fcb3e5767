import lighthouse from 'lighthouse';
import { launchChromium } from '../lib/chromium.mjs';
import { coldScript, routeChanges, signedInState } from '../lib/dashboard.mjs';
import { atLeast, atMost } from '../lib/rows.mjs';

const DEBUGGING_PORT = 9333;
const CATEGORIES = {
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  performance: 95,
};

/** Returns Lighthouse's scores of a page on its phone, each category from 0 to 100. */
async function lighthouseRows(name, url) {
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(CATEGORIES),
  });
  const { categories, audits } = result.lhr;
  return Object.entries(CATEGORIES).map(([category, budget]) => {
    const { score, auditRefs } = categories[category];
    const lost = auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9)
      .map(({ id }) => id);
    return atLeast(`Lighthouse, ${name}: ${category}`, Math.round(score * 100), budget, '', lost.join(', '));
  });
}

/**
 * Measures the apps' scripts and their speed.
 *
 * @param {{ addresses: { shell: string } }} stack
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* platformBudgets({ addresses: { shell } }) {
  const browser = await launchChromium({ debuggingPort: DEBUGGING_PORT });
  try {
    const storageState = await signedInState(browser, shell);
    const script = await coldScript(browser, `${shell}/dashboard`, storageState);
    yield atMost('dashboard, cold: script', script, 400, 'KB br');
    const { changeMs, longestTaskMs } = await routeChanges(browser, shell, storageState);
    yield atMost('dashboard: change of screen at a quarter of the speed', changeMs, 100, 'ms');
    yield atMost('dashboard: longest task at a quarter of the speed', longestTaskMs, 200, 'ms');
    yield* await lighthouseRows('Home', `${shell}/`);
    yield* await lighthouseRows('login', `${shell}/login`);
  } finally {
    await browser.close();
  }
}
