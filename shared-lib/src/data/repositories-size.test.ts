import { join } from 'node:path';
import { filesOfModule } from '../testing/files-of-module';

describe('the repositories, which every signed-in screen loads', () => {
  it('bring no schema library along', async () => {
    const files = await filesOfModule(join(__dirname, 'repositories.ts'));
    expect(files.some((path) => path.endsWith('/card-repository.ts'))).toBe(true);
    expect(files.filter((path) => path.includes('node_modules/zod/'))).toEqual([]);
  });
});
