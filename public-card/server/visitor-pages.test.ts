import { getFirestore } from 'firebase-admin/firestore';
import { serveCards, type Reply } from './testing/served-cards';

const { ask, readsOf } = serveCards();

describe('the page that reports a card', () => {
  it('is linked from every card and has a plain form without scripts', async () => {
    expect((await ask('/c/ana-garcia')).text).toContain('href="/c/ana-garcia/denunciar"');
    const reply = await ask('/c/ana-garcia/denunciar');
    expect(reply.status).toBe(200);
    expect(reply.text).toContain('<form class="tj-report" action="/v/report" method="post">');
    expect(reply.text).toContain('<meta name="robots" content="noindex"/>');
    expect(reply.text).not.toContain('<script');
    expect(reply.headers['content-security-policy']).toContain("form-action 'self'");
  });

  it('says who keeps the report, why and how long, and links to the notice', async () => {
    const { text } = await ask('/c/ana-garcia/denunciar');
    expect(text).toMatch(
      /que usa lo que escribas para revisar la tarjeta y lo guarda un año\. No guarda quién denuncia, salvo tu email si lo dejas\..+<a href="[^"]+\/legal\/privacidad"[^>]*>Información de privacidad<\/a>.+type="submit"/,
    );
  });

  it.each([
    ['enviada', 'Gracias por avisar'],
    ['datos', 'Elige qué pasa y vuelve a enviarla.'],
    ['espera', 'Has enviado varias denuncias seguidas.'],
    ['toString', 'Denunciar esta tarjeta'],
  ])('shows the result of a report (%s) uncached', async (state, said) => {
    const reply = await ask(`/c/ana-garcia/denunciar?estado=${state}`);
    expect(reply.text).toContain(said);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('shows the support address once administrators have set it', async () => {
    expect((await ask('/c/ana-garcia/denunciar')).text).not.toContain('mailto:');
    await getFirestore().doc('config/product').set({ supportEmail: 'ayuda@ejemplo.com' });
    expect((await ask('/c/ana-garcia/denunciar')).text).toContain('href="mailto:ayuda@ejemplo.com"');
    const { text } = await ask('/c/ana-garcia/denunciar?estado=enviada&dia=2026-03-02');
    expect(text).toContain('Referencia: <b>ana-garcia_2026-03-02</b>');
    expect(text).toContain(
      'href="mailto:ayuda@ejemplo.com?subject=Denuncia%20ana-garcia_2026-03-02">ayuda@ejemplo.com',
    );
    for (const day of ['', 'dia=x', 'dia=<b>', 'dia=2026-03-02x'])
      expect((await ask(`/c/ana-garcia/denunciar?estado=enviada&${day}`)).text).not.toContain('Referencia');
  });
});

describe('the visitors’ privacy notice', () => {
  it('is in the language of its address and costs no read', async () => {
    let reply!: Reply;
    expect(await readsOf(async () => (reply = await ask('/c/privacidad?lang=de')))).toBe(0);
    expect(reply.status).toBe(200);
    expect(reply.text).toContain('<html lang="de">');
    expect(reply.text).toContain('Datenschutz für Besucher</h1>');
    expect(reply.text).toMatch(/<a href="[^"]+\/legal\/privacidad" hrefLang="es">/);
    expect(reply.text).not.toContain('<script');
    expect((await ask('/c/in-german/denunciar')).text).toMatch(/href="[^"]+\/c\/privacidad\?lang=de"/);
  });

  it.each(['', '?lang=es', '?lang=xx'])('redirects to the full notice in Spanish (%j)', async (query) => {
    const { status, headers } = await ask(`/c/privacidad${query}`);
    expect(status).toBe(301);
    expect(headers.location).toMatch(/^http:\/\/[^/]+\/legal\/privacidad$/);
  });
});
