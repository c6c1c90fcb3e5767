import { emptyProfile } from 'shared-lib/model';
import { aPublishedCard } from 'shared-lib/testing';
import { addressesFor } from '../../server/origins';
import { renderPage } from '../../server/card/render-page';
import { pageAssets } from '../../server/testing/page-assets';
import { wordsIn } from './offline-texts';
import { offlinePage } from './offline-page';

const open = async (path: string, texts: ReturnType<typeof wordsIn> = null) => {
  const response = offlinePage(new URL(path, 'https://tarjetas.example'), texts);
  return { response, html: await response.text() };
};

describe('the offline page', () => {
  it('explains in Spanish that a connection is needed, and offers a retry', async () => {
    const { response, html } = await open('/c/ana-garcia/reservar?servicio=x');
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('Para reservar hace falta conexión.');
    expect(html).toContain('<a href="">Reintentar</a>');
    expect(html).toContain('<a href="/c/ana-garcia">Volver a la tarjeta</a>');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    // Needs nothing that would have to be fetched, and isn't cached.
    expect(html).not.toMatch(/<script|<link|<img/);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/c/nunca-vista', '/c/ana-garcia.vcf', '/c/reserva/x', '/c/%3Cb%3E/reservar'])(
    'also explains this at %s',
    async (path) => {
      const { html } = await open(path);
      expect(html).toContain('Para abrir esta página hace falta conexión.');
      expect(html).not.toContain('%3C');
    },
  );

  it('has the language of the visited card', async () => {
    const { html: seen } = renderPage(
      aPublishedCard({ language: 'de', languages: ['es'], profile: emptyProfile('</script>"</b>') }),
      addressesFor('127.0.0.1:5007', {}),
      pageAssets,
      0,
    );
    const { html } = await open('/c/ana-garcia/reservar?servicio=x&lang=de', wordsIn(seen));
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('Zum Buchen wird eine Verbindung benötigt.');
    expect(html).toContain('<a href="">Erneut versuchen</a>');
    expect(html).toContain('<a href="/c/ana-garcia?lang=de">Zurück zur Karte</a>');
  });

  it('finds no words in a Spanish page or in one that isn’t a card’s', () => {
    const { html } = renderPage(aPublishedCard(), addressesFor('127.0.0.1:5007', {}), pageAssets, 0);
    expect([wordsIn(html), wordsIn('<!doctype html><html lang="de"><p>'), wordsIn('')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
