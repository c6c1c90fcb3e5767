import { aCardContent, aLink } from 'shared-lib/testing';
import { emptyProfile } from 'shared-lib/model';
import { createAutosave } from '../../card-draft/autosave';
import { startAutosave } from '../../card-draft/autosave-state';
import { writePath } from '../../card-draft/content-paths';
import { findProblemsToPublish, publishCard } from './publish-card';

describe('publishing', () => {
  it('reports each invalid field once, with links by their id', () => {
    const draft = aCardContent({
      profile: { ...emptyProfile(''), email: 'ana@' },
      links: [
        aLink({ id: 'ok' }),
        aLink({ id: 'empty', title: '', url: '' }),
        aLink({ id: 'off', visible: false, title: '' }),
      ],
    });
    expect(findProblemsToPublish(draft)).toEqual([
      { path: 'profile.email', code: 'email-invalid' },
      { path: 'profile.name', code: 'required' },
      { path: 'links.empty.title', code: 'required' },
      { path: 'links.empty.url', code: 'url-required' },
    ]);
  });

  it('is refused while something is invalid, unsaved or in conflict', async () => {
    const base = aCardContent();
    const autosave = createAutosave(startAutosave(base, 1, false), { save: () => Promise.resolve(2) });
    const prepare = jest.fn(() => Promise.resolve([]));
    autosave.send({ type: 'edited', draft: writePath(base, 'profile.name', '') });
    expect(await publishCard({ uid: 'ana', cardId: 'card' }, autosave, prepare)).toMatchObject({
      outcome: 'problems',
    });
    autosave.send({ type: 'edited', draft: writePath(base, 'profile.name', 'Mía') });
    expect(await publishCard({ uid: 'ana', cardId: 'card' }, autosave, prepare)).toEqual({
      outcome: 'unsaved',
    });
    autosave.send({ type: 'server-changed', content: writePath(base, 'profile.name', 'Suya'), revision: 2 });
    expect(await publishCard({ uid: 'ana', cardId: 'card' }, autosave, prepare)).toEqual({
      outcome: 'conflict',
    });
    expect(prepare).not.toHaveBeenCalled();
  });
});
