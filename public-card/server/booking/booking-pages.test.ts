import { pageAssets } from '../testing/page-assets';
import { serveCards, type Reply } from '../testing/served-cards';

const { ask, readsOf } = serveCards();

describe('online booking', () => {
  const BOOKING = `reserva/${'b'.repeat(20)}`;

  it('is offered only by a card that accepts bookings', async () => {
    expect((await ask('/c/con-cita')).text).toContain('href="/c/con-cita/reservar"');
    expect((await ask('/c/ana-garcia')).text).not.toContain('reservar');
  });

  it('has a noindex page, which isn’t cached with a visitor’s details', async () => {
    const reply = await ask('/c/con-cita/reservar');
    expect(reply.status).toBe(200);
    expect(reply.text).toContain('<h1 dir="auto">Reservar con Ana García</h1>');
    expect(reply.text).toContain('<meta name="robots" content="noindex"/>');
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=10',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    });
    const filled = await ask('/c/con-cita/reservar?nombre=Eva');
    expect(filled.headers['cache-control']).toBe('no-store');
    expect(filled.text).not.toContain('Eva');
  });

  it('preloads the scripts of its pages', async () => {
    const preloaded = ({ text }: Reply) =>
      [...text.matchAll(/<link rel="preload"[^>]* href="[^"]*(\/assets\/[^"]+)"/g)].map(([, path]) => path);
    const { booking, 'booking-widget': widget, 'manage-booking': manage } = pageAssets.chunks;
    const book = await ask('/c/con-cita/reservar');
    expect(preloaded(book)).toEqual([booking, widget]);
    expect(book.text).toMatch(new RegExp(`<script defer="" src="[^"]*${pageAssets.script}">`));
    expect(preloaded(await ask(`/c/con-cita/${BOOKING}?t=x`))).toEqual([manage]);
    expect(preloaded(await ask('/c/con-cita'))).toEqual([]);
  });

  it.each([
    ['/c/nadie-aqui/reservar', 404],
    ['/c/retirada/reservar', 410],
    ['/c/pausada/reservar', 200],
  ])('at %s explains what happened to the card', async (path, status) => {
    const reply = await ask(path);
    expect(reply.status).toBe(status);
    expect(reply.text).not.toContain('id="booking"');
  });

  it('redirects to the card’s new address', async () => {
    expect((await ask('/c/antigua/reservar?servicio=x')).headers.location).toBe(
      '/c/ana-garcia/reservar?servicio=x',
    );
  });

  it('redirects a booking’s link to the card’s new address, uncached', async () => {
    expect(await ask(`/c/antigua/${BOOKING}?t=secreto`)).toMatchObject({
      status: 301,
      headers: {
        location: `/c/ana-garcia/${BOOKING}?t=secreto`,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      },
    });
  });

  it('shows a booking’s page at an address without a card, without a read', async () => {
    let reply!: Reply;
    const read = async () => (reply = await ask(`/c/${BOOKING}?t=secreto`));
    expect(await readsOf(read)).toBe(0);
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(reply.text).toContain('id="booking"');
    expect(reply.text).not.toContain('Volver a la tarjeta');
  });

  it.each(['con-cita', 'pausada', 'retirada', 'nadie-aqui'])(
    'shows a booking’s page at %s uncached and without its token',
    async (slug) => {
      let reply!: Reply;
      const read = async () => (reply = await ask(`/c/${slug}/${BOOKING}?t=secreto`));
      expect(await readsOf(read)).toBe(1);
      expect(reply.status).toBe(200);
      expect(reply.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      const withoutForm = reply.text.replace(/<noscript>.*?<\/noscript>/gs, '');
      expect(withoutForm).not.toContain('secreto');
    },
  );

  describe('without JavaScript', () => {
    const formOf = async (path: string) =>
      /<noscript>((?:(?!<\/noscript>).)*<form.*?)<\/noscript>/s.exec((await ask(path)).text)?.[1] ?? '';

    it('has a form to confirm or cancel, unless the token is missing', async () => {
      const form = await formOf(`/c/con-cita/${BOOKING}?t=secreto`);
      expect(form).toContain('<form action="/b/con-cita/respuesta" method="post">');
      expect(form).toContain('name="token" value="secreto"');
      expect(form).toMatch(/value="attend" name="answer">Confirmo que voy</);
      expect(form).toMatch(/value="cancel" name="answer">Cancelar reserva</);
      expect(form).toMatch(/value="stop-whatsapp" name="answer">No recordármelo por WhatsApp</);
      expect(await formOf(`/c/${BOOKING}?t=secreto`)).toContain('action="/b/-/respuesta"');
      for (const query of ['', '?t=', '?t=%22%3E%3Cscript%3E']) {
        expect(await formOf(`/c/con-cita/${BOOKING}${query}`)).toBe('');
      }
    });

    it('reports the result in our own texts only', async () => {
      const at = (state: string) => formOf(`/c/con-cita/${BOOKING}?t=secreto&estado=${state}`);
      expect(await at('confirmada')).toContain('Has confirmado que vas.');
      expect(await at('confirmada')).not.toContain('value="attend"');
      expect(await at('sin-whatsapp')).toContain('No te escribiremos por WhatsApp.');
      expect(await at('sin-whatsapp')).not.toContain('value="stop-whatsapp"');
      expect(await at('plazo')).toContain('El plazo para cancelar ha acabado.');
      for (const state of ['toString', '__proto__', '%3Cb%3E'])
        expect(await at(state)).not.toContain('role="status"');
      const { text } = await ask(`/c/con-cita/${BOOKING}?t=secreto&estado=cancelada`);
      expect(text).toContain('Has cancelado la reserva.');
      expect(text).not.toContain('<form');
    });
  });

  describe('about a waiting list', () => {
    const WAITING = `espera/${'aB1'.repeat(7).slice(1)}`;
    const formOf = async (path: string) =>
      /<noscript>((?:(?!<\/noscript>).)*<form.*?)<\/noscript>/s.exec((await ask(path)).text)?.[1] ?? '';

    it('is uncached, and has its token nowhere but in the form without script', async () => {
      const reply = await ask(`/c/con-cita/${WAITING}?t=secreto&n=2`);
      expect(reply.status).toBe(200);
      expect(reply.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      expect(reply.text.replace(/<noscript>.*?<\/noscript>/gs, '')).not.toContain('secreto');
    });

    it('has a form to book the offered hour or to leave, without script', async () => {
      const form = await formOf(`/c/con-cita/${WAITING}?t=secreto&n=2`);
      expect(form).toContain('<form action="/b/con-cita/espera" method="post">');
      expect(form).toContain('name="offer" value="2"');
      expect(form).toMatch(/value="book" name="answer">Reservar</);
      expect(form).toMatch(/value="leave" name="answer">Salir de la lista</);
    });

    it('has no way to book without an offer, and no form without a token', async () => {
      const form = await formOf(`/c/con-cita/${WAITING}?t=secreto`);
      expect(form).not.toContain('value="book"');
      expect(form).toContain('value="leave"');
      expect(await formOf(`/c/con-cita/${WAITING}`)).toBe('');
    });

    it('reports the result in our own texts only', async () => {
      const { text } = await ask(`/c/con-cita/${WAITING}?t=secreto&n=1&estado=fuera`);
      expect(text).toContain('Has salido de la lista.');
      expect(text).not.toContain('<form');
      expect(await formOf(`/c/con-cita/${WAITING}?t=secreto&estado=toString`)).not.toContain('role="status"');
    });
  });
});
