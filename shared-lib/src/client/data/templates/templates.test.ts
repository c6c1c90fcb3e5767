import { doc, getDoc, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { TEMPLATE_LIMITS, type Template, type TemplateDraft, type SyncRun } from '../../../model';
import { firebaseFirestore } from '../../firebase/firestore';
import {
  deleteTemplate,
  duplicateTemplate,
  getTemplate,
  getTemplateVersion,
  interruptSyncRun,
  listTemplateVersions,
  newTemplateId,
  publishTemplate,
  rollBackTemplate,
  saveTemplate,
  setTemplatePublic,
  subscribeToLatestTemplateChange,
  subscribeToSyncRuns,
  subscribeToTemplate,
} from '../index';
import { until } from '../testing/local-database';
import {
  aTemplate,
  draft,
  HIDDEN,
  marta,
  openTemplateDatabase,
  RULES,
  stored,
} from '../testing/template-database';

const { useRules } = openTemplateDatabase();

const putRun = (id: string, run: object) => setDoc(doc(firebaseFirestore(), 'syncRuns', id), run);

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

  it('refuse a save that is based on an older revision', async () => {
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

  it('report which of them was changed last', async () => {
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

  it('have roll-outs, several of which can be followed at once', async () => {
    const run = { version: '1.1.0', percentage: 25, state: 'running', startedBy: 'iris', revision: 1 };
    await putRun('b_1.1.0', { ...run, templateId: 'b' });
    const followed = until<Record<string, SyncRun>>(
      (onValue) => subscribeToSyncRuns(['a_1.1.0', 'b_1.1.0', 'c_1.0.0'], onValue, () => undefined),
      (runs) => runs['a_1.1.0']?.state === 'paused',
    );
    await putRun('a_1.1.0', { ...run, templateId: 'a' });
    await interruptSyncRun(marta, 'a_1.1.0', 'paused');
    const runs = await followed;
    expect(Object.keys(runs)).toEqual(['a_1.1.0', 'b_1.1.0']);
    expect(runs['a_1.1.0']).toMatchObject({ templateId: 'a', percentage: 25, startedBy: 'iris' });
  });

  it('are published in versions that stay readable, and go back to an earlier one', async () => {
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

  it('S4.04 are copied as private templates with the suffix (Copia), a new id and new times', async () => {
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

  it('S4.04 have a copy with a shortened name where the suffix does not fit', async () => {
    const template = await aTemplate({ name: 'x'.repeat(TEMPLATE_LIMITS.name) });
    const copy = await stored(await duplicateTemplate(marta, template, TEMPLATE_LIMITS.name));
    expect(copy.name).toHaveLength(TEMPLATE_LIMITS.name);
    expect(copy.name).toMatch(/x \(Copia\)$/);
  });
});
