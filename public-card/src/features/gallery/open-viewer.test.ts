/**
 * @jest-environment ../build/testing/jsdom-environment.cjs
 */
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { openViewer } from './open-viewer';

const picture = (name: string, alt: string) =>
  `<li><a href="/${name}.jpg" aria-label="${alt}" data-alt="${alt}"><img src="/${name}.jpg" width="900" height="600"></a></li>`;

function open(place: number, names = ['uno', 'dos', 'tres']) {
  document.body.innerHTML = `<section aria-labelledby="t"><h2 id="t">Fotos</h2><ul data-previous="Foto anterior" data-next="Foto siguiente" data-close="Cerrar">${names
    .map((name) => picture(name, `La ${name}`))
    .join('')}</ul></section>`;
  openViewer(document.querySelector('ul')!, document.querySelectorAll('a')[place]!, 'light');
  return () => document.querySelector('dialog img')!.getAttribute('src')!.replace(/^.*\//, '');
}

beforeEach(() => {
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  document.adoptedStyleSheets = [];
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event('close'));
  };
});

describe('the gallery viewer', () => {
  it('shows the selected picture with its caption in a dialog named after the section', () => {
    const shown = open(1);
    expect(screen.getByRole('dialog', { name: 'Fotos' })).toBeInTheDocument();
    expect(shown()).toBe('dos.jpg');
    expect(screen.getByRole('status')).toHaveTextContent('La dos · 2 / 3');
  });

  it('moves by buttons, keys and swipes, around from the last to the first', () => {
    const shown = open(1);
    fireEvent.click(screen.getByRole('button', { name: 'Foto siguiente' }));
    expect(shown()).toBe('tres.jpg');
    const dialog = screen.getByRole('dialog');
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(shown()).toBe('uno.jpg');
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
    expect(shown()).toBe('tres.jpg');
    fireEvent.touchStart(dialog, { changedTouches: [{ clientX: 100 }] });
    fireEvent.touchEnd(dialog, { changedTouches: [{ clientX: 300 }] });
    expect(shown()).toBe('dos.jpg');
  });

  it('can be closed, and has no buttons for a single picture', () => {
    open(0, ['uno']);
    expect(screen.queryByRole('button', { name: 'Foto siguiente' })).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent(/^La uno$/);
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
