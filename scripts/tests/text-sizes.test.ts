import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run-module';

/** Folders of the panel, and of what it shares with the other apps. A card has sizes of its own. */
const FOLDERS = ['admin-app/src', 'shared-lib/src/ui'];

const IN_PIXELS = /(?:font-size|--tj-text-\w+|--mantine-font-size-\w+):[^;]*\dpx/;

const sheetsIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css') && !path.startsWith('card-view'))
    .map((path) => join(folder, path));

describe('text sizes', () => {
  it('scale with the browser’s font size in the panel and the shared components', () => {
    const fixed = FOLDERS.flatMap(sheetsIn).filter((path) =>
      IN_PIXELS.test(readFileSync(join(ROOT, path), 'utf8')),
    );
    expect(fixed).toEqual([]);
    expect(readFileSync(join(ROOT, 'shared-lib/src/ui/theme/theme.ts'), 'utf8')).not.toMatch(
      /fontSize: (?:\d|'\d+px)/,
    );
  });
});
