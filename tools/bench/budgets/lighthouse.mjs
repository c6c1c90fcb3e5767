import lighthouse from 'lighthouse';
import { launchChromium } from '../lib/pages/chromium.mjs';
import { atLeast } from '../lib/rows.mjs';

const DEBUGGING_PORT = 9333;

/** Least scores, from 0 to 100, of a page that an app takes over, and of a card, which is complete without one. */
const APP = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 95 };
const CARD = { ...APP, performance: 100 };

/** Returns Lighthouse's scores of a page on its phone. */
async function scoresOf(name, url, budgets) {
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(budgets),
  });
  const { categories, audits } = result.lhr;
  return Object.entries(budgets).map(([category, budget]) => {
    const { score, auditRefs } = categories[category];
    const lost = auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9)
      .map(({ id }) => id);
    return atLeast(`Lighthouse, ${name}: ${category}`, Math.round(score * 100), budget, '', lost.join(', '));
  });
}

/**
 * Measures the pages that people open first.
 *
 * @param {{ addresses: Record<'shell' | 'publicCard', string> }} stack
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* lighthouseBudgets({ addresses: { shell, publicCard } }) {
  const browser = await launchChromium({ debuggingPort: DEBUGGING_PORT });
  try {
    yield* await scoresOf('Home', `${shell}/`, APP);
    yield* await scoresOf('login', `${shell}/login`, APP);
    for (const slug of ['ana-garcia', 'ana-ceramica', 'alex-morgan'])
      yield* await scoresOf(`card ${slug}`, `${publicCard}/c/${slug}`, CARD);
  } finally {
    await browser.close();
  }
}
