import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCardContent } from 'shared-lib/testing';
import { aCard } from '../../../../testing/a-card';
import { renderEditorPart } from '../../../../testing/render-editor-part';
import { writePath } from '../../../../card-draft/content-paths';
import { ConflictNotice } from './conflict-notice';

describe('conflict between two tabs', () => {
  it('names the fields, shows both versions and lets the owner choose', async () => {
    const person = userEvent.setup();
    const chosen: string[] = [];
    const state = {
      draft: writePath(aCardContent(), 'profile.jobTitle', 'Arquitecta'),
      base: writePath(aCardContent(), 'profile.jobTitle', ''),
      overlaps: ['profile.jobTitle'],
    };
    renderEditorPart(<ConflictNotice state={state} onResolve={(keep) => chosen.push(keep)} />, aCard());
    expect(screen.getByRole('alert')).toHaveTextContent('Esta tarjeta se ha cambiado en otra pestaña');
    expect(screen.queryByText(/Arquitecta/)).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Ver la otra versión' }));
    expect(screen.getByText(/Arquitecta/)).toBeInTheDocument();
    expect(screen.getByText(/\(vacío\)/)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Usar mis cambios' }));
    await person.click(screen.getByRole('button', { name: 'Usar los de la otra pestaña' }));
    expect(chosen).toEqual(['mine', 'theirs']);
  });
});
