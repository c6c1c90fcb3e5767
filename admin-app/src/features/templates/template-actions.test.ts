/** @jest-environment node */
import { startLocalFirebase } from 'local-firebase';
import { localEndpoints } from 'shared-lib/config';
import { chooseEndpoints, getTemplate, newTemplateId, saveTemplate } from 'shared-lib/data';
import type { TemplateDraft } from 'shared-lib/domain';
import { describeError } from 'shared-lib/errors';
import { aTemplateDraft } from 'shared-lib/testing';
import { closeFirebase } from 'shared-lib/testing/close-firebase';
import { deleteTemplateAsAdmin } from './delete-template';
import { repairStoredTemplate } from './repair-template';

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

describe('repairing a template', () => {
  it('S8.14 says when it can’t be found, is whole, can’t be loaded, can’t be changed, or was repaired', async () => {
    const id = await aTemplate({ cssCode: '' });
    const repair = (template: string) => repairStoredTemplate(marta, template);
    expect(await repair('missing')).toEqual({ ok: false, message: 'No se pudo encontrar la plantilla' });
    expect(await repair(await aTemplate())).toEqual({
      ok: false,
      message: 'La plantilla ya tiene contenido válido',
    });
    await useRules(rules('allow write: if true;'));
    expect(await repair(id)).toEqual({
      ok: false,
      message: 'No se pudo cargar la plantilla para actualizar',
    });
    await useRules(rules('allow read: if true;'));
    expect(await repair(id)).toEqual({ ok: false, message: 'No se pudo actualizar la plantilla' });
    await useRules(OPEN);
    expect(await repair(id)).toEqual({
      ok: true,
      message: 'La plantilla se ha reparado con contenido de ejemplo.',
    });
    expect((await getTemplate(id))?.cssCode).toContain('.perfil');
  });
});

const adminRecord = async () => {
  const response = await fetch(
    `http://127.0.0.1:${server.firestorePort}/v1/projects/demo-tarjetero/databases/(default)/documents/admins/marta`,
    // As the server's own: rules don't apply.
    { headers: { Authorization: 'Bearer owner' } },
  );
  return (await response.json()) as { fields?: { role: { stringValue: string } } };
};

describe('deleting a template', () => {
  it('S6.03 makes the administrator’s record first, and then removes the template', async () => {
    const id = await aTemplate();
    await deleteTemplateAsAdmin(account, id);
    expect(await getTemplate(id)).toBeNull();
    expect(await adminRecord()).toMatchObject({ fields: { role: { stringValue: 'admin' } } });
  });

  it('S6.03 removes nothing where the policy makes nobody an administrator', async () => {
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

  it('S6.03 removes nothing when nobody is signed in, and says so', async () => {
    const id = await aTemplate();
    const refusal: unknown = await deleteTemplateAsAdmin(null, id).catch((error: unknown) => error);
    expect(describeError(refusal).message).toBe('No autenticado. Inicia sesión como admin.');
    expect(await getTemplate(id)).not.toBeNull();
    expect((await adminRecord()).fields).toBeUndefined();
  });
});
