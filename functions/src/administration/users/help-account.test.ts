import { auditEntrySchema } from 'shared-lib/documents';
import { openLocalProject, refusalOf } from '../../testing/local-project';
import { recordDeletion } from './delete-user';
import { helpAccount, recordHelp } from './help-account';

const project = openLocalProject();
const { context } = project;
const admin = (uid: string) => ({ id: uid, email: `${uid}@ejemplo.com`, role: 'admin', revision: 1 });

beforeEach(async () => {
  await project.db().doc('admins/marta').set(admin('marta'));
  await project.db().doc('users/ana').set({ id: 'ana', name: 'Ana', email: 'Ana@ejemplo.com' });
});

describe('help for an account', () => {
  it('is logged each time, and queues a mail only for a password reset', async () => {
    await recordHelp(context('marta'), 'ana', 'password-reset');
    expect(await project.read('outbox/ana-password-reset')).toMatchObject({
      status: 'waiting',
      ownerId: 'ana',
    });
    await recordHelp(context('marta'), 'ana', 'end-sessions');
    expect(await project.read('outbox/ana-end-sessions')).toBeUndefined();
    const entries = [await project.read('audit/users_ana_1'), await project.read('audit/users_ana_2')];
    expect(entries.map((entry) => entry!['after'])).toEqual([
      { help: 'password-reset' },
      { help: 'end-sessions' },
    ]);
    for (const entry of entries) expect(auditEntrySchema.safeParse(entry).success).toBe(true);
  });

  it('is refused to non-administrators without queueing a mail', async () => {
    expect(await refusalOf(recordHelp(context('ana'), 'ana', 'password-reset'))).toBe('not-admin');
    expect(await project.read('outbox/ana-password-reset')).toBeUndefined();
  });

  it('does not reveal to non-administrators whether an account exists', async () => {
    const help = { uid: 'nadie', help: 'password-reset' } as const;
    expect(await refusalOf(helpAccount(context('ana'), help))).toBe('not-admin');
  });
});

describe('the deletion of an account by an administrator', () => {
  it('needs the account’s address, ignoring case, and is logged without it', async () => {
    expect(await refusalOf(recordDeletion(context('marta'), 'ana', 'luis@ejemplo.com'))).toBe(
      'account-not-found',
    );
    await recordDeletion(context('marta'), 'ana', 'ana@ejemplo.com');
    const entry = await project.read('audit/users_ana_1');
    expect(entry).toMatchObject({ action: 'delete', by: 'marta', after: null });
    expect(JSON.stringify(entry)).not.toContain('na@ejemplo');
  });

  it('is refused for accounts of administrators and to non-administrators', async () => {
    expect(await refusalOf(recordDeletion(context('ana'), 'ana', 'ana@ejemplo.com'))).toBe('not-admin');
    await project.db().doc('admins/ana').set(admin('ana'));
    expect(await refusalOf(recordDeletion(context('marta'), 'ana', 'ana@ejemplo.com'))).toBe(
      'account-is-admin',
    );
  });
});
