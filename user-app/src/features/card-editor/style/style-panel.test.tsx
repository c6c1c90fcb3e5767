import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard } from '../../../testing/a-card';
import { renderEditorPart } from '../../../testing/render-editor-part';
import { StylePanel } from './style-panel';

describe('Estilo', () => {
  it('offers the nearest readable shade for a colour that is hard to read', async () => {
    const person = userEvent.setup();
    const { autosave } = renderEditorPart(
      <StylePanel />,
      aCard({ theme: { scheme: 'light', accent: '#FFD400' } }),
    );
    expect(screen.getByText(/Sobre fondo claro tiene poco contraste/)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: /^Usar #/ }));
    expect(screen.getByText('Se lee bien sobre el fondo de tu tarjeta.')).toBeInTheDocument();
    expect(autosave.getState().draft.theme.accent).not.toBe('#FFD400');
  });

  it('sets theme and colour', async () => {
    const person = userEvent.setup();
    const { autosave } = renderEditorPart(<StylePanel />, aCard());
    await person.click(screen.getByRole('radio', { name: 'Oscuro' }));
    await person.click(screen.getByRole('radio', { name: 'Color índigo' }));
    expect(autosave.getState().draft.theme).toEqual({ scheme: 'dark', accent: '#4338CA' });
  });
});
