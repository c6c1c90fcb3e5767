/**
 * Makes a remote whose shared React says another version than the shell's, from a built one: only what its entry and its pointer say
 * about it differs.
 *
 *   node tools/rehearsal/skew-react.mjs FOLDER TARGET patch|minor|major
 */
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';

const [built, target, kind] = process.argv.slice(2);

/** Returns the next version of a kind. */
function next(version) {
  const [major, minor, patch] = version.split('.').map(Number);
  return { patch: [major, minor, patch + 1], minor: [major, minor + 1, 0], major: [major + 1, 0, 0] }[
    kind
  ].join('.');
}

cpSync(built, target, { recursive: true });
const pointerFile = join(target, 'remote.json');
const pointer = JSON.parse(readFileSync(pointerFile, 'utf8'));
const entry = pointer.current.entry.slice(1);
const own = readFileSync(join(target, entry), 'utf8');
const versions = ['react', 'react-dom'].map(
  (name) => JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version,
);
let text = own;
for (const version of new Set(versions)) text = text.replaceAll(version, next(version));
if (text === own) throw new Error(`${entry} names no React ${versions[0]}`);
const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
rmSync(join(target, entry));
writeFileSync(join(target, `remoteEntry.${hash}.js`), text);
pointer.current.entry = `/remoteEntry.${hash}.js`;
for (const name of ['react', 'react-dom'])
  pointer.current.builtWith[name] = next(pointer.current.builtWith[name]);
pointer.current.integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
writeFileSync(pointerFile, `${JSON.stringify(pointer, null, 2)}\n`);
