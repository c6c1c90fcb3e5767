/** @jest-environment ../build/testing/node-environment.cjs */
import { startLocalFirebase } from 'local-firebase';
import { localEndpoints } from 'shared-lib/config';
import {
  chooseEndpoints,
  getTemplate,
  newTemplateId,
  publishTemplate,
  saveTemplate,
  setTemplatePublic,
  tagTemplate,
} from 'shared-lib/data';
import { toTemplateExport, toTemplatesExport, type TemplateDraft } from 'shared-lib/model';
import { describeError } from 'shared-lib/errors';
import { aTemplateDraft } from 'shared-lib/testing';
import { closeFirebase } from 'shared-lib/testing/close-firebase';
import { deleteTemplateAsAdmin } from './delete-template';
import { importTemplates, type ImportedFile } from './import-templates';
import { repairStoredTemplate } from './repair-template';
import { showChecked } from './show-checked';

const rules = (access: string) => `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /{all=**} { ${access} } } }`;
const OPEN = rules('allow read, write: if true;');

let server: Awaited<ReturnType<typeof startLocalFirebase>>;

async function useRules(content: string): Promise<void> {
  const { ok } = await fetch(
    `http://127.0.0.1:${server.firestorePort}/emulator/v1/projects/demo-tarjetero:securityRules`,
    { method: 'PUT', body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }) },
  );
  expect(ok).toBe(true);
}

beforeAll(async () => {
  server = await startLocalFirebase({ memory: true, quiet: true, rules: OPEN });
  const local = localEndpoints(0);
  chooseEndpoints({ ...local, emulators: { ...local.emulators!, firestore: server.firestorePort } });
});
beforeEach(() => useRules(OPEN));
afterEach(() => server.reset());
afterAll(async () => {
  await closeFirebase();
  await server.close();
});

const marta = { uid: 'marta', email: 'marta@ejemplo.com' };
const account = { ...marta, emailVerified: true, displayName: 'Marta' };

async function aTemplate(change: Partial<TemplateDraft> = {}): Promise<string> {
  const id = newTemplateId();
  const save = { id, draft: aTemplateDraft(change), compiledCode: '', baseRevision: null };
  await saveTemplate(marta, 'userTemplates', save);
  return id;
}

describe('tagTemplate', () => {
  const tagsOf = async (id: string, from?: 'adminTemplates') => (await getTemplate(id, from))?.tags;

  it('adds a tag once to the template and its draft, and removes it again', async () => {
    const id = await aTemplate({ tags: ['una'] });
    const draft = aTemplateDraft({ tags: ['borrador'] });
    await saveTemplate(marta, 'adminTemplates', { id, draft, compiledCode: '', baseRevision: null });
    const nueva = { tag: 'nueva', isAdded: true };
    await tagTemplate(marta, id, nueva);
    await tagTemplate(marta, id, nueva);
    expect(await tagsOf(id)).toEqual(['una', 'nueva']);
    expect(await tagsOf(id, 'adminTemplates')).toEqual(['borrador', 'nueva']);
    await tagTemplate(marta, id, { ...nueva, isAdded: false });
    expect(await tagsOf(id)).toEqual(['una']);
    expect(await tagsOf(id, 'adminTemplates')).toEqual(['borrador']);
  });

  it('refuses a tag beyond the maximum, and a missing template', async () => {
    const id = await aTemplate({ tags: Array.from({ length: 20 }, (_, n) => `t${n}`) });
    const nueva = { tag: 'nueva', isAdded: true };
    await expect(tagTemplate(marta, id, nueva)).rejects.toMatchObject({ code: 'template-tags-full' });
    await expect(tagTemplate(marta, 'none', nueva)).rejects.toMatchObject({ code: 'template-not-found' });
  });
});

describe('importTemplates', () => {
  const file = (name: string, change: Partial<TemplateDraft> = {}) =>
    new File([JSON.stringify(toTemplateExport(aTemplateDraft({ name, ...change }), 0))], `${name}.json`);

  it('compiles each file, and warns about invalid code and a duplicate name', async () => {
    const done: ImportedFile[] = [];
    const files = [
      file('Lino'),
      file('Rota', { reactCode: 'export default () => <p>' }),
      file('lino '),
      file('Sin nombre', { name: '', tags: [''] }),
    ];
    const several = toTemplatesExport([aTemplateDraft({ name: 'Una' }), aTemplateDraft({ name: 'Otra' })], 0);
    files.push(new File([JSON.stringify(several)], 'varias.json'));
    const counted = jest.fn();
    await importTemplates(marta, files, ['Rota'], counted, (one) => done.push(one));
    expect(counted).toHaveBeenCalledWith(6);
    expect(done.splice(4).map(({ file, lines }) => [file, lines[0]])).toEqual([
      ['varias.json (1 de 2)', 'Importada como «Una»'],
      ['varias.json (2 de 2)', 'Importada como «Otra»'],
    ]);
    expect(done.map(({ ok }) => ok)).toEqual([true, true, true, false]);
    expect(done[0]?.lines).toEqual(['Importada como «Lino»']);
    expect(done[1]?.lines).toEqual([
      'Importada como «Rota»',
      expect.stringMatching(/^El código no compila\. Línea 1: /),
      'Ya hay una plantilla con este nombre. Cambia el de una de las dos.',
    ]);
    expect(done[2]?.lines[1]).toBe('Ya hay una plantilla con este nombre. Cambia el de una de las dos.');
    expect(done[3]?.lines.slice(1)).toEqual(['Nombre es requerido', 'El campo Etiquetas es requerido']);
  });
});

