import type { Template, TemplateDraft } from 'shared-lib/model';
import { AppError, NetworkError } from 'shared-lib/errors';
import { mirrorDraft, readMirror } from './draft-mirror';
import { newSource, type DraftSource } from './draft-source';
import { runEdit, SAVE_AFTER_MS } from './template-edit';

const example = newSource('template0000000000001', 'Admin');
const named = (name: string) => ({ ...example.draft, name });
const source: DraftSource = { ...example, draft: named('Vieja'), baseRevision: 3, templateRevision: 3 };

/** Opens an edit over a stored template, which the test may change or remove. */
function open(from = source) {
  const { id, draft, baseRevision } = from;
  const server = {
    template: baseRevision === null ? null : ({ ...draft, id, revision: baseRevision } as Template),
    saves: [] as string[],
    /** Refusal of every save. */
    failure: null as AppError | null,
  };
  const edit = runEdit(from, {
    save: async ({ baseRevision: base }, content) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (server.failure) throw server.failure;
      if ((server.template?.revision ?? null) !== base) throw new AppError('template-conflict');
      server.saves.push(content.name);
      server.template = { ...content, id, revision: (base ?? 0) + 1 } as Template;
      return server.template.revision;
    },
    load: () => Promise.resolve(server.template),
  });
  const saveElsewhere = (content: TemplateDraft) =>
    (server.template = { ...content, id, revision: (server.template?.revision ?? 0) + 1 } as Template);
  return { edit, server, saveElsewhere };
}

