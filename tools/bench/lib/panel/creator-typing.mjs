import { signedInPage } from '../pages/sign-in.mjs';
import { median } from '../statistics.mjs';

/** Letters that are typed one after the other. */
const LETTERS = 30;

/** Pause between two letters, in milliseconds, so that each is rendered by itself. */
const PAUSE_MS = 400;

/**
 * Types into the creator's code; returns the time from a letter to its preview, in milliseconds.
 *
 * @param {import('playwright').Browser} browser
 */
export async function typingToPreview(browser, { shell }) {
  const page = await signedInPage(browser, shell, 'admin');
  try {
    await page.goto(`${shell}/admin/creator`);
    await page.frameLocator('iframe').getByRole('heading', { name: 'Ana García' }).waitFor();
    const code = page.getByRole('textbox', { name: 'Código React' });
    await code.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(
      'export default function Perfil({ name }) {\n  return <h1>{name}, </h1>;\n}\n',
    );
    await page.frameLocator('iframe').getByText('Ana García,').waitFor();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    for (let step = 0; step < '</h1>;'.length; step += 1) await page.keyboard.press('ArrowLeft');
    await page.evaluate(() => {
      globalThis.__typed = { at: 0, tookMs: [] };
      document.addEventListener('keydown', () => (globalThis.__typed.at = performance.now()), true);
      window.addEventListener('message', ({ data }) => {
        if (data?.say !== 'drawn' || globalThis.__typed.at === 0) return;
        const { at } = globalThis.__typed;
        globalThis.__typed.at = 0;
        requestAnimationFrame(() => globalThis.__typed.tookMs.push(performance.now() - at));
      });
    });
    for (let letter = 0; letter < LETTERS; letter += 1) {
      await page.keyboard.press('a');
      await page.waitForFunction((count) => globalThis.__typed.tookMs.length > count, letter);
      await page.waitForTimeout(PAUSE_MS);
    }
    const tookMs = await page.evaluate(() => globalThis.__typed.tookMs);
    return { median: median(tookMs), worst: Math.max(...tookMs) };
  } finally {
    await page.context().close();
  }
}