describe('showChecked', () => {
  /** Publishes a template, and hides it again. */
  async function hidden(): Promise<string> {
    const id = newTemplateId();
    await publishTemplate(marta, { id, draft: aTemplateDraft(), compiledCode: '', baseRevision: null }, '');
    await setTemplatePublic(marta, id, false);
    return id;
  }

  it('S4.03 shows a hidden template that has not changed since its publication', async () => {
    const id = await hidden();
    expect(await showChecked({ author: marta, id })).toBe('shown');
    expect((await getTemplate(id))?.isPublic).toBe(true);
  });

  it('S4.03 keeps a template hidden that was changed meanwhile, and reports it as unchecked', async () => {
    const id = await hidden();
    const { revision: baseRevision } = (await getTemplate(id))!;
    const draft = aTemplateDraft({ cssCode: '.otra { margin: 0; }' });
    await saveTemplate(marta, 'userTemplates', { id, draft, compiledCode: '', baseRevision });
    expect(await showChecked({ author: marta, id })).toBe('unchecked');
    expect((await getTemplate(id))?.isPublic).toBe(false);
  });
});

describe('repairStoredTemplate', () => {
  it('S8.14 has a message for each outcome', async () => {
    const id = await aTemplate({ cssCode: '' });
    const repair = (template: string) => repairStoredTemplate(marta, template);
    expect(await repair('missing')).toMatchObject({
      ok: false,
      message: 'No se pudo encontrar la plantilla',
    });
    expect(await repair(await aTemplate())).toMatchObject({
      ok: false,
      message: 'La plantilla ya tiene contenido válido',
    });
    await useRules(rules('allow write: if true;'));
    expect(await repair(id)).toMatchObject({
      ok: false,
      message: 'No se pudo cargar la plantilla para actualizar',
    });
    await useRules(rules('allow read: if true;'));
    expect(await repair(id)).toMatchObject({ ok: false, message: 'No se pudo actualizar la plantilla' });
    await useRules(OPEN);
    expect(await repair(id)).toMatchObject({
      ok: true,
      message: 'La plantilla se ha reparado con contenido de ejemplo.',
    });
    expect((await getTemplate(id))?.cssCode).toContain('.perfil');
  });

  it('saves the repaired version in the draft, and leaves the public one unchanged', async () => {
    const id = await aTemplate({ cssCode: '' });
    await setTemplatePublic(marta, id, true);
    const shown = await getTemplate(id);
    expect(await repairStoredTemplate(marta, id)).toEqual({
      ok: true,
      message: 'La plantilla se ha reparado con contenido de ejemplo. Publícala como versión nueva.',
      toPublish: true,
    });
    expect(await getTemplate(id)).toEqual(shown);
    expect((await getTemplate(id, 'adminTemplates'))?.cssCode).toContain('.perfil');

    // Edits that wait are gone on with.
    const edited = (await getTemplate(id, 'adminTemplates'))!;
    const changed = { ...edited, name: 'Con otro nombre' };
    await saveTemplate(marta, 'adminTemplates', {
      ...{ id, compiledCode: '' },
      draft: changed,
      baseRevision: edited.revision,
    });
    expect(await repairStoredTemplate(marta, id)).toMatchObject({ ok: true, toPublish: true });
    expect(await getTemplate(id, 'adminTemplates')).toMatchObject({ name: 'Con otro nombre' });
  });
});

/** Requests a document as the server itself would, without rules. */
const asServer = (path: string, options: { method?: string; body?: string } = {}) =>
  fetch(
    `http://127.0.0.1:${server.firestorePort}/v1/projects/demo-tarjetero/databases/(default)/documents/${path}`,
    { ...options, headers: { Authorization: 'Bearer owner' } },
  );

const adminRecord = async () =>
  (await (await asServer('admins/marta')).json()) as { fields?: { role: { stringValue: string } } };

describe('deleteTemplateAsAdmin', () => {
  it('S6.03 creates the administrator’s record first, and then removes the template', async () => {
    const id = await aTemplate();
    const policy = { fields: { selfRegistration: { booleanValue: true } } };
    await asServer('config/adminPolicy', { method: 'PATCH', body: JSON.stringify(policy) });
    await deleteTemplateAsAdmin(account, id);
    expect(await getTemplate(id)).toBeNull();
    expect(await adminRecord()).toMatchObject({ fields: { role: { stringValue: 'admin' } } });
  });

  it('S6.03 removes nothing where the policy does not allow that record', async () => {
    const id = await aTemplate();
    await useRules(
      OPEN.replace(
        'match /{all=**}',
        'match /admins/{uid} { allow read: if true; }\n    match /userTemplates/{all=**}',
      ),
    );
    await expect(deleteTemplateAsAdmin(account, id)).rejects.toMatchObject({ code: 'NETWORK_403' });
    expect((await adminRecord()).fields).toBeUndefined();
    await useRules(OPEN);
    expect(await getTemplate(id)).not.toBeNull();
  });

  it('S6.03 removes nothing without a session, and says so', async () => {
    const id = await aTemplate();
    const refusal: unknown = await deleteTemplateAsAdmin(null, id).catch((error: unknown) => error);
    expect(describeError(refusal).message).toBe('No autenticado. Inicia sesión como admin.');
    expect(await getTemplate(id)).not.toBeNull();
    expect((await adminRecord()).fields).toBeUndefined();
  });
});
