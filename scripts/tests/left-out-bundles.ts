import { chromium } from 'playwright';
import { runModule } from './run-module';

/** Code that makes `bundle(script, isWhole)`: bundles a script with packages as they are, or as in our builds. */
export const BUNDLE = `
  import { readFileSync } from 'node:fs';
  import { build } from 'esbuild';
  import { leftOutRules } from './build/unused/left-out.mjs';
  import { withBodies } from './build/unused/left-out-loader.mjs';
  const leaveOut = { name: 'leave-out', setup: ({ onLoad }) => onLoad({ filter: /node_modules.*js$/ }, ({ path }) => {
    const rule = leftOutRules.find(({ test }) => test.test(path));
    return rule && { contents: withBodies(readFileSync(path, 'utf8'), rule.options.bodies) };
  }) };
  const bundle = async (contents, isWhole, options) => (await build({
    stdin: { contents, resolveDir: 'shared-lib' }, bundle: true, write: false, logLevel: 'error', plugins: isWhole ? [] : [leaveOut], ...options,
  })).outputFiles[0].text;
`;

/** Draws a page that has `window.draw`, in Chromium: with whole packages, and as in our builds. */
export async function drawn(script: string): Promise<[whole: string[], reduced: string[]]> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const draw = async (isWhole: boolean) => {
    const text = runModule(
      `${BUNDLE} process.stdout.write(await bundle(${JSON.stringify(script)}, ${isWhole}, { format: 'iife', conditions: ['browser'], define: { 'process.env.NODE_ENV': '"production"' } }));`,
    );
    expect(text.includes('left out of the build')).toBe(!isWhole);
    const page = await browser.newPage();
    await page.setContent('<!doctype html><body></body>');
    await page.addScriptTag({ content: text });
    return page.evaluate<string[]>('window.draw()');
  };
  try {
    return [await draw(true), await draw(false)];
  } finally {
    await browser.close();
  }
}
