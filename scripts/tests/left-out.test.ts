import { runModule } from './run-module';

/** Puts other bodies into a source, and returns the new one or the error. */
const change = (source: string, bodies: Record<string, string | null>): string =>
  JSON.parse(
    runModule(`
      import { withBodies } from './build/unused/left-out-loader.mjs';
      let answer;
      try { answer = withBodies(${JSON.stringify(source)}, ${JSON.stringify(bodies)}); } catch ({ message }) { answer = message; }
      console.log(JSON.stringify(answer));
    `),
  ) as string;

describe('parts that are left out of a package', () => {
  const source = [
    'class One {',
    '  constructor() {',
    '    this.n = 1;',
    '  }',
    '  used() {',
    '    return this.n;',
    '  }',
    '  unused() {',
    '    return big();',
    '  }',
    '}',
    'class Two { three() {} }',
    'function outer() {',
    '  function inner() {',
    '    return big();',
    '  }',
    '  return inner();',
    '}',
    '',
  ].join('\n');

  it('are methods, members of a class, and bodies; every line stays where it is', () => {
    const changed = change(source, { 'One.unused': null, Two: null, 'outer.inner': 'return 7;' });
    expect(changed).toMatch(/class Two \{\s*\}/);
    expect(changed).not.toContain('unused');
    expect(changed).not.toContain('big');
    expect(changed.split('\n')).toHaveLength(source.split('\n').length);
    expect(changed.split('\n').slice(0, 7)).toEqual(source.split('\n').slice(0, 7));
    expect(new Function(`${changed} return [new One().used(), outer()]`)()).toEqual([1, 7]);
  });

  it('are functions that a variable or a member gets, also through a call', () => {
    const made = [
      'const twice = (make) => (n) => make(n) * 2;',
      'const one = () => { return big(); }, two = twice((n) => { return big(n); });',
      'function Three() {}',
      'Three.prototype.four = function () { return big(); };',
      'function outer() { let five = twice(function (n) { return big(n); }); return five(5); }',
    ].join('\n');
    const bodies = {
      one: 'return 1;',
      two: 'return n;',
      'Three.prototype.four': 'return 4;',
      'outer.five': 'return n;',
    };
    const changed = change(made, bodies);
    expect(changed).not.toContain('big');
    expect(new Function(`${changed} return [one(), two(2), new Three().four(), outer()]`)()).toEqual([
      1, 4, 4, 10,
    ]);
  });

  it('say so where a function of them is called after all', () => {
    const changed = change(source, { 'outer.inner': null });
    expect(() => new Function(`${changed} return outer()`)()).toThrow(/left out of the build/);
  });

  it('fail the build where the source doesn’t have them', () => {
    expect(change(source, { 'One.other': null })).toMatch(/One\.other occurs 0 times/);
  });

  it('fail the build with another version of the package', () => {
    const error = runModule(`
      import { leftOutRules } from './build/unused/left-out.mjs';
      import load from './build/unused/left-out-loader.mjs';
      const [{ options }] = leftOutRules;
      const file = { resourcePath: process.cwd() + '/node_modules/@firebase/firestore/dist/x.js', callback() {} };
      try { load.call({ ...file, getOptions: () => ({ ...options, version: '4.0.0' }) }, ''); } catch ({ message }) { console.log(message); }
    `);
    expect(error).toMatch(/is of version [\d.]+, but .* was written for 4\.0\.0/);
  });
});
