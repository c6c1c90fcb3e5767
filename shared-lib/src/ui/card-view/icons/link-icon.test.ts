import { NETWORK_HOSTS, NETWORK_KINDS } from '../../../model/links/networks';
import { linkIcon } from './link-icon';

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

  it.each(NETWORK_KINDS.flatMap((kind) => NETWORK_HOSTS[kind].map((host) => [host, kind])))(
    'gives %s the icon of %s, as the link has that kind',
    (host, kind) => {
      expect(linkIcon({ icon: '', url: `https://${host}/ana` })).toBe(kind);
      expect(linkIcon({ icon: '', url: `https://WWW.${host}/ana` })).toBe(kind);
    },
  );
});
