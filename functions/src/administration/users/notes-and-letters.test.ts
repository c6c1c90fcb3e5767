import { Timestamp } from 'firebase-admin/firestore';
import { exportParts } from '../../accounts/export-parts';
import { auditEntrySchema } from 'shared-lib/documents';
import { letterMail, writeAccountMail } from '../../mail/account/account-mail';
import type { AccountMailEntry } from '../../outbox/outbox';
import { openHostileProject } from '../../testing/hostile-client';

const project = openHostileProject();
const marta = () => project.signUp('marta');

beforeEach(async () => {
  const at = Timestamp.now();
  await project.db().doc('admins/marta').set({ id: 'marta', role: 'admin', revision: 1 });
  await project
    .db()
    .doc('users/ana')
    .set({ id: 'ana', name: 'Ana', email: 'ana@ejemplo.com', createdAt: at });
});

const note = (change: object, by = marta()) => by.call('changeNotes', { uid: 'ana', change });
const notes = async () => {
  const { body } = await marta().call('adminUserDetail', { uid: 'ana' });
  return (body as { result: { notes: { id: string; text: string; byEmail: string }[] } }).result.notes;
};

describe('notes on an account', () => {
  it('name their author, are listed latest first and can be removed one by one', async () => {
    await note({ kind: 'add', text: 'Llamó por un cobro.' });
    await note({ kind: 'add', text: '<b>Es</b> la dueña.' });
    expect(await notes()).toMatchObject([
      { text: '<b>Es</b> la dueña.', byEmail: 'marta@ejemplo.com' },
      { text: 'Llamó por un cobro.', byEmail: 'marta@ejemplo.com' },
    ]);
    const [first] = await notes();
    await note({ kind: 'remove', noteId: first!.id });
    await note({ kind: 'remove', noteId: first!.id });
    expect((await notes()).map(({ text }) => text)).toEqual(['Llamó por un cobro.']);
  });

  it('are logged with their author but without their text', async () => {
    await note({ kind: 'add', text: 'Llamó por un cobro.' });
    const entry = await project.read('audit/users_ana_1');
    expect(entry).toMatchObject({ by: 'marta', before: { notes: 0 }, after: { notes: 1 } });
    expect(auditEntrySchema.safeParse(entry).success).toBe(true);
    expect(JSON.stringify(entry)).not.toContain('cobro');
  });

  it('are refused to the owner, when empty and beyond fifty', async () => {
    const ana = project.signUp('ana');
    expect(await note({ kind: 'add', text: 'x' }, ana)).toMatchObject({ reason: 'not-admin' });
    expect(await ana.call('adminUserDetail', { uid: 'ana' })).toMatchObject({ reason: 'not-admin' });
    expect(await note({ kind: 'add', text: ' ' })).toMatchObject({ reason: 'invalid-input' });
    const at = Timestamp.now();
    const many = Array.from({ length: 50 }, (_, id) => ({
      id: `n${id}`,
      text: 'x',
      by: '',
      byEmail: '',
      at,
    }));
    await project.db().doc('accountNotes/ana').set({ notes: many });
    expect(await note({ kind: 'add', text: 'una más' })).toMatchObject({ reason: 'too-many-notes' });
  });

  it('are deleted with the account and left out of its export', async () => {
    await note({ kind: 'add', text: 'Llamó por un cobro.' });
    const exported: string[] = [];
    const parts = exportParts(project.db(), 'ana', { group: 0, after: '' }, () => false);
    for await (const { lines } of parts) exported.push(...lines);
    expect(exported.join()).toContain('ana@ejemplo.com');
    expect(exported.join()).not.toContain('cobro');
    await project.signUp('ana').call('deleteAccount', {});
    expect(await project.read('accountNotes/ana')).toBeUndefined();
  });
});

describe('a letter to an account', () => {
  const write = (part: object = {}, by = marta()) =>
    by.call('writeToAccount', { uid: 'ana', letter: 'answer', text: 'Ya está arreglado.', ...part });
  const queued = async () =>
    (await project.db().collection('outbox').where('template', '==', 'from-team').get()).docs;

  it('is queued, and logged by its kind without its text', async () => {
    expect((await write()).status).toBe(200);
    const [entry] = await queued();
    expect(entry!.data()).toMatchObject({ ownerId: 'ana', status: 'waiting' });
    const logged = await project.read('audit/users_ana_1');
    expect(logged).toMatchObject({ by: 'marta', after: { letter: 'answer' } });
    expect(JSON.stringify(logged)).not.toContain('arreglado');
  });

  it('goes to the address in Firebase Auth rather than the one in the user document', async () => {
    await project.db().doc('users/ana').update({ email: 'otra@ejemplo.com' });
    await write();
    const [entry] = await queued();
    const context = { db: project.db(), now: Date.now() };
    const written = await writeAccountMail(context, entry!.data() as AccountMailEntry, 'hola@tarjetero.test');
    expect(written).toMatchObject({ mail: { to: { address: 'ana@ejemplo.com' } } });
  });

  it('contains no markup and no links from its text', () => {
    const text = '<script>x</script>\nEntra en https://evil.example/a o www.evil.example';
    const mail = letterMail({ name: 'Ana', email: 'ana@ejemplo.com' }, { kind: 'service', text }, 'h@t.test');
    expect(mail.subject).toBe('Aviso sobre tu cuenta');
    expect(mail.html).not.toContain('<script>');
    expect(mail.html).toContain('&lt;script&gt;');
    expect(mail.html + mail.text).not.toMatch(/https:\/\/evil|evil\.example/);
    expect(mail.text).toMatch(/Si quieres contestar, escribe a \S+@\S+/);
  });

  it('is refused to non-administrators, for unknown accounts or invalid texts, and after five a day', async () => {
    expect(await write({}, project.signUp('ana'))).toMatchObject({ reason: 'not-admin' });
    expect(await write({ uid: 'nadie' })).toMatchObject({ reason: 'account-not-found' });
    expect(await write({ text: '  ' })).toMatchObject({ reason: 'invalid-input' });
    expect(await write({ letter: 'spam' })).toMatchObject({ reason: 'invalid-input' });
    for (let count = 0; count < 5; count += 1) expect((await write()).status).toBe(200);
    expect(await write()).toMatchObject({ reason: 'too-many-requests' });
    expect(await queued()).toHaveLength(5);
  });
});
