import vm from 'node:vm';

const { compileOnce } = jest.requireActual<{ compileOnce: typeof vm.compileFunction }>(
  '../../../build/testing/cached-scripts.cjs',
);

type Run = (module: { exports?: unknown }) => unknown;

/** Runs a module's text in a context and returns what it exports. */
function run(code: string, context: vm.Context, filename = '/module.js'): unknown {
  const module = {};
  (compileOnce(code, ['module'], { filename, parsingContext: context }) as unknown as Run)(module);
  return (module as { exports?: unknown }).exports;
}

/** Counts the scripts that are compiled while something is done. */
function countCompiled(work: () => void): number {
  const { Script } = vm;
  let compiled = 0;
  vm.Script = class extends Script {
    constructor(...args: ConstructorParameters<typeof Script>) {
      super(...args);
      compiled += 1;
    }
  };
  try {
    work();
    return compiled;
  } finally {
    vm.Script = Script;
  }
}

it('the script cache compiles every module of this test', () => {
  expect(vm.compileFunction.name).toBe('compileOnce');
});

it('the script cache compiles a module once for all contexts', () => {
  const code = 'module.exports = 1;';
  const compiled = countCompiled(() => {
    for (let file = 0; file < 3; file += 1) run(code, vm.createContext(), '/once.js');
  });
  expect(compiled).toBe(1);
});

it('the script cache gives each context its own objects and state', () => {
  const code =
    'let calls = 0; module.exports = { list: [], call: () => (calls += 1), seen: globalThis.name };';
  const contexts = ['first', 'second'].map((name) => vm.createContext({ name }));
  const [first, second] = contexts.map(
    (context) => run(code, context) as { list: unknown[]; call: () => number; seen: string },
  );
  expect([first!.call(), first!.call(), second!.call()]).toEqual([1, 2, 1]);
  expect([first!.seen, second!.seen]).toEqual(['first', 'second']);
  const arrays = contexts.map((context) => vm.runInContext('Array', context) as typeof Array);
  expect([first!.list, second!.list].map((list, index) => list instanceof arrays[index]!)).toEqual([
    true,
    true,
  ]);
  expect(first!.list instanceof arrays[1]!).toBe(false);
});

it('the script cache compiles a file again when its text has changed', () => {
  const context = vm.createContext();
  expect([run('module.exports = 1', context), run('module.exports = 2', context)]).toEqual([1, 2]);
});

it('the script cache reports the original line and column of an error', () => {
  const stackOf = (code: string) => {
    try {
      run(code, vm.createContext(), '/places.js');
      return '';
    } catch (error) {
      return String((error as Error).stack);
    }
  };
  expect(stackOf(`  throw new Error('here');`)).toContain('/places.js:1:9');
  expect(stackOf(`\n    throw new Error('there');`)).toContain('/places.js:2:11');
});

it('the script cache accepts a module in strict mode or with a comment at its end', () => {
  expect(run('module.exports = 1; // the end', vm.createContext(), '/comment.js')).toBe(1);
  expect(
    run(`'use strict'; module.exports = (function () { return this; })()`, vm.createContext(), '/strict.js'),
  ).toBeUndefined();
});

it('the script cache leaves out modules with a dynamic import', () => {
  const compiled = countCompiled(() => {
    const exported = run(`module.exports = () => import('other');`, vm.createContext(), '/imports.js');
    expect(exported).toEqual(expect.any(Function));
  });
  expect(compiled).toBe(0);
});
