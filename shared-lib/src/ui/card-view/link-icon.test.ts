import { LINK_ICON_NAMES, linkIcon } from './link-icon';
import { LINK_ICON_LABELS } from './messages';

describe('linkIcon', () => {
  it.each([
    ['https://www.linkedin.com/in/ana', 'linkedin'],
    ['https://es.linkedin.com/in/ana', 'linkedin'],
    ['https://notlinkedin.com/', 'web'],
    ['https://linkedin.com.evil.example/', 'web'],
    ['https://wa.me/34600112233', 'whatsapp'],
    ['https://www.google.es/maps/place/Gij%C3%B3n', 'map'],
    ['https://www.google.es/search?q=maps', 'web'],
    ['https://ejemplo.com/catalogo.PDF?v=2', 'file'],
    ['mailto:ana@ejemplo.com', 'mail'],
    ['tel:+34600112233', 'phone'],
    ['sms:+34600112233', 'message'],
    ['geo:43.5,-5.6', 'map'],
    ['', 'web'],
    ['https://constructor/', 'web'],
  ])('draws %s as %s', (url, expected) => {
    expect(linkIcon({ icon: '', url })).toBe(expected);
  });

  it('prefers the icon that the owner chose, if it exists', () => {
    expect(linkIcon({ icon: 'heart', url: 'https://github.com/ana' })).toBe('heart');
    expect(linkIcon({ icon: 'toString', url: 'https://github.com/ana' })).toBe('github');
  });

  it('has a Spanish name for every icon', () => {
    expect(Object.keys(LINK_ICON_LABELS)).toEqual(LINK_ICON_NAMES);
  });
});
