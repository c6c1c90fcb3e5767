import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TemplateInstance } from 'shared-lib/model';
import { aCard } from '../../../testing/a-card';
import { renderEditorPart } from '../../../testing/render-editor-part';
import { StylePanel } from './style-panel';

const anInstance = (
  at: Pick<TemplateInstance, 'targetSection'> & Partial<TemplateInstance>,
): TemplateInstance => ({
  id: 'i1',
  cardId: aCard().id,
  targetItemId: null,
  templateId: 'clara',
  templateVersion: '1.0.0',
  userId: 'ana',
  cardOwner: 'ana',
  markup: {},
  data: {},
  attic: {},
  isActive: true,
  appliedAt: 1,
  updatedAt: 1,
  ...at,
});

describe('Estilo', () => {
  it('offers the nearest readable shade for a colour that is hard to read', async () => {
    const person = userEvent.setup();
    const { autosave } = renderEditorPart(
      <StylePanel />,
      aCard({ theme: { scheme: 'light', accent: '#FFD400' } }),
    );
    expect(screen.getByText(/Sobre fondo claro se lee mal/)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: /^Usar el tono/ }));
    expect(screen.getByText('Se lee bien sobre el fondo de tu tarjeta.')).toBeInTheDocument();
    expect(autosave.getState().draft.theme.accent).not.toBe('#FFD400');
  });

  it('names the parts that a template draws, and links to it', () => {
    renderEditorPart(<StylePanel instances={[anInstance({ targetSection: 'profile' })]} />, aCard());
    expect(screen.getByText('Cabecera: de una plantilla')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver las plantillas' })).toHaveAttribute(
      'href',
      '/?tab=plantilla',
    );
  });

  it('does not mention a template that draws a single link', () => {
    renderEditorPart(
      <StylePanel instances={[anInstance({ targetSection: 'links', targetItemId: 'a' })]} />,
      aCard(),
    );
    expect(screen.queryByText(/de una plantilla/)).not.toBeInTheDocument();
  });

  it('sets theme and colour', async () => {
    const person = userEvent.setup();
    const { autosave } = renderEditorPart(<StylePanel />, aCard());
    await person.click(screen.getByRole('radio', { name: 'Oscuro' }));
    // On a card that is always dark, the colours that are suggested read there, the one it had first.
    expect(screen.getByText('Se lee bien sobre el fondo de tu tarjeta.')).toBeInTheDocument();
    const indigo = screen.getByRole('radio', { name: 'Color índigo' });
    await person.click(indigo);
    expect(indigo).toBeChecked();
    expect(screen.getByText('Se lee bien sobre el fondo de tu tarjeta.')).toBeInTheDocument();
    expect(autosave.getState().draft.theme).toMatchObject({ scheme: 'dark' });
  });

  it('selects colours and looks with the arrow keys, each group being one tab stop', async () => {
    const person = userEvent.setup();
    const { autosave } = renderEditorPart(
      <StylePanel />,
      aCard({ theme: { scheme: 'auto', accent: '#0F766E' } }),
    );
    const color = (name: string) => screen.getByRole('radio', { name: `Color ${name}` });
    screen.getByRole('textbox', { name: 'Color' }).focus();
    await person.tab();
    expect(color('verde azulado')).toHaveFocus();
    await person.keyboard('{ArrowRight}');
    expect(color('azul')).toHaveFocus();
    expect(autosave.getState().draft.theme.accent).toBe('#1D4ED8');
    await person.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(color('pizarra')).toBeChecked();
    await person.tab();
    expect(color('verde azulado')).not.toHaveFocus();

    await person.click(screen.getByRole('radio', { name: 'Papel' }));
    await person.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Papel' })).not.toBeChecked();
    expect(document.activeElement).toBeChecked();
  });

  it('explains how the automatic scheme adjusts a colour, without a warning', () => {
    renderEditorPart(<StylePanel />, aCard({ theme: { scheme: 'auto', accent: '#0F766E' } }));
    expect(screen.getByText(/Se lee bien. Sobre fondo oscuro la tarjeta usa un tono/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Usar el tono/ })).not.toBeInTheDocument();
  });

  it('keeps the cover and logo when a look is chosen', async () => {
    const person = userEvent.setup();
    const picture = (sign: string) => ({
      path: `cards/ana/a/${sign.repeat(64)}.webp`,
      width: 480,
      height: 160,
    });
    const own = { cover: picture('a'), logo: picture('b') };
    const { autosave } = renderEditorPart(
      <StylePanel />,
      aCard({ theme: { scheme: 'auto', accent: '#0F766E', ...own } }),
    );
    await person.click(screen.getByRole('radio', { name: 'Cartel' }));
    expect(autosave.getState().draft.theme).toMatchObject({ font: 'bricolage', ...own });
  });

  it('applies a whole look, and lets its parts be changed', async () => {
    const person = userEvent.setup();
    const { autosave } = renderEditorPart(
      <StylePanel />,
      aCard({ theme: { scheme: 'auto', accent: '#0F766E', socials: 'icons' } }),
    );
    expect(screen.getByRole('radio', { name: 'Papel' })).toBeChecked();
    await person.click(screen.getByRole('radio', { name: 'Revista' }));
    expect(autosave.getState().draft.theme).toEqual({
      scheme: 'light',
      accent: '#9F1239',
      layout: 'bold',
      font: 'playfair',
      corners: 'square',
      ground: 'tint',
      socials: 'icons',
    });
    const fonts = screen.getByRole('group', { name: 'Letra' });
    expect(within(fonts).getByRole('radio', { name: 'Elegante (Playfair)' })).toBeChecked();
    await person.click(within(fonts).getByRole('radio', { name: 'De máquina' }));
    expect(autosave.getState().draft.theme.font).toBe('mono');
    expect(screen.getByRole('radio', { name: 'Revista' })).not.toBeChecked();
    await person.click(screen.getByRole('radio', { name: 'Oscuro' }));
    expect(autosave.getState().draft.theme).toMatchObject({ scheme: 'dark', layout: 'bold' });
  });
});
