import { hashCode } from 'shared-lib/model';
import { findCode } from './find-code';

const first = { reactCode: 'a', cssCode: 'p {}', compiledCode: 'A' };
const second = { ...first, cssCode: 'p { color: plum }' };
const VERSIONS = [second, first];

/** Returns a code as the log has it. */
const logged = async (code: typeof first) => ({ codeHash: await hashCode(code), jsonConfig: [] });

describe('findCode', () => {
  it('returns the published code with the logged hash', async () => {
    for (const code of VERSIONS) {
      const { reactCode, cssCode } = code;
      expect(await findCode(await logged(code), VERSIONS)).toEqual({ reactCode, cssCode, jsonConfig: [] });
    }
  });

  it('returns the code that an older entry contains', async () => {
    const older = { reactCode: 'b', cssCode: '', jsonConfig: [] };
    expect(await findCode(older, [])).toBe(older);
  });

  it('returns null for code that was not published', async () => {
    expect(await findCode(await logged({ ...first, reactCode: 'b' }), VERSIONS)).toBeNull();
  });
});
