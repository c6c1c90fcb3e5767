import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';

/** The same folder for the sources and for what is built from them. */
const FOLDER = join(__dirname, '../../src/inspector/assets');

const TYPES: Readonly<Record<string, string>> = {
  'index.html': 'text/html; charset=utf-8',
  'inspector.css': 'text/css; charset=utf-8',
  'inspector.js': 'text/javascript; charset=utf-8',
  'elements.js': 'text/javascript; charset=utf-8',
  'data-panel.js': 'text/javascript; charset=utf-8',
  'fields.js': 'text/javascript; charset=utf-8',
  'requests-panel.js': 'text/javascript; charset=utf-8',
  'usage-panel.js': 'text/javascript; charset=utf-8',
  'rules-panel.js': 'text/javascript; charset=utf-8',
};

/** Everything comes from here, nothing is inline, and text never becomes markup. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Sends one file of the page; false when it has no such file. */
export async function sendAsset(path: string, response: ServerResponse): Promise<boolean> {
  const name = path || 'index.html';
  const type = Object.hasOwn(TYPES, name) ? TYPES[name] : undefined;
  if (type === undefined) return false;
  const content = await readFile(join(FOLDER, name));
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Security-Policy': CONTENT_SECURITY_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  });
  response.end(content);
  return true;
}
