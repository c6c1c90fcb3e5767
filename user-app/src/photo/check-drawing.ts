import { refusedInput } from 'shared-lib/errors';
import { readPictureSize, refuseHuge } from './picture-size';
import { sizeDrawing } from './size-drawing';

/** Most drawings inside of each other that are looked into. */
const DEEPEST = 4;

/** Address with its content, where a style sheet names one. */
const IN_STYLE = /url\(\s*(["']?)(data:.*?)\1\s*\)/gis;

/** Renames event handlers: the parser runs none, but the page's policy reports each that it meets. */
function withoutHandlers(text: string): string {
  let count = 0;
  return text.replace(/(\s)on\w+(?=\s*=)/gi, (_, space: string) => `${space}data-handler-${(count += 1)}`);
}

/** Parses an SVG's markup, whose event handlers are lost. */
async function parseDrawing(file: Blob): Promise<Element> {
  const text = withoutHandlers(await textOf(file));
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
  const root = parsed.documentElement;
  if (root.localName !== 'svg' || parsed.querySelector('parsererror')) throw refusedInput('photo-unreadable');
  return root;
}

/** Returns the addresses with content that an SVG's markup names: in attributes of any name, and in its styles. */
function dataAddressesIn(root: Element): string[] {
  return [root, ...root.querySelectorAll('*')].flatMap((element) => {
    const values = [...element.attributes].map(({ value }) => value.trim());
    const whole = values.filter((value) => /^data:/i.test(value));
    const styles = element.localName === 'style' ? [...values, element.textContent ?? ''] : values;
    return [
      ...whole,
      ...styles.flatMap((style) => [...style.matchAll(IN_STYLE)].flatMap(([, , address]) => address ?? [])),
    ];
  });
}

/** Returns the content of a `data:` URL; `null` for an invalid one. */
function contentOf(address: string): Blob | null {
  const comma = address.indexOf(',');
  const head = address.slice('data:'.length, comma);
  const text = address
    .slice(comma + 1)
    .replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  try {
    const bytes = /;\s*base64\s*$/i.test(head) ? atob(text.replace(/\s/g, '')) : text;
    const type = head.replace(/;.*/s, '').trim().toLowerCase();
    return new Blob([Uint8Array.from(bytes, (sign) => sign.charCodeAt(0))], { type });
  } catch {
    return null;
  }
}

/** Reads a text as its first bytes say: UTF-16 begins with a mark. */
async function textOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first = 0, second = 0] = bytes;
  const mark = (first << 8) | second;
  const encoding = mark === 0xfeff ? 'utf-16be' : mark === 0xfffe ? 'utf-16le' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** Counts the pixels of the pictures inside of an SVG, and of the drawings in it. */
async function pixelsInside(drawing: Element, depth: number): Promise<number> {
  if (depth > DEEPEST) throw refusedInput('photo-unreadable');
  let pixels = 0;
  for (const address of dataAddressesIn(drawing)) {
    const content = contentOf(address);
    if (content?.type === 'image/svg+xml') {
      pixels += await pixelsInside(await parseDrawing(content), depth + 1);
      continue;
    }
    const size = content && (await readPictureSize(content));
    if (size) pixels += size.width * size.height;
    // It may be a typeface; a picture whose size is unknown isn't opened, as outside of a drawing.
    else if (/^data:image\//i.test(address)) throw refusedInput('photo-unreadable');
  }
  return pixels;
}

/**
 * Refuses an SVG by the pictures inside of it, before the browser decodes them: together they may have as many pixels as one picture. Other
 * files that it names aren't loaded by browsers, which show it as a picture.
 *
 * @returns The file, or the same drawing with a size where it has none of its own.
 * @throws ValidationError `photo-unreadable`, `photo-too-many-pixels` or `photo-without-size`.
 */
export async function checkDrawing(file: Blob): Promise<Blob> {
  const drawing = await parseDrawing(file);
  refuseHuge({ width: await pixelsInside(drawing, 1), height: 1 });
  return sizeDrawing(drawing) ?? file;
}
