import { doc, getDoc, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import {
  TEMPLATE_LIMITS,
  type Template,
  type TemplateDraft,
  type SyncRun,
  type TemplateInstance,
} from '../../domain';
import { firebaseFirestore } from '../../firebase/firestore';
import { aTemplateDraft } from '../../testing';
import {
  applyTemplate,
  deleteTemplate,
  duplicateTemplate,
  getTemplate,
  getTemplateVersion,
  listInstances,
  listTemplateVersions,
  newTemplateId,
  publishTemplate,
  putSyncRun,
  removeTemplate,
  restoreInstance,
  rollBackTemplate,
  saveTemplate,
  setTemplatePublic,
  subscribeToActiveInstance,
  subscribeToActiveTemplate,
  subscribeToLatestTemplateChange,
  subscribeToSyncRuns,
  subscribeToTemplate,
  updateInstance,
} from '../index';
import { openLocalDatabase, until } from '../testing/local-database';

// The repositories rely on rules that may refuse a count, and hide private templates.
const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  match /{all=**} { allow read, create: if true; }
  match /userTemplates/{id} {
    allow update: if id != 'uncounted';
    allow delete: if true;
    match /versions/{v} { allow update: if false; }
  }
  match /adminTemplates/{id} { allow write: if true; }
  match /syncRuns/{id} { allow write: if true; }
  match /templateInstances/{id} { allow write: if true; }
} }`;
const HIDDEN = RULES.replace('match /{all=**} { allow read, create: if true; }', '').replace(
  'match /templateInstances/{id} { allow write: if true; }',
  '',
);

const { useRules } = openLocalDatabase({ rules: RULES, quiet: true });
afterEach(() => useRules(RULES));

const marta = { uid: 'marta', email: 'marta@ejemplo.com' };
const draft = aTemplateDraft();

async function aTemplate(change: Partial<TemplateDraft> = {}, isPublic = true): Promise<Template> {
  const id = newTemplateId();
  await saveTemplate(marta, 'userTemplates', {
    id,
    draft: { ...draft, ...change },
    compiledCode: 'compiled',
    baseRevision: null,
  });
  if (isPublic) await setTemplatePublic(marta, id, true);
  return stored(id);
}

async function stored(id: string): Promise<Template> {
  const template = await getTemplate(id);
  if (!template) throw new Error(`There is no ${id}`);
  return template;
}

describe('templates', () => {
  it('S5.08 are saved without undefined fields, with no downloads, no rating and no tags unless given', async () => {
    const id = newTemplateId();
    const sloppy = {
      ...draft,
      tags: undefined,
      jsonConfig: [{ ...draft.jsonConfig[0]!, options: undefined }],
    };
    await saveTemplate(marta, 'userTemplates', {
      id,
      draft: sloppy as unknown as TemplateDraft,
      compiledCode: '',
      baseRevision: null,
    });
    const data = (await getDoc(doc(firebaseFirestore(), 'userTemplates', id))).data();
    expect(data).toMatchObject({ downloadCount: 0, rating: 0, tags: [], isPublic: false });
    expect(data?.['jsonConfig']).toEqual([draft.jsonConfig[0]]);
  });

  it('S3.03 hold what they are, who may see them, their code, fields, tags, counters and times', async () => {
    const { id } = await aTemplate();
    const data = (await getDoc(doc(firebaseFirestore(), 'userTemplates', id))).data();
    expect(data).toEqual({
      ...draft,
      isPublic: true,
      compiledCode: 'compiled',
      downloadCount: 0,
      rating: 0,
      createdAt: expect.any(Timestamp),
      updatedAt: expect.any(Timestamp),
      revision: expect.any(Number),
    });
    expect(Object.keys(draft.jsonConfig[0]!).sort()).toEqual([
      'defaultValue',
      'editable',
      'id',
      'label',
      'type',
    ]);
  });

  it('S9.02 are saved with up to three tries, waiting 1 s and then 2 s', async () => {
    const id = newTemplateId();
    const save = () =>
      saveTemplate(marta, 'userTemplates', { id, draft, compiledCode: '', baseRevision: null });
    await useRules(HIDDEN);
    const startedAt = performance.now();
    await expect(save()).rejects.toMatchObject({ code: 'NETWORK_403' });
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(3000);
    const saving = save();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await useRules(RULES);
    await saving;
    expect(await getTemplate(id)).toMatchObject(draft);
  });

  it('refuse to be written over by who began from an older form', async () => {
    const template = await aTemplate({}, false);
    const save = (baseRevision: number | null) =>
      saveTemplate(marta, 'userTemplates', {
        id: template.id,
        draft: { ...draft, name: 'Otra' },
        compiledCode: '',
        baseRevision,
      });
    await save(template.revision);
    await expect(save(template.revision)).rejects.toMatchObject({ code: 'template-conflict' });
    await expect(save(null)).rejects.toMatchObject({ code: 'template-conflict' });
  });

  it('S7.03 are added, changed, read, followed and deleted', async () => {
    const profile = await aTemplate({ name: 'Perfil' });
    const hidden = await aTemplate({ name: 'Oculta' }, false);
    const followed = until<Template | null>(
      (onValue) => subscribeToTemplate(profile.id, onValue, () => undefined),
      (template) => template?.name === 'Nueva',
    );
    await saveTemplate(marta, 'userTemplates', {
      id: profile.id,
      draft: { ...draft, name: 'Nueva' },
      compiledCode: '',
      baseRevision: profile.revision,
    });
    await followed;
    await deleteTemplate(marta, hidden.id);
    expect(await getTemplate(hidden.id)).toBeNull();
  });

  it('say which of them was changed last', async () => {
    const first = await aTemplate({ name: 'Primera' });
    const second = await aTemplate({ name: 'Segunda' });
    const followed = until<Pick<Template, 'id' | 'updatedAt'> | null>(
      (onValue) => subscribeToLatestTemplateChange('userTemplates', onValue, () => undefined),
      (change) => change?.id === first.id,
    );
    await setTemplatePublic(marta, first.id, false);
    const { updatedAt } = (await followed)!;
    expect(updatedAt).toBe((await stored(first.id)).updatedAt);
    expect(second.updatedAt).toBeLessThan(updatedAt);
  });

  it('are distributed by roll-outs, of which some are followed at once', async () => {
    const run = { templateId: 'a', version: '1.1.0', percentage: 25, state: 'running' as const };
    const other = await putSyncRun(marta, { ...run, templateId: 'b' });
    const followed = until<Record<string, SyncRun>>(
      (onValue) => subscribeToSyncRuns(['a_1.1.0', 'b_1.1.0', 'c_1.0.0'], onValue, () => undefined),
      (runs) => 'a_1.1.0' in runs,
    );
    await putSyncRun(marta, run);
    const runs = await followed;
    expect(Object.keys(runs)).toEqual(['a_1.1.0', other]);
    expect(runs['a_1.1.0']).toMatchObject({ ...run, startedBy: 'marta' });
  });

  it('are published with a form that stays, from edits that waited apart, and go back to it', async () => {
    const template = await aTemplate();
    const publish = async (version: string, name: string) => {
      const { revision } = await stored(template.id);
      const next = { ...draft, version, name, cssCode: `/* ${version} */` };
      const save = { id: template.id, draft: next, compiledCode: version, baseRevision: revision };
      await saveTemplate(marta, 'adminTemplates', { ...save, baseRevision: null });
      await publishTemplate(marta, save, `Cambios de ${version}`);
    };
    await publish('1.0.0', 'Uno');
    await publish('1.1.0', 'Dos');
    expect(await stored(template.id)).toMatchObject({ name: 'Dos', version: '1.1.0', isPublic: true });
    expect(await getTemplate(template.id, 'adminTemplates')).toBeNull();
    const versions = await listTemplateVersions(template.id);
    expect(versions.map(({ version, notes }) => [version, notes])).toEqual([
      ['1.1.0', 'Cambios de 1.1.0'],
      ['1.0.0', 'Cambios de 1.0.0'],
    ]);
    await rollBackTemplate(marta, template.id, versions[1]!);
    expect(await stored(template.id)).toMatchObject({ version: '1.0.0', compiledCode: '1.0.0' });
    expect(await getTemplateVersion(template.id, '1.1.0')).toMatchObject({ cssCode: '/* 1.1.0 */' });
    expect(await getTemplateVersion(template.id, '9.0.0')).toBeNull();
  });

  it('S4.04 are copied as private ones, named with the suffix (Copia), under an id and with times of their own', async () => {
    const original = await aTemplate({ name: 'Clara', version: '2.3.0' });
    const longAgo = Timestamp.fromMillis(Date.UTC(2020, 0, 1));
    const counted = { downloadCount: 7, rating: 4, createdAt: longAgo, updatedAt: longAgo };
    await updateDoc(doc(firebaseFirestore(), 'userTemplates', original.id), counted);
    const before = Date.now();
    const id = await duplicateTemplate(marta, await stored(original.id), TEMPLATE_LIMITS.name);
    expect(id).not.toBe(original.id);
    const { createdAt, updatedAt, revision, ...copy } = (
      await getDoc(doc(firebaseFirestore(), 'userTemplates', id))
    ).data()!;
    expect(copy).toEqual({
      ...draft,
      name: 'Clara (Copia)',
      version: '1.0.0',
      isPublic: false,
      compiledCode: 'compiled',
      downloadCount: 0,
      rating: 0,
    });
    expect(revision).not.toBe(original.revision);
    expect((createdAt as Timestamp).toMillis()).toBeGreaterThanOrEqual(before - 1000);
    expect((updatedAt as Timestamp).toMillis()).toBeGreaterThanOrEqual(before - 1000);
    // The original stays as it was.
    expect(await stored(original.id)).toMatchObject({
      name: 'Clara',
      isPublic: true,
      createdAt: longAgo.toMillis(),
    });
  });

  it('S4.04 keep the suffix where the name leaves no room for it', async () => {
    const template = await aTemplate({ name: 'x'.repeat(TEMPLATE_LIMITS.name) });
    const copy = await stored(await duplicateTemplate(marta, template, TEMPLATE_LIMITS.name));
    expect(copy.name).toHaveLength(TEMPLATE_LIMITS.name);
    expect(copy.name).toMatch(/x \(Copia\)$/);
  });
});

describe('instances of templates', () => {
  const general = { cardId: 'card', targetSection: 'links' as const, targetItemId: null };
  const one = { ...general, targetItemId: 'link-1' };
  const profile = { ...general, targetSection: 'profile' as const };
  const apply = (
    template: Pick<Template, 'id' | 'version'>,
    place: typeof general | typeof one | typeof profile,
  ) => applyTemplate('ana', place, { template, data: { title: 'Hola' }, markup: { profile: '<p>Hola</p>' } });
  const active = async () => (await listInstances('ana', 'card', { activeOnly: true })).map(({ id }) => id);

  it('S3.04 hold template, user, card, section, item, values, whether they are active, and their times', async () => {
    const template = await aTemplate();
    const stored = async (id: string) =>
      (await getDoc(doc(firebaseFirestore(), 'templateInstances', id))).data();
    const common = {
      templateId: template.id,
      templateVersion: '1.0.0',
      userId: 'ana',
      cardId: 'card',
      cardOwner: 'ana',
      targetSection: 'links',
      data: { title: 'Hola' },
      attic: {},
      markup: { profile: '<p>Hola</p>' },
      isActive: true,
      appliedAt: expect.any(Timestamp),
      updatedAt: expect.any(Timestamp),
    };
    expect(await stored(await apply(template, general))).toEqual(common);
    expect(await stored(await apply(template, one))).toEqual({ ...common, targetItemId: 'link-1' });
  });

  it('S4.05 applying deactivates what drew the same place, and nothing else, then draws it', async () => {
    const template = await aTemplate();
    const [first, item, head] = [
      await apply(template, general),
      await apply(template, one),
      await apply(template, profile),
    ];
    expect((await active()).sort()).toEqual([first, item, head].sort());
    const second = await apply(template, general);
    expect((await active()).sort()).toEqual([second, item, head].sort());
    const otherItem = await apply(template, one);
    expect((await active()).sort()).toEqual([second, otherItem, head].sort());
    expect(await listInstances('ana', 'card')).toHaveLength(5);
  });

  it('S4.06 applying raises the downloads by one, once for an account; where that is refused, it is applied all the same', async () => {
    const template = await aTemplate();
    await apply(template, general);
    expect((await stored(template.id)).downloadCount).toBe(1);
    await apply(template, profile);
    expect((await stored(template.id)).downloadCount).toBe(1);

    await setDoc(doc(firebaseFirestore(), 'userTemplates/uncounted'), {
      ...draft,
      isPublic: true,
      downloadCount: 5,
    });
    const id = await apply({ id: 'uncounted', version: '1.0.0' }, general);
    expect(await active()).toContain(id);
    expect((await stored('uncounted')).downloadCount).toBe(5);
  });

  it('S4.07 removing from an item deactivates what draws that item of that card, and nothing else', async () => {
    const template = await aTemplate();
    const other = { ...one, targetItemId: 'link-2' };
    const elsewhere = { ...one, cardId: 'other-card' };
    const [everyLink, first, second, head] = [
      await apply(template, general),
      await apply(template, one),
      await apply(template, other),
      await apply(template, profile),
    ];
    const away = await apply(template, elsewhere);
    await removeTemplate('ana', one);
    expect((await active()).sort()).toEqual([everyLink, second, head].sort());
    expect((await listInstances('ana', 'other-card', { activeOnly: true })).map(({ id }) => id)).toEqual([
      away,
    ]);
    const removed = (await listInstances('ana', 'card')).find(({ id }) => id === first);
    expect(removed).toMatchObject({ isActive: false, data: { title: 'Hola' } });
  });

  it('S4.07 removing from a section leaves its items, and what was there can be brought back', async () => {
    const template = await aTemplate();
    const [first, item, head] = [
      await apply(template, general),
      await apply(template, one),
      await apply(template, profile),
    ];
    await removeTemplate('ana', general);
    expect((await active()).sort()).toEqual([item, head].sort());
    const removed = (await listInstances('ana', 'card')).find(({ id }) => id === first) as TemplateInstance;
    expect(removed).toMatchObject({ isActive: false, data: { title: 'Hola' } });
    const other = await apply(template, general);
    await restoreInstance('ana', removed);
    expect((await active()).sort()).toEqual([first, item, head].sort());
    expect(await active()).not.toContain(other);
  });

  it('S7.04 are added, updated by id, queried by card, active or all, and followed', async () => {
    const template = await aTemplate();
    const id = await apply(template, general);
    const changed = until<TemplateInstance | null>(
      (onValue) => subscribeToActiveInstance('ana', general, onValue),
      (instance) => instance?.data['title'] === 'Otra',
    );
    await updateInstance(id, { data: { title: 'Otra' }, attic: { old: 'x' }, markup: { profile: '' } });
    expect(await changed).toMatchObject({ id, attic: { old: 'x' }, templateVersion: '1.0.0', userId: 'ana' });
    await removeTemplate('ana', general);
    expect(await listInstances('ana', 'card', { activeOnly: true })).toEqual([]);
    expect(await listInstances('ana', 'card')).toHaveLength(1);
    expect(await listInstances('luis', 'card')).toEqual([]);
  });

  /** Collects the values of a subscription, and waits until the last one is as expected. */
  function listen<Value>(subscribe: (onValue: (value: Value) => void) => () => void) {
    const told: Value[] = [];
    let heard = () => {};
    const stop = subscribe((value) => {
      told.push(value);
      heard();
    });
    const last = (expected: (value: Value) => boolean) =>
      new Promise<Value>((resolve) => {
        heard = () => {
          if (told.length > 0 && expected(told.at(-1)!)) resolve(told.at(-1)!);
        };
        heard();
      });
    return { told, last, stop };
  }

  it('S4.09 following tells of the instance and its template while one draws the place, and null before and after', async () => {
    // A card that this page knows nothing of yet.
    const place = { ...general, cardId: 'followed' };
    const template = await aTemplate();
    const instance = listen<TemplateInstance | null>((tell) => subscribeToActiveInstance('ana', place, tell));
    const drawn = listen<Template | null>((tell) => subscribeToActiveTemplate('ana', place, tell));
    expect(await instance.last(() => true)).toBeNull();
    expect(await drawn.last(() => true)).toBeNull();
    // An instance of an item, or of another section, doesn't draw the place.
    await apply(template, { ...one, cardId: 'followed' });
    await apply(template, { ...profile, cardId: 'followed' });
    const id = await apply(template, place);
    expect(await instance.last((found) => found !== null)).toMatchObject({ id });
    expect(await drawn.last((found) => found !== null)).toMatchObject({ id: template.id });
    await removeTemplate('ana', place);
    expect(await instance.last((found) => found === null)).toBeNull();
    expect(await drawn.last((found) => found === null)).toBeNull();
    const ids = new Set(instance.told.map((found) => found?.id ?? null));
    expect([...ids]).toEqual([null, id]);
    instance.stop();
    drawn.stop();
  });

  it('S4.09 following a template tells null once it is deleted, and once it can’t be read', async () => {
    const template = await aTemplate();
    const place = { ...general, cardId: 'deleted' };
    await apply(template, place);
    const drawn = listen<Template | null>((tell) => subscribeToActiveTemplate('ana', place, tell));
    await drawn.last((found) => found !== null);
    await deleteTemplate(marta, template.id);
    expect(await drawn.last((found) => found === null)).toBeNull();
    drawn.stop();

    // Instances may be read, templates may not.
    const refused = { ...general, cardId: 'refused' };
    await apply(await aTemplate(), refused);
    await useRules(
      HIDDEN.replace(
        'match /userTemplates',
        'match /templateInstances/{id} { allow read: if true; }\n  match /userTemplates',
      ),
    );
    const unreadable = listen<Template | null>((tell) => subscribeToActiveTemplate('ana', refused, tell));
    // The cached value may come first.
    expect(await unreadable.last((found) => found === null)).toBeNull();
    unreadable.stop();
  });

  it('S4.09 following tells null when the instances can’t be read', async () => {
    await useRules(HIDDEN);
    const hidden = { ...general, cardId: 'hidden' };
    const instance = listen<TemplateInstance | null>((tell) =>
      subscribeToActiveInstance('ana', hidden, tell),
    );
    const drawn = listen<Template | null>((tell) => subscribeToActiveTemplate('ana', hidden, tell));
    expect(await instance.last(() => true)).toBeNull();
    expect(await drawn.last(() => true)).toBeNull();
    instance.stop();
    drawn.stop();
  });
});
