import * as fc from 'fast-check';
import { parseLinkUrl } from './link-url';
import { typedForm } from './describe-link';
import { hasAddress, LINK_KINDS, type LinkKind } from './link-kinds';
import { parseLink } from './parse-link';

const SPAIN = 'Europe/Madrid';

/** Kind → what people type → where it leads. */
const WRITTEN: readonly (readonly [LinkKind, readonly string[], string])[] = [
  [
    'instagram',
    [
      '@Ana.Garcia',
      'ana.garcia',
      ' ana.garcia ',
      'Instagram: @ana.garcia',
      'instagram.com/ana.garcia',
      'www.instagram.com/ana.garcia/',
      'http://instagram.com/ana.garcia',
      'https://www.instagram.com/ana.garcia?igsh=MXg2&utm_source=qr',
      'https://www.instagram.com/ana.garcia/#',
      'https://instagram.com/_u/ana.garcia',
      'https://m.instagram.com/ana.garcia/',
    ],
    'https://instagram.com/ana.garcia',
  ],
  ['instagram', ['https://www.instagram.com/p/C1/?igsh=x'], 'https://www.instagram.com/p/C1/'],
  [
    'linkedin',
    [
      'ana-garcia',
      'in/ana-garcia',
      '/in/ana-garcia/',
      'es.linkedin.com/in/ana-garcia',
      'https://www.linkedin.com/in/ana-garcia?utm_source=share',
      'https://www.linkedin.com/in/ana-garcia/details/experience/',
    ],
    'https://www.linkedin.com/in/ana-garcia',
  ],
  ['linkedin', ['company/acme', 'linkedin.com/company/acme/about/'], 'https://www.linkedin.com/company/acme'],
  [
    'tiktok',
    ['@ana', 'ana', 'tiktok.com/@ana', 'https://www.tiktok.com/@ana?_t=8&_r=1'],
    'https://www.tiktok.com/@ana',
  ],
  ['tiktok', ['https://vm.tiktok.com/ZMabc/'], 'https://vm.tiktok.com/ZMabc/'],
  [
    'youtube',
    ['@AnaCocina', 'youtube.com/@AnaCocina', 'https://m.youtube.com/@AnaCocina/videos'],
    'https://www.youtube.com/@AnaCocina',
  ],
  [
    'youtube',
    ['https://www.youtube.com/watch?v=abc&si=x&feature=share'],
    'https://www.youtube.com/watch?v=abc',
  ],
  [
    'facebook',
    ['ana.garcia', 'fb.com/ana.garcia', 'https://m.facebook.com/ana.garcia?mibextid=x'],
    'https://www.facebook.com/ana.garcia',
  ],
  [
    'facebook',
    ['https://www.facebook.com/profile.php?id=1000&ref=x'],
    'https://www.facebook.com/profile.php?id=1000',
  ],
  [
    'x',
    ['@ana', 'twitter.com/ana', 'https://x.com/ana?s=21&t=x', 'mobile.twitter.com/ana'],
    'https://x.com/ana',
  ],
  ['telegram', ['@ana_g', 't.me/ana_g', 'https://telegram.me/ana_g'], 'https://t.me/ana_g'],
  ['telegram', ['+34 600 111 222'], 'https://t.me/+34600111222'],
  ['telegram', ['https://t.me/+AbCdEf'], 'https://t.me/+AbCdEf'],
  ['github', ['ana', '@ana', 'github.com/ana'], 'https://github.com/ana'],
  ['github', ['https://github.com/ana/proyecto?tab=readme'], 'https://github.com/ana/proyecto'],
  [
    'spotify',
    [
      'spotify:artist:4Z8W',
      'https://open.spotify.com/intl-es/artist/4Z8W?si=x',
      'open.spotify.com/artist/4Z8W',
    ],
    'https://open.spotify.com/artist/4Z8W',
  ],
  [
    'phone',
    [
      '600111222',
      '600 11 12 22',
      '600.11.12.22',
      '600-111-222',
      '+34600111222',
      '0034 600 111 222',
      '(+34) 600 111 222',
      'tel:600111222',
      '+34 (0)600111222',
    ],
    'tel:+34600111222',
  ],
  ['phone', ['112'], 'tel:112'],
  [
    'whatsapp',
    [
      '600 111 222',
      '+34 600 111 222',
      'wa.me/34600111222',
      'https://wa.me/+34600111222',
      'https://api.whatsapp.com/send?phone=34600111222',
      'https://api.whatsapp.com/send/?phone=%2B34600111222&type=phone_number&app_absent=0',
      'whatsapp://send?phone=34600111222',
    ],
    'https://wa.me/34600111222',
  ],
  ['whatsapp', ['https://wa.me/34600111222?text=Hola%20Ana'], 'https://wa.me/34600111222?text=Hola%20Ana'],
  ['whatsapp', ['https://wa.me/message/ABC123'], 'https://wa.me/message/ABC123'],
  ['whatsapp', ['chat.whatsapp.com/AbC?mode=x'], 'https://chat.whatsapp.com/AbC'],
  [
    'email',
    ['ana@ejemplo.com', 'mailto:ana@ejemplo.com', 'Ana García <ana@ejemplo.com>'],
    'mailto:ana@ejemplo.com',
  ],
  [
    'directions',
    ['Calle Mayor 1, Madrid', '  Calle Mayor 1,\n Madrid '],
    'https://www.google.com/maps/search/?api=1&query=Calle%20Mayor%201%2C%20Madrid',
  ],
  [
    'directions',
    ['40.4168, -3.7038'],
    'https://www.google.com/maps/search/?api=1&query=40.4168%2C%20-3.7038',
  ],
  ['directions', ['https://maps.app.goo.gl/AbC'], 'https://maps.app.goo.gl/AbC'],
  ['directions', ['geo:40.4,-3.7'], 'https://www.google.com/maps/search/?api=1&query=40.4%2C-3.7'],
  ['reviews', ['https://g.page/r/AbC/review'], 'https://g.page/r/AbC/review'],
  [
    'reviews',
    ['ChIJd8BlQ2BZwokRAFUEcm_qrcA'],
    'https://search.google.com/local/writereview?placeid=ChIJd8BlQ2BZwokRAFUEcm_qrcA',
  ],
  ['pdf', ['ejemplo.com/carta.pdf'], 'https://ejemplo.com/carta.pdf'],
  ['web', ['ejemplo.com', 'https://ejemplo.com', 'http://Ejemplo.com/'], 'https://ejemplo.com/'],
  ['web', ['estudio.barcelona'], 'https://estudio.barcelona/'],
];

