import { serveCards } from '../testing/served-cards';

const { ask } = serveCards();
const PAGE = `/c/con-cita/reserva/${'b'.repeat(20)}?t=secreto`;
const FOUND = 'estado=siguiente&hora=1774944000000&zona=Europe/Madrid&precio=2500&moneda=EUR&minutos=30';
const formIn = ({ text }: { text: string }) => /<noscript>(.*)<\/noscript>/s.exec(text)?.[1] ?? '';

describe('the next appointment on a page without script', () => {
  it('is looked for by a form that sends the token and no query', async () => {
    const form = formIn(await ask(PAGE));
    expect(form).toMatch(/<button [^>]*value="next"[^>]*>Ver la siguiente cita<\/button>/);
    expect(form).not.toContain('book-next');
  });

  it('is shown with hour and price beside the button that books it', async () => {
    const form = formIn(await ask(`${PAGE}&${FOUND}`));
    expect(form).toMatch(/La siguiente cita: martes 31 de marzo a las 10:00 \(Madrid\)\. Precio: 25\s€\./);
    expect(form).toContain('name="start" value="1774944000000"');
    expect(form).toMatch(/value="book-next"[^>]*>Reservar la siguiente<\/button>/);
    expect(formIn(await ask(`${PAGE}&${FOUND}&pedir=1`))).toMatch(
      /value="book-next"[^>]*>Pedir cita<\/button>/,
    );
    expect(formIn(await ask(`${PAGE}&${FOUND.replace('2500', '0')}`))).toContain('Precio: gratis.');
  });

  it.each(['hora=x', 'hora=9', 'zona=Marte', 'zona=<b>', 'precio=-1', 'moneda=euros', 'minutos='])(
    'is left out for an address that no form leads to: %s',
    async (change) => {
      const query = new URLSearchParams(FOUND);
      const [name, value] = change.split('=');
      if (change === 'hora=9') query.delete('minutos');
      else query.set(name!, value!);
      const reply = await ask(`${PAGE}&${query.toString()}`);
      expect(reply.status).toBe(200);
      expect(formIn(reply)).not.toContain('book-next');
    },
  );

  it('has a sentence for each way in which it isn’t made', async () => {
    for (const [state, sentence] of [
      ['reservada', 'Hemos recibido la reserva de tu siguiente cita.'],
      ['sin-hueco', 'A esa hora no hay hueco.'],
      ['sin-siguiente', 'La siguiente cita no se puede reservar desde aquí.'],
      ['con-pago', 'La siguiente cita se paga al reservar'],
      ['cambio', 'El servicio ha cambiado.'],
    ])
      expect(formIn(await ask(`${PAGE}&estado=${state}`))).toContain(`<p role="status">${sentence}`);
  });
});
