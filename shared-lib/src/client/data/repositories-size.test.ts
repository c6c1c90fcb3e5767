import { join } from 'node:path';
import { filesOfModule } from '../../testing/files-of-module';

describe('the repositories, which every signed-in screen loads', () => {
  const files = filesOfModule(join(__dirname, 'repositories.ts'));

  it('do not include the schema library', async () => {
    expect((await files).some((path) => path.endsWith('/card-repository.ts'))).toBe(true);
    expect((await files).filter((path) => path.includes('node_modules/zod/'))).toEqual([]);
  });

  it('do not include the data modules of the panel, templates and bookings', async () => {
    const ofFolders = (await files).filter((path) => /\/data\/(panel|templates|booking)\//.test(path));
    expect(ofFolders).toEqual([]);
  });
});

describe('the session, which every signed-in screen loads', () => {
  it('does not include the data modules of the panel', async () => {
    const files = await filesOfModule(join(__dirname, '../auth/accounts.ts'));
    expect(files.some((path) => path.endsWith('/admin-access.ts'))).toBe(true);
    expect(files.filter((path) => path.includes('/data/panel/'))).toEqual([]);
  });
});