const written = WRITTEN.flatMap(([kind, texts, url]) => texts.map((text) => [kind, text, url] as const));

describe('a link of a kind', () => {
  it.each(written)('%s: %j leads to %s', (kind, text, url) => {
    expect(parseLink(kind, text, SPAIN)).toEqual({ ok: true, url });
  });

  it.each(written)('%s: %j is read back unchanged from its result and typed form', (kind, _text, url) => {
    expect(parseLink(kind, url, SPAIN)).toEqual({ ok: true, url });
    expect(parseLink(kind, typedForm(url), SPAIN)).toEqual({ ok: true, url });
  });

  it.each([
    ['web', 'ana.garcia', 'url-doubtful', ['instagram', 'tiktok', 'facebook']],
    ['web', 'anagarcia', 'url-invalid', ['instagram', 'tiktok', 'facebook', 'x', 'linkedin']],
    ['web', '@ana', 'url-handle', ['instagram', 'tiktok', 'facebook', 'x', 'linkedin']],
    ['web', '600 111 222', 'url-invalid', ['phone', 'whatsapp']],
    ['web', 'javascript:alert(1)', 'url-forbidden-scheme', []],
    ['instagram', 'https://www.tiktok.com/@ana', 'link-other-site', ['tiktok']],
    ['instagram', 'https://ejemplo.com/ana', 'link-other-site', ['web']],
    ['instagram', 'https://instagram.com/', 'handle-invalid', []],
    ['instagram', 'ana garcia', 'handle-invalid', []],
    ['instagram', 'https://instagram.com.malo.es/ana', 'link-other-site', ['web']],
    ['spotify', 'ana', 'link-needs-address', []],
    ['phone', 'llámame', 'phone-invalid', []],
    ['whatsapp', 'https://ejemplo.com/', 'link-other-site', ['web']],
    ['email', 'ana', 'email-invalid', []],
    ['directions', 'javascript:alert(1)', 'url-invalid', []],
    ['directions', '??', 'url-invalid', []],
    ['reviews', 'Bar Manolo', 'link-needs-address', []],
    ['reviews', 'https://ejemplo.com/google.com/', 'link-other-site', ['web']],
    ['pdf', 'ejemplo.com', 'link-needs-address', []],
    ['heading', 'Mis redes', 'url-required', []],
  ] as const)('%s: %j is refused, with suggestions of other kinds', (kind, text, problem, maybe) => {
    expect(parseLink(kind, text, SPAIN)).toEqual({ ok: false, problem, maybe });
  });

  it('requires the country code of a number that the time zone does not determine', () => {
    expect(parseLink('whatsapp', '600 111 222', 'Asia/Tokyo')).toMatchObject({
      problem: 'phone-needs-country',
    });
    expect(parseLink('whatsapp', '55 1234 5678', 'America/Mexico_City')).toEqual({
      ok: true,
      url: 'https://wa.me/525512345678',
    });
    expect(parseLink('phone', '06 12 34 56 78', 'Europe/Paris')).toEqual({
      ok: true,
      url: 'tel:+33612345678',
    });
  });

  it('only ever has an address that a card may contain, whatever is typed', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc
        .tuple(
          fc.constantFrom(
            'javascript:',
            'data:text/html,',
            'https://instagram.com/',
            't.me/',
            'wa.me/',
            '@',
            '',
          ),
          fc.string({ maxLength: 30 }),
        )
        .map(([start, end]) => start + end),
    );
    fc.assert(
      fc.property(fc.constantFrom(...LINK_KINDS), text, (kind, typed) => {
        const parsed = parseLink(kind, typed, SPAIN);
        if (!parsed.ok) return;
        expect(hasAddress(kind)).toBe(true);
        expect(parsed.url).toMatch(/^(https:\/\/|mailto:|tel:|sms:)/);
        expect(parseLinkUrl(parsed.url)).toEqual({ ok: true, url: parsed.url });
      }),
      { numRuns: 3000 },
    );
  });
});

describe('an address of WhatsApp without a country code', () => {
  it.each(['web', 'whatsapp'] as const)('is read as a number of its owner’s country, typed as %s', (kind) => {
    for (const [typed, url] of [
      ['https://wa.me/600111222', 'https://wa.me/34600111222'],
      ['wa.me/600111222?text=Hola', 'https://wa.me/34600111222?text=Hola'],
      ['https://api.whatsapp.com/send?phone=600111222', 'https://wa.me/34600111222'],
      ['https://wa.me/34600111222', 'https://wa.me/34600111222'],
      ['https://wa.me/376312345', 'https://wa.me/376312345'],
      ['https://wa.me/525512345678', 'https://wa.me/525512345678'],
    ] as const)
      expect(parseLink(kind, typed, SPAIN)).toEqual({ ok: true, url });
  });

  it('is refused where the country isn’t known', () =>
    expect(parseLink('web', 'https://wa.me/600111222', 'Asia/Tokyo')).toMatchObject({
      problem: 'phone-needs-country',
    }));
});
