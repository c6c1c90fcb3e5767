import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FONT_FILES } from '../../shared-lib/src/ui/card-view/font-files';
import subsetFont from 'subset-font';

const FOLDER = join(__dirname, '../../public-card/site-assets/fonts');

/** A sentence or two of each language of cards, with every letter that it has beyond the basic ones. */
const LANGUAGES = {
  es: '¿Qué pasó? ¡Ñandú, cigüeña, ÁÉÍÓÚÜ y 25 €! 1.º, 2.ª',
  ca: 'Què fa l’avi? Col·legi, façana, països, raïm, ÀÈÉÍÏÒÓÚÜÇ',
  gl: 'A avoa e o cañón, lingüística, ÁÉÍÓÚÑ',
  eu: 'Etxeko ñabardurak, çedilla, ÑÇ',
  en: 'Don’t “stop” now – it’s free & 100% fine…',
  pt: 'Coração, avó, pôr, lêem, âmbito, ÃÕÂÊÔÇÀ',
  fr: 'Œuvre, cœur, où, français, naïf, Noël, ÇŒÀÂÉÈÊËÎÏÔÙÛÜÿ «mots» — oui',
  de: 'Größe, Übung, Äpfel, Öl, ÄÖÜß',
  it: 'Perché così, città, più, però, ÀÈÉÌÒÙ',
};

const tableOf = (font: Buffer, name: string): Buffer => {
  const count = font.readUInt16BE(4);
  const at = Array.from({ length: count }, (_, index) => 12 + 16 * index);
  const record = at.find((offset) => font.toString('latin1', offset, offset + 4) === name)!;
  return font.subarray(font.readUInt32BE(record + 8));
};

/** Lists the characters of a font by its character map of the Basic Multilingual Plane (format 4). */
function charactersOf(font: Buffer): Set<string> {
  const cmap = tableOf(font, 'cmap');
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + 8 * index),
  );
  const map = cmap.subarray(offsets.find((offset) => cmap.readUInt16BE(offset) === 4));
  const segments = map.readUInt16BE(6) / 2;
  const found = new Set<string>();
  for (let index = 0; index < segments; index++) {
    const last = map.readUInt16BE(14 + 2 * index);
    const first = map.readUInt16BE(16 + 2 * segments + 2 * index);
    for (let code = first; code <= last && code !== 0xffff; code++) found.add(String.fromCharCode(code));
  }
  return found;
}

describe('the fonts of cards', () => {
  it('are at least six, each with its licence', () => {
    expect(Object.keys(FONT_FILES).length).toBeGreaterThanOrEqual(6);
    const licences = Object.keys(FONT_FILES).map((word) => `${word}.OFL.txt`);
    expect(readdirSync(FOLDER).sort()).toEqual([...Object.values(FONT_FILES), ...licences].sort());
    for (const name of licences) {
      expect(readFileSync(join(FOLDER, name), 'utf8')).toMatch(/SIL Open Font License, Version 1\.1/i);
    }
  });

  it.each(Object.entries(FONT_FILES))('include %s, small, complete and named by hash', async (_, name) => {
    const packed = readFileSync(join(FOLDER, name));
    expect(packed.length).toBeLessThanOrEqual(20 * 1024);
    expect(name.split('.')[1]).toBe(createHash('sha256').update(packed).digest('hex').slice(0, 8));
    const font = await subsetFont(packed, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true });
    const characters = charactersOf(font);
    for (const [language, text] of Object.entries(LANGUAGES)) {
      const missing = [...new Set(text)].filter((sign) => !characters.has(sign));
      expect({ language, missing }).toEqual({ language, missing: [] });
    }
    const axes = tableOf(font, 'fvar');
    const axis = axes.subarray(axes.readUInt16BE(4));
    const weights = [4, 12].map((at) => axis.readInt32BE(at) / 65_536);
    expect([axis.toString('latin1', 0, 4), ...weights]).toEqual(['wght', 400, 700]);
  });
});
