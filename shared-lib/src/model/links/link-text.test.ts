import * as fc from 'fast-check';
import { hasLink, unlinked } from './link-text';

describe('hasLink', () => {
  it.each([
    'Gana dinero en https://malo.example/x',
    'malo.com',
    'Entra en www.malo.example',
    'MALO.COM/premio',
    'malo.es',
    'escribe a yo@malo.example',
    'http://10.0.0.1',
    'a.xyz?x',
    'Núñez.es',
  ])('is true for %j', (text) => expect(hasLink(text)).toBe(true));

  it.each([
    'Ana García',
    'Dr. Luis Núñez',
    'Dr.Núñez',
    'Talleres Pérez, S.L.',
    'J. R. R. Tolkien',
    'Corte y color 2.0',
    'Sesión de 1.5 horas',
    'Ana & Luis',
    '@ana',
    'María José (Mª José)',
    '',
  ])('is false for %j', (text) => expect(hasLink(text)).toBe(false));
});

describe('unlinked', () => {
  it('removes every link from a text without changing its visible characters', () => {
    const piece = fc.constantFrom('a', '.com', '.', '@', '://', 'https', 'www.', ' ', 'ñ', '1', '/x');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        expect(hasLink(unlinked(text).replaceAll('\u200c', ' '))).toBe(false);
        expect(unlinked(text).replaceAll('\u200c', '')).toBe(text);
      }),
    );
  });
});
