import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast';
import { contentOf, toPublicContent, type PublishedCard } from 'shared-lib/model';
import { aLink } from 'shared-lib/testing';
import { aCard } from '../../../testing/a-card';
import { renderEditorPart } from '../../../testing/render-editor-part';
import { publicationEndpoints } from './publication-endpoints';
import { PublicationsSection } from './publications-section';

const card = aCard({ status: 'published', revision: 9, publishedRevision: 8 });
const earlier = {
  ...contentOf(card),
  profile: { ...card.profile, jobTitle: 'Fotógrafa' },
  links: [aLink({ id: 'uno', title: 'Mi libro', url: 'https://uno.example/' })],
};
const published = (revision: number, publishedAt: string, content = contentOf(card)): PublishedCard => ({
  status: 'published',
  slug: card.slug,
  cardId: card.id,
  revision,
  publishedAt,
  ...toPublicContent(content),
});
const FORMS = [published(8, '2026-03-03T09:30:00.000Z'), published(3, '2026-02-02T18:05:00.000Z', earlier)];

function open(forms = FORMS) {
  const part = renderEditorPart(<PublicationsSection />, card);
  act(() => {
    void part.store.dispatch(
      publicationEndpoints.util.upsertQueryData(
        'publications',
        { cardId: card.id, publishedRevision: 8 },
        forms,
      ),
    );
  });
  return part;
}

afterEach(() => act(() => toast.remove()));

describe('Versiones publicadas', () => {
  it('says that a card was never published', () => {
    renderEditorPart(<PublicationsSection />, aCard({ status: 'draft', publishedRevision: null }));
    expect(screen.getByText('Todavía no has publicado esta tarjeta.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ver versiones publicadas' })).not.toBeInTheDocument();
  });

  it('shows each version as visitors saw it, and restores one into the draft', async () => {
    const person = userEvent.setup();
    const { saved, flush } = open();
    await person.click(screen.getByRole('button', { name: 'Ver versiones publicadas' }));
    const list = await screen.findByRole('list', { name: 'Versiones publicadas, la última primero' });
    const [current] = within(list).getAllByRole('listitem');
    expect(current).toHaveTextContent('martes 3 de marzo, 09:30Es la que se ve ahora');
    await person.click(
      within(list).getByRole('button', { name: 'Ver la versión del lunes 2 de febrero, 18:05' }),
    );
    const preview = await screen.findByRole('region', { name: 'Versión del lunes 2 de febrero, 18:05' });
    expect(preview).toHaveTextContent('Fotógrafa');
    expect(preview).toHaveTextContent('Mi libro');
    await person.click(screen.getByRole('button', { name: 'Recuperar esta versión' }));
    await flush();
    expect(saved.at(-1)).toMatchObject({ profile: { jobTitle: 'Fotógrafa' } });
    expect(saved.at(-1)?.links[0]).toMatchObject({ id: 'uno', visible: true });

    await person.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await flush();
    expect(saved.at(-1)).toEqual(contentOf(card));
  });

  it('says that the template is not restored where one of the versions used one', async () => {
    const person = userEvent.setup();
    const [current, former] = FORMS;
    open([current!, { ...former!, templates: { styles: [], profile: null, links: {} } }]);
    await person.click(screen.getByRole('button', { name: 'Ver versiones publicadas' }));
    const look = (day: RegExp) => screen.findByRole('button', { name: day });
    await person.click(await look(/^Ver la versión del martes 3/));
    expect(screen.queryByText(/La plantilla no vuelve/)).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Volver a la lista' }));
    await person.click(await look(/^Ver la versión del lunes 2/));
    expect(screen.getByText(/La plantilla no vuelve con ella/)).toBeInTheDocument();
  });

  it('restores a version once on a double tap', async () => {
    const person = userEvent.setup();
    open();
    await person.click(screen.getByRole('button', { name: 'Ver versiones publicadas' }));
    await person.click(await screen.findByRole('button', { name: /^Ver la versión del lunes 2/ }));
    await person.dblClick(screen.getByRole('button', { name: 'Recuperar esta versión' }));
    expect(await screen.findAllByRole('button', { name: 'Deshacer' })).toHaveLength(1);
  });
});
