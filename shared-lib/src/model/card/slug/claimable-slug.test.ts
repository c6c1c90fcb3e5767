import { findClaimProblem } from './claimable-slug';
import { findSlugProblem } from './slug';

describe('findClaimProblem', () => {
  it.each([
    ...[
      'tarjetero-soporte',
      'soporte-tarjetero',
      'tarje-tero',
      'tarjetero2',
      'bizum',
      'bizum-ana',
      'pagos-bizum',
    ],
    ...[
      'paypal',
      'report',
      'estado',
      'book',
      'hold',
      'visa',
      'apple-pay',
      'atencion-al-cliente',
      'admin',
      'feed',
    ],
  ])('reserves %s', (slug) => {
    expect(findClaimProblem(slug)).toBe('slug-reserved');
  });

  it.each(['ana-garcia', 'reportajes-ana', 'libros-booking', 'visados-madrid', 'el-estado-del-arte'])(
    'lets anybody claim %s',
    (slug) => {
      expect(findClaimProblem(slug)).toBeNull();
    },
  );

  it('reports any other problem of an address first', () => {
    expect(findClaimProblem('Bizum')).toBe('slug-invalid');
    expect(findClaimProblem('ab')).toBe('slug-too-short');
  });

  it('does not affect cards that had such an address before', () => {
    for (const slug of ['tarjetero-soporte', 'bizum', 'report']) expect(findSlugProblem(slug)).toBeNull();
  });
});
