import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Card } from 'shared-lib/model';
import type { StillCardProps } from 'shared-lib/remote-contract';
import { aLink } from 'shared-lib/testing';
import { HostContext } from 'shared-lib/ui/remote-card';
import { aCard } from '../../../testing/a-card';
import { renderEditorPart } from '../../../testing/render-editor-part';
import { draftAsPublished } from './draft-as-published';
import { VisitorButton } from './visitor-button';

const StillCard = ({ card, title }: StillCardProps) => <p title={title}>{card.profile.jobTitle}</p>;
const loadRemoteCard = jest.fn(() => Promise.resolve({ default: StillCard }));

function Editor({ card }: { card: Card }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <HostContext value={{ loadRemoteCard }}>
      <VisitorButton
        card={card}
        draft={{ ...card, profile: { ...card.profile, jobTitle: 'Directora' } }}
        services={[]}
        templates={null}
        isOpen={isOpen}
        onToggle={setOpen}
      />
    </HostContext>
  );
}

/** Answers for the public document of every card. */
const answer = (status: number, body: object = {}) => {
  globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify(body), { status }));
};

const button = () => screen.getByRole('button', { name: 'Ver como visitante' });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Ver como visitante' }));

beforeEach(() => {
  loadRemoteCard.mockClear();
  answer(404);
});

describe('Ver como visitante', () => {
  it('loads nothing of the cards’ remote before somebody asks', () => {
    renderEditorPart(<Editor card={aCard()} />, aCard());
    expect(button()).toBeInTheDocument();
    expect(loadRemoteCard).not.toHaveBeenCalled();
  });

  it('switches between the draft and the published version', async () => {
    const person = userEvent.setup();
    const card = aCard({ status: 'published', revision: 9, publishedRevision: 8 });
    const mapValue = { fields: { jobTitle: { stringValue: 'Fotógrafa' } } };
    answer(200, { fields: { status: { stringValue: 'published' }, profile: { mapValue } } });
    renderEditorPart(<Editor card={card} />, card);
    await person.click(button());
    const { findByTitle, getByText, getByRole } = await dialog();
    expect(await findByTitle('El borrador de la tarjeta')).toHaveTextContent('Directora');
    await person.click(getByText('Publicada'));
    expect(await findByTitle('La tarjeta publicada')).toHaveTextContent('Fotógrafa');
    expect(getByRole('radio', { name: 'Publicada' })).toBeChecked();
    await person.keyboard('{ArrowRight}');
    expect(await findByTitle('El borrador de la tarjeta')).toHaveTextContent('Directora');
  });

  it.each([
    ['draft', 'Todavía no la has publicado.'],
    ['paused', 'Está en pausa'],
  ] as const)('says why visitors can’t see a card that is %s', async (status, words) => {
    const person = userEvent.setup();
    const card = aCard({ status, publishedRevision: status === 'draft' ? null : 3 });
    renderEditorPart(<Editor card={card} />, card);
    await person.click(button());
    const { findByText, getByText } = await dialog();
    await person.click(getByText('Publicada'));
    expect(await findByText(new RegExp(words))).toBeInTheDocument();
  });

  it('closes with Escape and gives the focus back', async () => {
    const person = userEvent.setup();
    renderEditorPart(<Editor card={aCard()} />, aCard());
    await person.click(button());
    await dialog();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(button()).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('draftAsPublished', () => {
  it('leaves out what publishing leaves out, and adds booking and ‘Dejar mis datos’', () => {
    const card = aCard({ bookingEnabled: true, leadForm: { fields: ['email'] }, language: 'en' });
    const draft = {
      ...card,
      links: [aLink({ id: 'uno', visible: false }), aLink({ id: 'dos', url: '' }), aLink({ id: 'tres' })],
    };
    const shown = draftAsPublished({ card, draft, services: [], templates: null });
    expect(shown.links.map(({ id }) => id)).toEqual(['tres']);
    expect(shown).toMatchObject({
      bookingEnabled: true,
      leadForm: { fields: ['email'] },
      language: 'en',
    });
    expect(shown.templates).toBeUndefined();
  });
});
