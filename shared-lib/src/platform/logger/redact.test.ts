import fc from 'fast-check';
import { HIDDEN, isPrivateField, preview, redact, redactText } from './redact';

const JWT = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhbmEifQ.c2lnbmF0dXJl';
const UID = 'kX9fQ2mB7tLrV4nZ1yPdWc8sHg3e';

describe('isPrivateField', () => {
  it('recognises the private names in every spelling', () => {
    const names = [
      ...['uid', 'token', 'password', 'email', 'apiKey', 'auth'],
      ...['UID', 'idToken', 'refresh_token', 'access-token', 'accesstoken', 'newPassword', 'userEmail'],
      ...['useremail', 'api_key', 'API-KEY', 'firebaseAuth', 'authHeader', 'authorization', 'ownerUid'],
    ];
    expect(names.filter((name) => !isPrivateField(name))).toEqual([]);
  });

  it('does not match names that only look private', () => {
    const names = [
      'userId',
      'cardId',
      'bookingId',
      'path',
      'author',
      'guide',
      'uuid',
      'tokenizer',
      'passing',
    ];
    expect(names.filter(isPrivateField)).toEqual([]);
  });
});

describe('redactText', () => {
  it.each([
    [`Signed in with ${JWT}`, `Signed in with ${HIDDEN}`],
    ['Authorization: Bearer abc.def-1', `Authorization: Bearer ${HIDDEN}`],
    ['Ana García <ana.garcia+web@ejemplo.com> wrote', `Ana García <${HIDDEN}> wrote`],
    ['/login?email=ana%40ejemplo.com&next=/', `/login?email=${HIDDEN}&next=/`],
    ['{"password":"con espacios","slug":"ana"}', `{"password":${HIDDEN},"slug":"ana"}`],
    ['accessToken=abc123; slug=ana', `accessToken=${HIDDEN}; slug=ana`],
    ['apiKey: AIzaSyA1234567890123456789012345', `apiKey: ${HIDDEN}`],
    [`users/${UID} is suspended`, `users/${HIDDEN} is suspended`],
    ['user-app@0.1.0+3f2a9c01 runs', 'user-app@0.1.0+3f2a9c01 runs'],
    ['Card kX9fQ2mB7tLrV4nZ1yPd was not found', 'Card kX9fQ2mB7tLrV4nZ1yPd was not found'],
  ])('hides what is private in: %s', (text, hidden) => {
    expect(redactText(text)).toBe(hidden);
  });
});

describe('redact', () => {
  it('hides private fields at any depth, in arrays, maps, errors and their causes', () => {
    const cause = Object.assign(new Error('sent to ana@ejemplo.com'), { idToken: 'abc' });
    const error = new Error(`refused ${JWT}`, { cause });
    const hidden = redact({
      userId: 'u1',
      list: [{ password: 'hunter2' }, 'ana@ejemplo.com'],
      map: new Map([['token', 'abc']]),
      error,
    });
    expect(hidden).toMatchObject({
      userId: 'u1',
      list: [{ password: HIDDEN }, HIDDEN],
      map: { token: HIDDEN },
      error: {
        name: 'Error',
        message: `refused ${HIDDEN}`,
        cause: { message: `sent to ${HIDDEN}`, idToken: HIDDEN },
      },
    });
    expect(JSON.stringify(hidden)).not.toMatch(/hunter2|ana@|eyJ/);
  });

  it('survives cycles, throwing getters and what can’t be copied', () => {
    const cyclic: Record<string, unknown> = {
      get broken() {
        throw new Error('no');
      },
      run: () => 1,
      when: new Date(Number.NaN),
      big: 1n,
    };
    cyclic['self'] = cyclic;
    expect(redact(cyclic)).toEqual({
      broken: '[ilegible]',
      run: '[función]',
      when: null,
      big: '1',
      self: '[cíclico]',
    });
    expect(redact(Array(3).fill(cyclic['when']))).toEqual([null, null, null]);
  });

  it('hides a secret at any place of any value', () => {
    const secret = 'S3cr3t0Plantado';
    const field = fc.constantFrom(
      'uid',
      'token',
      'password',
      'email',
      'apiKey',
      'auth',
      'idToken',
      'newPassword',
    );
    const leaf = fc.oneof(
      field.map((name) => ({ [name]: secret })),
      fc.constantFrom(`password=${secret}`, `${secret}@ejemplo.com`, `Bearer ${secret}`),
      fc.jsonValue(),
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        leaf,
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('a', 'b', 'data'), tie('tree'), { maxKeys: 3 }),
        tie('tree').map((value) => new Error(`password: ${secret}`, { cause: value })),
      ),
    }));
    fc.assert(fc.property(tree, (value) => !JSON.stringify(redact(value) ?? null).includes(secret)));
  });
});

describe('preview', () => {
  it('returns at most two hundred characters, without private fields', () => {
    expect(preview({ email: 'ana@ejemplo.com', slug: 'ana' })).toBe(`{"email":"${HIDDEN}","slug":"ana"}`);
    expect(preview('x'.repeat(500))).toHaveLength(200);
    expect(preview(undefined)).toBe('undefined');
  });
});
