import { Timestamp } from 'firebase-admin/firestore';
import { auditEntrySchema, templateDocumentSchema, templateVersionSchema } from 'shared-lib/documents';
import { parseNotificationEvent } from 'shared-lib/model';
import { aTemplateDraft } from 'shared-lib/testing';
import { HOUR_MS } from 'shared-lib/time';
import { publishTemplates } from '../../jobs/publish-templates';
import { NOW, openLocalProject, refusalOf } from '../../testing/local-project';
import { cancelPublication, schedulePublication } from './schedule-publication';

const project = openLocalProject();
const admin = (now = NOW) => project.context('marta', now);
const AT = NOW + HOUR_MS;
const at = Timestamp.fromMillis(NOW);
const draft = aTemplateDraft({ name: 'Lino', version: '1.1.0', cssCode: 'p{color:blue}' });
const input = { id: 'lino', draft, compiledCode: 'nuevo', notes: 'Más aire', publishAt: AT, baseRevision: 3 };

const set = (path: string, data: object) => project.db().doc(path).set(data);
const stored = () => project.read('userTemplates/lino');
const run = (now: number) => publishTemplates({ db: project.db(), now });
const audit = async () => {
  const entries = (await project.db().collection('audit').get()).docs;
  for (const entry of entries) expect(auditEntrySchema.safeParse(entry.data()).error).toBeUndefined();
  return entries
    .map((entry) => `${entry.get('by')} ${entry.get('action')} ${entry.get('collection')}`)
    .sort();
};

beforeEach(async () => {
  const old = { ...aTemplateDraft({ name: 'Lino', version: '1.0.0' }), tags: [], compiledCode: 'viejo' };
  const counts = { downloadCount: 7, rating: 0, createdAt: at, updatedAt: at, revision: 3 };
  await Promise.all([
    set('admins/marta', { email: 'marta@ejemplo.com' }),
    set('userTemplates/lino', { ...old, ...counts, isPublic: true }),
    set('adminTemplates/lino', { ...draft, ...counts, isPublic: false, revision: 9 }),
  ]);
});

describe('a scheduled publication', () => {
  it('happens once at its time under its author’s name and updates the gallery', async () => {
    expect(await schedulePublication(admin(), input)).toEqual({ publishAt: AT });
    expect(await run(AT - 1)).toBe(0);
    expect(await stored()).toMatchObject({ version: '1.0.0', compiledCode: 'viejo' });
    expect(await run(AT)).toBe(1);
    const published = await stored();
    expect(published).toMatchObject({
      version: '1.1.0',
      compiledCode: 'nuevo',
      downloadCount: 7,
      revision: 4,
    });
    expect(templateDocumentSchema.safeParse(published).error).toBeUndefined();
    const version = await project.read('userTemplates/lino/versions/1.1.0');
    expect(templateVersionSchema.safeParse(version).error).toBeUndefined();
    expect(version).toMatchObject({ notes: 'Más aire', publishedBy: 'marta' });
    expect(await project.read('adminTemplates/lino')).toBeUndefined();
    expect(await project.read('scheduledPublications/lino')).toBeUndefined();
    expect(await project.read('scheduledPublications/lino/content/draft')).toBeUndefined();
    expect(await project.read('templateIndex/public')).toMatchObject({ templates: [{ version: '1.1.0' }] });
    expect(await run(AT + HOUR_MS)).toBe(0);
    expect(await audit()).toEqual([
      'marta create scheduledPublications',
      'marta delete adminTemplates',
      'marta update userTemplates',
    ]);
  });

  it('updates the gallery in the next run after indexing failed', async () => {
    await schedulePublication(admin(), input);
    await set('templateIndex/previews-0', { readAt: 'roto' });
    await expect(run(AT)).rejects.toThrow();
    expect(await stored()).toMatchObject({ version: '1.1.0' });
    expect(await project.read('templateIndex/public')).toBeUndefined();
    await project.db().doc('templateIndex/previews-0').delete();
    expect(await run(AT + 1)).toBe(0);
    expect(await project.read('templateIndex/public')).toMatchObject({ templates: [{ version: '1.1.0' }] });
    expect(await project.read('templateIndex/wish')).toBeUndefined();
  });

  it('keeps edits made after scheduling as a draft', async () => {
    await schedulePublication(admin(), input);
    await project.db().doc('adminTemplates/lino').update({ cssCode: 'p{color:green}' });
    expect(await run(AT)).toBe(1);
    expect(await project.read('adminTemplates/lino')).toMatchObject({ cssCode: 'p{color:green}' });
  });

  it('can be rescheduled and cancelled', async () => {
    await schedulePublication(admin(), input);
    await schedulePublication(admin(), { ...input, publishAt: AT + HOUR_MS });
    expect(await run(AT)).toBe(0);
    expect(await cancelPublication(admin(), { id: 'lino' })).toEqual({ isCancelled: true });
    expect(await cancelPublication(admin(), { id: 'lino' })).toEqual({ isCancelled: false });
    expect(await run(AT + HOUR_MS)).toBe(0);
    expect(await stored()).toMatchObject({ version: '1.0.0' });
  });

  it('skips a template that has changed since, and notifies its author', async () => {
    await schedulePublication(admin(), input);
    await project.db().doc('userTemplates/lino').update({ revision: 4, cssCode: 'p{color:red}' });
    expect(await run(AT)).toBe(0);
    expect(await stored()).toMatchObject({ version: '1.0.0', cssCode: 'p{color:red}' });
    const [notice] = (await project.db().collection('users/marta/notifications').get()).docs;
    expect(parseNotificationEvent(notice!.data())).toEqual({
      ...{ kind: 'schedule-missed', templateId: 'lino', template: 'Lino', version: '1.1.0' },
    });
    expect(await project.read('scheduledPublications/lino')).toBeUndefined();
  });

  it('is refused for a past time, an unknown or changed template, and a caller who is no administrator', async () => {
    const refusal = (change: object) => refusalOf(schedulePublication(admin(), { ...input, ...change }));
    expect(await refusal({ publishAt: NOW })).toBe('schedule-past');
    expect(await refusal({ publishAt: NOW + 400 * 24 * HOUR_MS })).toBe('schedule-past');
    expect(await refusal({ id: 'none' })).toBe('template-not-found');
    expect(await refusal({ baseRevision: 2 })).toBe('schedule-outdated');
    expect(await refusalOf(schedulePublication(project.context('ana'), input))).toBe('not-admin');
    await schedulePublication(admin(), input);
    expect(await refusalOf(cancelPublication(project.context('ana'), { id: 'lino' }))).toBe('not-admin');
  });
});
