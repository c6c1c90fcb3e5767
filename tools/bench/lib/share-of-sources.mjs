import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { brotliCompressSync } from 'node:zlib';

const sizeOf = (script) => brotliCompressSync(script).length;

/**
 * Returns the bytes that some sources add to a built script, compressed as Hosting does: the difference between the script
 * and the same script without the code that its source map says to be theirs.
 *
 * @param {string} file - The script; its map is beside it.
 * @param {(source: string, line: number) => boolean} isTheirs - Decides by a source's address and a line in it, from 0 on.
 */
export function shareOfSources(file, isTheirs) {
  const script = readFileSync(file, 'utf8');
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  const rest = script.split('\n').map((text, line) =>
    [...text]
      .filter((_, column) => {
        const { originalSource, originalLine } = /** @type {import('node:module').SourceMapping} */ (
          map.findEntry(line, column)
        );
        return originalSource === undefined || !isTheirs(originalSource, originalLine);
      })
      .join(''),
  );
  return sizeOf(script) - sizeOf(rest.join('\n'));
}
