/** @jest-environment ../build/testing/jsdom-environment.cjs */
import { accessibleNameOf, followInteractions, TRAIL_LENGTH } from './interaction-trail';

const draw = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild!;
};
const press = (element: Element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));

describe('the name of a pressed element', () => {
  it.each([
    ['<button aria-label="Cerrar">×</button>', 'Cerrar'],
    ['<button>  Publicar\n tarjeta </button>', 'Publicar tarjeta'],
    ['<a href="/"><img alt="Inicio" src="data:,"></a>', 'Inicio'],
    ['<button title="Más"></button>', 'Más'],
    ['<input type="text" value="S3cr3t" aria-label="Nombre">', 'Nombre'],
    ['<textarea>S3cr3t</textarea>', ''],
  ])('in %s is taken from its label or text', (html, name) => {
    expect(accessibleNameOf(draw(html))).toBe(name);
  });

  it('is the label of a field, without its typed value', () => {
    draw('<label>Contraseña <input type="password" value="S3cr3t"></label>');
    expect(accessibleNameOf(document.querySelector('input')!)).toBe('Contraseña');
  });
});

describe('the trail of interactions', () => {
  it('contains the last ten interactions without any typed text', () => {
    history.replaceState(null, '', '/dashboard');
    const { trail, stop } = followInteractions();
    const button = draw('<button><span>Guardar</span></button>');
    for (let count = 0; count < 12; count += 1) press(button.firstElementChild!);
    const field = draw('<input aria-label="Email" value="ana@ejemplo.com">');
    field.dispatchEvent(new Event('change', { bubbles: true }));
    history.replaceState(null, '', '/dashboard/tarjetas?q=ana');
    press(draw('<p>Nada</p>'));
    stop();
    press(draw('<button>Después</button>'));

    const messages = trail().map(({ message }) => message);
    expect(messages).toHaveLength(TRAIL_LENGTH);
    expect(messages.slice(-3)).toEqual(["button 'Guardar'", "field 'Email'", '/dashboard/tarjetas']);
  });
});
