/**
 * Makes the cards' typefaces from the pinned `@fontsource-variable/*` packages: the letters that the languages of cards
 * need, weights from 400 to 700, one file each, named by its content. Run after changing the table or a package:
 *
 *   node scripts/assets/make-fonts.mjs
 */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';
import subsetFont from 'subset-font';
import { ROOT } from '../lib/paths.mjs';

/** Words of a look, with their packages. */
const FONTS = {
  'dm-sans': 'dm-sans',
  nunito: 'nunito',
  outfit: 'outfit',
  'space-grotesk': 'space-grotesk',
  bricolage: 'bricolage-grotesque',
  playfair: 'playfair-display',
  'source-serif': 'source-serif-4',
};

/** Largest file, in bytes. */
const MAX_BYTES = 20 * 1024;

/** Letters with marks of Spanish, Catalan, Galician, Basque, English, Portuguese, French, German and Italian, and of their neighbours. */
const LETTERS = 'áàâäãåæçéèêëíìîïóòôöõøœúùûüýñ';

const PRINTABLE = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** Everything but signs that nobody sets in a card's typeface, which other typefaces lend. */
const TEXT = `${PRINTABLE.replace(/[\\^`{}~|<>#$=*[\];]/g, '')}${LETTERS}${LETTERS.toUpperCase()}ßÿ·ªº¡¿«»–—’“”…€\u00a0`;

const folder = join(ROOT, 'public-card/site-assets/fonts');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const files = {};
for (const [word, name] of Object.entries(FONTS)) {
  const source = join(ROOT, 'node_modules/@fontsource-variable', name);
  const font = await subsetFont(readFileSync(join(source, `files/${name}-latin-wght-normal.woff2`)), TEXT, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern'],
    noLayoutClosure: true,
    noHinting: true,
    // GDEF is a fifth of a file: it fits kerning to each weight, which is that of 400 without it.
    dropTables: ['DSIG', 'GDEF', 'gasp', 'meta', 'STAT'],
  });
  if (font.length > MAX_BYTES) throw new Error(`${word} is too large: ${font.length} bytes`);
  files[word] = `${word}.${createHash('sha256').update(font).digest('hex').slice(0, 8)}.woff2`;
  writeFileSync(join(folder, files[word]), font);
  copyFileSync(join(source, 'LICENSE'), join(folder, `${word}.OFL.txt`));
  console.log(`${files[word]} ${font.length} B`);
}

const table = join(ROOT, 'shared-lib/src/ui/card-view/font-files.ts');
const text = `/** Files of the cards' typefaces, by their words; written by scripts/assets/make-fonts.mjs. */
export const FONT_FILES = ${JSON.stringify(files)} as const;
`;
const style = await prettier.resolveConfig(table);
writeFileSync(table, await prettier.format(text, { ...style, parser: 'typescript' }));
