/**
 * Renders the icons of the installed app and of passes from shell/public/icon.svg, the only source of the mark. Run after changing it:
 *
 *   node scripts/assets/make-icons.mjs
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { requireChromium } from '../lib/chromium.mjs';
import { ROOT } from '../lib/paths.mjs';

/** The mark takes this part of the width; systems cut maskable icons down to the inner 80 %. */
const ICONS = [
  { name: 'icon-192', size: 192, mark: 1, ground: 'transparent' },
  { name: 'icon-512', size: 512, mark: 1, ground: 'transparent' },
  { name: 'maskable-192', size: 192, mark: 0.62, ground: '#FAF8F4' },
  { name: 'maskable-512', size: 512, mark: 0.62, ground: '#FAF8F4' },
  { name: 'apple-touch-icon', size: 180, mark: 0.8, ground: '#FAF8F4' },
];

const folder = join(ROOT, 'shell/public/icons');
mkdirSync(folder, { recursive: true });
const drawing = readFileSync(join(ROOT, 'shell/public/icon.svg')).toString('base64');
const browser = await chromium.launch({ executablePath: await requireChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { name, size, mark, ground } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">
      <img src="data:image/svg+xml;base64,${drawing}" width="${size * mark}" height="${size * mark}">`,
  );
  writeFileSync(
    join(folder, `${name}.png`),
    await page.screenshot({ omitBackground: ground === 'transparent' }),
  );
}
// Icon of a pass in Apple's wallet, which functions carry in their bundle.
const PASS_SIDE = 87;
await page.setViewportSize({ width: PASS_SIDE, height: PASS_SIDE });
await page.setContent(
  `<body style="margin:0;display:grid;place-items:center;height:100vh;background:#FAF8F4">
    <img src="data:image/svg+xml;base64,${drawing}" width="${PASS_SIDE * 0.8}" height="${PASS_SIDE * 0.8}">`,
);
const passIcon = (await page.screenshot()).toString('base64');
writeFileSync(
  join(ROOT, 'functions/src/wallet/pass-icon.ts'),
  `/** Icon of passes, a PNG in base64; drawn by scripts/assets/make-icons.mjs. */
export const PASS_ICON =
  '${passIcon}';
`,
);
await browser.close();
console.log(`${ICONS.length} icons in ${folder}`);
