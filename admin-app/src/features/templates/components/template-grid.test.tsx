import '@testing-library/jest-dom';
import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { TemplateListEntry } from 'shared-lib/model';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { useSelection } from '../use-selection';
import { TemplateGrid } from './template-grid';
import { TemplateTable } from './template-table';

const entry = (id: string, change: Partial<TemplateListEntry> = {}): TemplateListEntry => ({
  ...{ id, name: id, description: '', tags: [], targetSection: 'profile', category: 'Sobria' },
  ...{ version: '1.2.0', isPublic: true, isValid: true, hasDraft: false, downloadCount: 0 },
  ...{ updatedAt: Date.UTC(2026, 2, 2, 9), editedBy: 'iris@ejemplo.com' },
  ...change,
});
const ENTRIES = [entry('clara'), entry('bloque', { targetSection: 'links' }), entry('nueva')];
const USES = {
  clara: { byVersion: {}, usage: 4, trend: 50, recent: 3 },
  bloque: { byVersion: {}, usage: 0, trend: null, recent: 0 },
};
const done = async () => undefined;
const actions = {
  show: done,
  hide: done,
  duplicate: done,
  export: done,
  repair: done,
  remove: async () => true,
};
const none = () => undefined;

function List({ view }: { view: 'grid' | 'table' }) {
  const selection = useSelection(ENTRIES);
  const [draw] = useState(() => async () => null);
  const props = {
    entries: ENTRIES,
    uses: USES,
    selection,
    draw,
    actions,
    onHide: none,
    onDelete: none,
    onVersions: none,
  };
  return (
    <>
      <p>Elegidas: {selection.chosen.map(({ id }) => id).join(', ')}</p>
      {view === 'grid' ? (
        <TemplateGrid {...props} />
      ) : (
        <TemplateTable
          {...props}
          filters={{ words: '', section: null, visibility: null, sort: 'edited', descending: true }}
          onSort={none}
        />
      )}
    </>
  );
}

const show = (view: 'grid' | 'table') =>
  render(
    <MemoryRouter>
      <AppFrame>
        <List view={view} />
      </AppFrame>
    </MemoryRouter>,
  );

describe('the list of templates', () => {
  it('shows each template’s section, version, last edit, cards and trend', () => {
    show('grid');
    const item = within(screen.getByRole('listitem', { name: 'clara' }));
    expect(item.getByText('Perfil · Sobria · Versión 1.2.0')).toBeInTheDocument();
    expect(item.getByText('por iris@ejemplo.com')).toBeInTheDocument();
    expect(item.getByText('4')).toBeInTheDocument();
    expect(item.getByText('+50 %')).toBeInTheDocument();
    const unused = within(screen.getByRole('listitem', { name: 'bloque' }));
    expect(unused.getByText('Sin usos en 14 días')).toBeInTheDocument();
    expect(within(screen.getByRole('listitem', { name: 'nueva' })).getAllByText('…')).toHaveLength(2);
  });

  it('selects templates one by one, or all visible ones at once', async () => {
    const person = userEvent.setup();
    show('table');
    await person.click(screen.getByRole('checkbox', { name: 'Seleccionar bloque' }));
    expect(screen.getByText('Elegidas: bloque')).toBeInTheDocument();
    const all = screen.getByRole('checkbox', { name: 'Seleccionar las que se ven' });
    expect(all).toBePartiallyChecked();
    all.focus();
    await person.keyboard(' ');
    expect(screen.getByText('Elegidas: clara, bloque, nueva')).toBeInTheDocument();
    await person.keyboard(' ');
    expect(screen.getByText('Elegidas:')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: /Editada/ })).toHaveAttribute('aria-sort', 'descending');
  });
});
