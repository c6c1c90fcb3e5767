import { hashCode, loggedContent } from './logged-content';

// The SHA-256 standard's own example is 'abc'.
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

describe('loggedContent', () => {
  it('replaces the code of a template by a hash and leaves the rest unchanged', async () => {
    const template = { name: 'Clásica', reactCode: 'a', cssCode: 'b', compiledCode: 'c', jsonConfig: [{}] };
    expect(await loggedContent(template)).toEqual({ name: 'Clásica', jsonConfig: [{}], codeHash: ABC });
  });

  it('accepts a template that was never compiled', async () => {
    expect(await loggedContent({ reactCode: 'ab', cssCode: 'c' })).toEqual({ codeHash: ABC });
  });

  it('returns content without code unchanged, and null for null', async () => {
    const flag = { enabled: true };
    expect(await loggedContent(flag)).toBe(flag);
    expect(await loggedContent(null)).toBeNull();
  });
});

it('hashCode gives different hashes for different code', async () => {
  const code = { reactCode: 'a', cssCode: 'ñ', compiledCode: 'b' };
  expect(await hashCode({ ...code, cssCode: 'n' })).not.toBe(await hashCode(code));
});