const pass = (ms = SAVE_AFTER_MS + 100) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('the edit of a template', () => {
  it('is saved over the revision from which it was made', async () => {
    const { edit, server } = open();
    expect(edit.getState().saving.state).toBe('untouched');
    edit.change({ name: 'A' });
    expect(edit.getState().saving.state).toBe('unsaved');
    expect(readMirror(source.id)).toMatchObject({ draft: { name: 'A' }, baseRevision: 3 });
    await pass(SAVE_AFTER_MS);
    expect(edit.getState().saving.state).toBe('saving');
    await pass();
    expect(edit.getState()).toMatchObject({
      saving: { state: 'saved' },
      source: { baseRevision: 4, templateRevision: 4 },
    });
    expect(server.saves).toEqual(['A']);
    expect(readMirror(source.id)).toBeNull();
  });

  it('saves again what was typed during a save', async () => {
    const { edit, server } = open();
    edit.change({ name: 'A' });
    await pass(SAVE_AFTER_MS);
    edit.change({ name: 'AB' });
    await pass(100);
    expect(edit.getState()).toMatchObject({ saving: { state: 'unsaved' }, draft: { name: 'AB' } });
    await pass();
    expect(server.saves).toEqual(['A', 'AB']);
  });

  it('reports a missing network, keeps what was typed, and saves once there is one', async () => {
    const { edit, server } = open();
    edit.showNetworkNotice(false);
    edit.change({ name: 'A' });
    await pass();
    expect(edit.getState().saving).toEqual({ state: 'offline' });
    expect(server.saves).toEqual([]);
    expect(readMirror(source.id)?.draft.name).toBe('A');
    edit.showNetworkNotice(true);
    await pass();
    expect(edit.getState().saving).toEqual({ state: 'saved' });
    expect(server.saves).toEqual(['A']);
  });

  it('reports offline when a save is not answered, even with a reported network', async () => {
    const { edit, server } = open();
    server.failure = new NetworkError('Nobody answered', 0);
    edit.change({ name: 'A' });
    await pass();
    expect(edit.getState().saving).toEqual({ state: 'offline' });
    server.failure = null;
    await Promise.all([edit.save(), pass()]);
    expect(edit.getState().saving).toEqual({ state: 'saved' });
    expect(server.saves).toEqual(['A']);
  });

  it('does not save a template without a name', async () => {
    const { edit, server } = open(example);
    edit.change({ description: 'Sin nombre' });
    await edit.save();
    expect(edit.getState().saving.state).toBe('unsaved');
    edit.change({ name: 'A' });
    await pass();
    expect(server.template).toMatchObject({ name: 'A', description: 'Sin nombre', revision: 1 });
  });

  it('restores stored changes, and reports a conflict where others have saved since', async () => {
    mirrorDraft(source.id, { draft: named('Mía'), baseRevision: 3 });
    expect(open().edit.getState()).toMatchObject({
      draft: { name: 'Mía' },
      saving: { state: 'unsaved' },
      recovered: true,
    });
    await pass();
    mirrorDraft(source.id, { draft: named('Mía'), baseRevision: 2 });
    const { edit, server } = open();
    expect(edit.getState()).toMatchObject({
      draft: { name: 'Mía' },
      saving: { state: 'conflict', theirs: { name: 'Vieja' } },
    });
    await pass();
    expect(server.saves).toEqual([]);
    // The question appears again after another reload.
    edit.change({ description: 'Más' });
    expect(readMirror(source.id)?.baseRevision).toBe(2);
    mirrorDraft(source.id, { draft: source.draft, baseRevision: 2 });
    expect(open().edit.getState()).toMatchObject({ saving: { state: 'untouched' }, recovered: false });
  });

  it('reports a conflict when somebody else saved, and saves the answer over their version', async () => {
    const { edit, server, saveElsewhere } = open();
    saveElsewhere(named('Suya'));
    edit.change({ name: 'Mía' });
    await pass();
    edit.change({ name: 'Mía 2' });
    await pass();
    expect(edit.getState().saving).toMatchObject({ state: 'conflict', theirs: { name: 'Suya' } });
    expect(server.saves).toEqual([]);
    edit.resolve('mine');
    await pass();
    expect(edit.getState()).toMatchObject({ saving: { state: 'saved' }, source: { baseRevision: 5 } });
    expect(server.saves).toEqual(['Mía 2']);

    saveElsewhere(named('Suya otra vez'));
    edit.change({ name: 'Mía 3' });
    await pass();
    edit.resolve('theirs');
    expect(edit.getState()).toMatchObject({
      draft: { name: 'Suya otra vez' },
      source: { baseRevision: 6 },
      saving: { state: 'saved' },
    });
  });

  it('recognises its own save whose answer was lost instead of a conflict', async () => {
    const { edit, server, saveElsewhere } = open();
    saveElsewhere(named('Mía'));
    edit.change({ name: 'Mía' });
    await pass();
    expect(edit.getState()).toMatchObject({ saving: { state: 'saved' }, source: { baseRevision: 4 } });
    expect(server.saves).toEqual([]);
  });

  it('reports a conflict before it saves a template that somebody has deleted', async () => {
    const { edit, server } = open();
    server.template = null;
    edit.change({ name: 'Mía' });
    await pass();
    expect(edit.getState().saving).toEqual({ state: 'conflict', theirs: null });
    edit.resolve('mine');
    await pass();
    expect(edit.getState().saving.state).toBe('saved');
    expect(server.template).toMatchObject({ name: 'Mía', revision: 1 });
  });

  it('ignores an answer without a conflict', async () => {
    const { edit, server } = open();
    edit.resolve('mine');
    edit.resolve('theirs');
    await pass();
    expect(edit.getState().draft).toEqual(source.draft);
    expect(server.saves).toEqual([]);
  });

  it('reports a text that is too long, and saves once it is shorter', async () => {
    const { edit, server } = open();
    edit.change({ name: 'x'.repeat(81) });
    await pass();
    expect(edit.getState().saving).toEqual({
      state: 'failed',
      message: 'Nombre admite como máximo 80 caracteres',
    });
    edit.change({ name: 'Corta' });
    await pass();
    expect(server.saves).toEqual(['Corta']);
  });

  it('is published as saved, and continues from the published version', async () => {
    const { edit, server } = open();
    edit.change({ name: 'A' });
    const next: DraftSource = {
      ...source,
      where: 'adminTemplates',
      latestVersion: '1.0.0',
      baseRevision: null,
    };
    const publishing = edit.publish((from) => {
      expect(from.templateRevision).toBe(4);
      server.template = null;
      return Promise.resolve(next);
    });
    await pass();
    await publishing;
    expect(edit.getState()).toMatchObject({ source: { latestVersion: '1.0.0' }, saving: { state: 'saved' } });
    edit.change({ name: 'B' });
    await pass();
    expect(server.template).toMatchObject({ name: 'B', revision: 1 });
  });
});
