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

  it('take their titles from their own line or the one before', () => {
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

  it('are also numbers, e-mail addresses and handles that say their network', () => {
    expect(
      found('WhatsApp +34 600 111 222\nTel. +34 911 222 333\nana@ejemplo.com\nInstagram: @ana.g\n@nadie'),
    ).toEqual([
      ['whatsapp', 'WhatsApp', 'https://wa.me/34600111222'],
      ['phone', 'Tel.', 'tel:+34911222333'],
      ['email', '', 'mailto:ana@ejemplo.com'],
      ['instagram', 'Instagram', 'https://instagram.com/ana.g'],
    ]);
  });

  it('of a page copied with its formatting keep their texts, without those of the page itself', () => {
    expect(
      linksOfAnchors([
        { title: ' Mi  canal ', address: 'https://youtube.com/@ana?si=1' },
        { title: 'Linktree', address: 'https://linktr.ee/ana' },
        { title: 'Malo', address: 'javascript:alert(1)' },
        { title: 'Otra vez', address: 'https://www.youtube.com/@ana' },
      ]),
    ).toEqual([{ kind: 'youtube', title: 'Mi canal', url: 'https://www.youtube.com/@ana' }]);
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
