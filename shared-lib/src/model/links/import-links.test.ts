import * as fc from 'fast-check';
import { findLinks, linksOfAnchors } from './import-links';

const found = (text: string) =>
  findLinks(text, 'Europe/Madrid').map(({ kind, title, url }) => [kind, title, url]);

describe('links in pasted text', () => {
  it('are found in a list of addresses, each once', () => {
    expect(
      found('https://instagram.com/ana?igsh=1\nwww.ejemplo.com\nhttps://www.instagram.com/ana/'),
    ).toEqual([
      ['instagram', '', 'https://instagram.com/ana'],
      ['web', '', 'https://www.ejemplo.com/'],
    ]);
  });

  it('take their titles from the same line or the one before', () => {
    expect(
      found(
        'Mi web: https://ejemplo.com\n\nReserva tu clase\nhttps://cal.com/ana\n[Tienda](https://tienda.es/x)',
      ),
    ).toEqual([
      ['web', 'Mi web', 'https://ejemplo.com/'],
      ['web', 'Reserva tu clase', 'https://cal.com/ana'],
      ['web', 'Tienda', 'https://tienda.es/x'],
    ]);
  });

  it('include phone numbers, email addresses and handles with their network', () => {
    expect(
      found('WhatsApp +34 600 111 222\nTel. +34 911 222 333\nana@ejemplo.com\nInstagram: @ana.g\n@nadie'),
    ).toEqual([
      ['whatsapp', 'WhatsApp', 'https://wa.me/34600111222'],
      ['phone', 'Tel.', 'tel:+34911222333'],
      ['email', '', 'mailto:ana@ejemplo.com'],
      ['instagram', 'Instagram', 'https://instagram.com/ana.g'],
    ]);
  });

  it.each([
    'https://es.wikipedia.org/wiki/Cádiz_(desambiguación)',
    'Mira (https://es.wikipedia.org/wiki/Cádiz_(desambiguación)).',
    '[Mira](https://es.wikipedia.org/wiki/Cádiz_(desambiguación))',
    'es.wikipedia.org/wiki/Cádiz_(desambiguación), y más',
  ])('keep a bracket that opens inside the address, as in %s', (line) => {
    const url = 'https://es.wikipedia.org/wiki/C%C3%A1diz_(desambiguaci%C3%B3n)';
    expect(found(line).map(([, , address]) => address)).toEqual([url]);
  });

  it.each([
    ['WhatsApp 600 111 222', [['whatsapp', 'WhatsApp', 'https://wa.me/34600111222']]],
    ['Tel. 91 123 45 67', [['phone', 'Tel.', 'tel:+34911234567']]],
    ['Centralita: tel. 911 234 567 ext. 5', [['phone', 'Centralita: tel.', 'tel:+34911234567;ext=5']]],
    ['Móvil: 600-111-222', [['phone', 'Móvil', 'tel:+34600111222']]],
    ['Teléfono (91) 123 45 67', [['phone', 'Teléfono', 'tel:+34911234567']]],
    ['0034 600 111 222 (WhatsApp)', [['whatsapp', 'WhatsApp', 'https://wa.me/34600111222']]],
    ['600 111 222', [['phone', '', 'tel:+34600111222']]],
    ['wa.me/600111222', [['whatsapp', '', 'https://wa.me/34600111222']]],
    ['https://ejemplo.es/carta de precios.pdf', [['pdf', '', 'https://ejemplo.es/carta%20de%20precios.pdf']]],
    ['Desde 2010 atendiendo a más de 123 456 789 personas', []],
  ])('are found in %s', (line, links) => expect(found(line)).toEqual(links));

  it('include both the phone and the chat of a line', () =>
    expect(found('Tel. 91 123 45 67 · WhatsApp 600 111 222').map(([kind, , url]) => [kind, url])).toEqual([
      ['phone', 'tel:+34911234567'],
      ['whatsapp', 'https://wa.me/34600111222'],
    ]));

  it('of a formatted page keep their texts, without the links of the page’s service', () => {
    expect(
      linksOfAnchors([
        { title: ' Mi  canal ', address: 'https://youtube.com/@ana?si=1' },
        { title: 'Linktree', address: 'https://linktr.ee/ana' },
        { title: 'Malo', address: 'javascript:alert(1)' },
        { title: 'Otra vez', address: 'https://www.youtube.com/@ana' },
      ]),
    ).toEqual([{ kind: 'youtube', title: 'Mi canal', url: 'https://www.youtube.com/@ana' }]);
  });

  it('of a whole page of a link service are only those of its owner', () => {
    const page = [
      ...['Ana García', '@ana.garcia', 'Fisioterapeuta en Gijón', ''],
      ...['Reserva tu cita', 'https://ejemplo.es/cita', 'Mi canal', 'https://youtube.com/@ana'],
      ...['WhatsApp', '600 111 222', 'Join @ana.garcia on Linktree', 'https://linktr.ee/register'],
      ...[
        'Report · Privacy',
        'https://www.linktree.com/privacy',
        'https://bio.site/ana',
        'https://solo.to/ana',
      ],
    ].join('\n');
    expect(findLinks(page, 'Europe/Madrid')).toEqual([
      { kind: 'web', title: 'Reserva tu cita', url: 'https://ejemplo.es/cita' },
      { kind: 'youtube', title: 'Mi canal', url: 'https://www.youtube.com/@ana' },
      { kind: 'whatsapp', title: 'WhatsApp', url: 'https://wa.me/34600111222' },
    ]);
  });

  it('are safe addresses, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.webUrl(), (text, url) => {
        for (const link of findLinks(`${text} ${url}\njavascript:alert(1)`, 'Europe/Madrid')) {
          expect(link.url).toMatch(/^(https:\/\/|mailto:|tel:)/);
          expect(link.title.length).toBeLessThanOrEqual(80);
        }
      }),
    );
  });
});
