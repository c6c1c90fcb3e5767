import { hashCode } from 'shared-lib/model';
import { findCode } from './find-code';

const first = { reactCode: 'a', cssCode: 'p {}', compiledCode: 'A' };
const second = { ...first, cssCode: 'p { color: plum }' };
const VERSIONS = [second, first];

/** Returns a code as the log has it. */
const logged = async (code: typeof first) => ({ codeHash: await hashCode(code), jsonConfig: [] });

describe('findCode', () => {
  it('gives the published code of which the log has the hash', async () => {
    for (const code of VERSIONS) {
      const { reactCode, cssCode } = code;
      expect(await findCode(await logged(code), VERSIONS)).toEqual({ reactCode, cssCode, jsonConfig: [] });
    }
  });

  it('gives the code that an older entry has itself', async () => {
    const older = { reactCode: 'b', cssCode: '', jsonConfig: [] };
    expect(await findCode(older, [])).toBe(older);
  });

  it('gives nothing for what wasn’t published', async () => {
    expect(await findCode(await logged({ ...first, reactCode: 'b' }), VERSIONS)).toBeNull();
  });
});
