import { join } from 'node:path';
import { filesOfModule } from '../../testing/files-of-module';

describe('the form of a template’s fields', () => {
  it('does not include the package that positions menus', async () => {
    const files = await filesOfModule(join(__dirname, 'template-fields.tsx'));
    expect(files.some((path) => path.endsWith('/color-field.tsx'))).toBe(true);
    expect(files.filter((path) => path.includes('node_modules/@floating-ui/'))).toEqual([]);
  });
});
