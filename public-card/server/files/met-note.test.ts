import { es } from '../../src/words/es';
import { metNote } from './met-note';

const NIGHT = Date.parse('2026-03-02T23:30:00Z');

describe('metNote', () => {
  it.each([
    ['feria-de-madrid', 'Dónde y cuándo: Feria de madrid, 3 de marzo de 2026.'],
    ['qr', 'Dónde y cuándo: Código QR, 3 de marzo de 2026.'],
    ['firma', 'Dónde y cuándo: Firma de email, 3 de marzo de 2026.'],
    ['--', 'Dónde y cuándo: 3 de marzo de 2026.'],
  ])('writes for «%s»: %s', (code, sentence) => {
    expect(metNote(code, NIGHT, es)).toBe(sentence);
  });
});
