import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import type { Template, TemplateInstance } from 'shared-lib/model';
import { aTemplateDraft } from 'shared-lib/testing';
import { closeFirebase } from 'shared-lib/testing/close-firebase';
import { templateEndpoints } from '../../../card-data/template-endpoints';
import { aCard } from '../../../testing/a-card';
import { renderEditorPart } from '../../../testing/render-editor-part';
import { PlaceTemplate } from './place-template';
import { placeOf } from './places';
import type { CardTemplates } from './use-card-templates';

afterAll(() => closeFirebase());

const card = aCard();
const place = placeOf(card.id, 'perfil');
const clara: Template = {
  ...aTemplateDraft(),
  id: 'clara',
  name: 'Clara',
  isPublic: true,
  compiledCode: '',
  revision: 1,
  downloadCount: 1,
  rating: 0,
  createdAt: 1,
  updatedAt: 1,
};
const instance: TemplateInstance = {
  ...place,
  id: 'i1',
  templateId: clara.id,
  templateVersion: clara.version,
  userId: card.userId,
  cardOwner: card.userId,
  markup: {},
  data: {},
  attic: {},
  isActive: true,
  appliedAt: 1,
  updatedAt: 1,
};

/** Renders the profile's place with what is known of its template, before the gallery's index knows any. */
function renderPlace(instances: TemplateInstance[], template: Template | null) {
  const at = { uid: card.userId, place };
  const templates = { instances, drawn: [] } as Partial<CardTemplates> as CardTemplates;
  const { store } = renderEditorPart(
    <PlaceTemplate
      place={place}
      name="Perfil"
      none="Aspecto propio"
      compact={false}
      templates={templates}
      index={[]}
      former={[]}
      filling={false}
      onFill={() => undefined}
      onChoose={() => undefined}
    />,
    card,
    ({ dispatch }) => void dispatch(templateEndpoints.util.upsertQueryData('activeTemplate', at, template)),
  );
  return (next: Template | null) =>
    act(() => void store.dispatch(templateEndpoints.util.updateQueryData('activeTemplate', at, () => next)));
}

it('S4.09 the place of a template shows its current name, and says when it is removed', async () => {
  const tell = renderPlace([instance], clara);
  expect(await screen.findByText('Clara')).toBeInTheDocument();
  tell({ ...clara, name: 'Clara nueva' });
  expect(await screen.findByText('Clara nueva')).toBeInTheDocument();
  tell(null);
  expect(await screen.findByText('Plantilla retirada de la galería')).toBeInTheDocument();
});

it('S4.09 a place without a template shows the card’s own look', () => {
  renderPlace([], clara);
  expect(screen.getByText('Aspecto propio')).toBeInTheDocument();
});
