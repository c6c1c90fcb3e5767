import { join } from 'node:path';
import { filesOfModule } from '../../testing/files-of-module';

describe('the form of a template’s fields, which comes with a screen', () => {
  it('brings nothing that places menus and pickers along', async () => {
    const files = await filesOfModule(join(__dirname, 'template-fields.tsx'));
    expect(files.some((path) => path.endsWith('/color-field.tsx'))).toBe(true);
    expect(files.filter((path) => path.includes('node_modules/@floating-ui/'))).toEqual([]);
  });
});
