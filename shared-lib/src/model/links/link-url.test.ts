import fc from 'fast-check';
import { parseLinkUrl } from './link-url';

describe('parseLinkUrl', () => {
  it.each([
    ['ejemplo.com', 'https://ejemplo.com/'],
    ['Ejemplo.com/Hola?x=1#y', 'https://ejemplo.com/Hola?x=1#y'],
    ['http://ejemplo.com', 'https://ejemplo.com/'],
    ['https://ejemplo.com:8443/a', 'https://ejemplo.com:8443/a'],
    ['ejemplo.com:8443', 'https://ejemplo.com:8443/'],
    ['//ejemplo.com', 'https://ejemplo.com/'],
    ['medium.com/@ana', 'https://medium.com/@ana'],
    ['https://españa.es/', 'https://xn--espaa-rta.es/'],
    ['ana@ejemplo.com', 'mailto:ana@ejemplo.com'],
    [
      'mailto:ana@ejemplo.com?subject=Hola%20Ana&bcc=espia@x.com',
      'mailto:ana@ejemplo.com?subject=Hola%20Ana',
    ],
    ['tel:+34 600 (000) 001', 'tel:+34600000001'],
    ['sms:600000001', 'sms:600000001'],
    ['geo:39.46,-0.37', 'https://www.google.com/maps/search/?api=1&query=39.46%2C-0.37'],
    ['https://wa.me/34600000001', 'https://wa.me/34600000001'],
    ['https://ejemplo.es/carta de precios.pdf', 'https://ejemplo.es/carta%20de%20precios.pdf'],
    ['ejemplo.es/busca?q=dos palabras#a b', 'https://ejemplo.es/busca?q=dos%20palabras#a%20b'],
  ])('reads %j as %j', (typed, url) => {
    expect(parseLinkUrl(typed)).toEqual({ ok: true, url });
  });

  it.each([
    ['', 'url-required'],
    ['   ', 'url-required'],
    ['javascript:alert(1)', 'url-forbidden-scheme'],
    ['JaVaScRiPt:alert(1)', 'url-forbidden-scheme'],
    ['java\nscript:alert(1)', 'url-invalid'],
    ['\u0001javascript:alert(1)', 'url-invalid'],
    ['data:text/html,<script>', 'url-forbidden-scheme'],
    ['vbscript:x', 'url-forbidden-scheme'],
    ['file:///etc/passwd', 'url-forbidden-scheme'],
    ['blob:https://ejemplo.com/1', 'url-forbidden-scheme'],
    ['https://', 'url-invalid'],
    ['https://ana:clave@ejemplo.com', 'url-invalid'],
    ['https://localhost/', 'url-invalid'],
    ['https://ejemplo', 'url-invalid'],
    ['hola que tal', 'url-invalid'],
    ['ejemplo.es hola', 'url-invalid'],
    ['https://ejemplo.es/a https://otro.es/b', 'url-invalid'],
    ['@nombre.oficio', 'url-handle'],
    [' @ana ', 'url-handle'],
    ['https://@nombre.oficio', 'url-handle'],
    ['//@nombre.oficio/', 'url-handle'],
    ['HTTP:\\\\@nombre.oficio', 'url-handle'],
    ['mailto:nadie', 'url-invalid'],
    ['tel:llámame', 'url-invalid'],
    ['tel:  -', 'url-invalid'],
    ['tel:(1) 2', 'url-invalid'],
    ['geo:aquí', 'url-invalid'],
    [`https://ejemplo.com/${'a'.repeat(2050)}`, 'url-too-long'],
  ])('refuses %j with %s', (typed, problem) => {
    expect(parseLinkUrl(typed)).toEqual({ ok: false, problem });
  });

  it('returns only known schemes, and reads its own results back unchanged', () => {
    const scheme = fc.constantFrom(
      '',
      'https://',
      'http://',
      'javascript:',
      'mailto:',
      'tel:',
      'data:',
      'geo:',
    );
    fc.assert(
      fc.property(scheme, fc.oneof(fc.webUrl(), fc.emailAddress(), fc.string()), (start, rest) => {
        const result = parseLinkUrl(start + rest);
        if (!result.ok) return;
        expect(result.url).toMatch(/^(https:\/\/|mailto:|tel:|sms:)/);
        expect(parseLinkUrl(result.url)).toEqual(result);
      }),
      { numRuns: 2000 },
    );
  });

  it('never takes a handle for a host', () => {
    const start = fc.constantFrom('', 'https://', 'http://', '//', '/');
    fc.assert(
      fc.property(start, fc.domain(), (before, name) => {
        expect(parseLinkUrl(`${before}@${name}`)).toEqual({ ok: false, problem: 'url-handle' });
      }),
    );
  });
});
