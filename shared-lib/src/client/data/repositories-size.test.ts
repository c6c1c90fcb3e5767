import { join } from 'node:path';
import { filesOfModule } from '../../testing/files-of-module';

describe('the repositories, which every signed-in screen loads', () => {
  const files = filesOfModule(join(__dirname, 'repositories.ts'));

  it('bring no schema library along', async () => {
    expect((await files).some((path) => path.endsWith('/card-repository.ts'))).toBe(true);
    expect((await files).filter((path) => path.includes('node_modules/zod/'))).toEqual([]);
  });

  it('bring nothing of what the panel, the card editor and bookings load by themselves', async () => {
    const ofFolders = (await files).filter((path) => /\/data\/(panel|templates|booking)\//.test(path));
    expect(ofFolders).toEqual([]);
  });
});

describe('the session, which every signed-in screen loads', () => {
  it('brings nothing of the panel along', async () => {
    const files = await filesOfModule(join(__dirname, '../auth/accounts.ts'));
    expect(files.some((path) => path.endsWith('/admin-access.ts'))).toBe(true);
    expect(files.filter((path) => path.includes('/data/panel/'))).toEqual([]);
  });
});
