import { offlinePage } from './offline-page';

const open = async (path: string) => {
  const response = offlinePage(new URL(path, 'https://tarjetas.example'));
  return { response, html: await response.text() };
};

describe('the page that is shown without a network', () => {
  it('says in Spanish what is missing, and asks for the same address again', async () => {
    const { response, html } = await open('/c/ana-garcia/reservar?servicio=x');
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('Para reservar hace falta conexión.');
    expect(html).toContain('<a href="">Reintentar</a>');
    expect(html).toContain('<a href="/c/ana-garcia">Volver a la tarjeta</a>');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    // Needs nothing that would have to be fetched, and is kept by nobody.
    expect(html).not.toMatch(/<script|<link|<img/);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/c/nunca-vista', '/c/ana-garcia.vcf', '/c/reserva/x', '/c/%3Cb%3E/reservar'])(
    'fits %s as well',
    async (path) => {
      const { html } = await open(path);
      expect(html).toContain('Para abrir esta página hace falta conexión.');
      expect(html).not.toContain('%3C');
    },
  );
});
