import { runModule } from './run-module';

/** Asks the loader about the SDK that is installed, or another source. */
function load(source: string): { error: string; questions: number; methods: number; isScript: boolean } {
  return JSON.parse(
    runModule(`
      import { readdirSync, readFileSync } from 'node:fs';
      import { transformSync } from 'esbuild';
      import { withoutPipelines } from './build/unused/firestore-pipelines-loader.mjs';
      const folder = 'node_modules/@firebase/firestore/dist/';
      const name = readdirSync(folder).find((file) => /^common-[\\w-]+\\.esm\\.js$/.test(file));
      const installed = readFileSync(folder + name, 'utf8');
      const count = (text, pattern) => text.match(pattern)?.length ?? 0;
      const questions = /(?<!function )__PRIVATE_(isPipeline|targetIsPipelineTarget)\\(|instanceof (CorePipeline|__PRIVATE_RealtimePipeline)/g;
      let error = '', changed = '';
      try { changed = withoutPipelines(${source}); } catch (cause) { error = cause.message; }
      console.log(JSON.stringify({
        error,
        questions: count(changed, questions),
        methods: count(changed, /MatchingPipeline\\([^)]*\\) \\{ throw|ForPipeline\\([^)]*\\) \\{ throw/g),
        isScript: transformSync(changed, { format: 'esm' }).code.length > 0,
      }));
    `),
  ) as ReturnType<typeof load>;
}

describe('Firestore’s SDK in the browser builds', () => {
  it('asks nothing about pipelines, and can be read still', () => {
    expect(load('installed')).toEqual({ error: '', questions: 0, methods: 2, isScript: true });
  });

  it('fails the build where it isn’t what the loader was written for', () => {
    const { error } = load(`installed.replace('__PRIVATE_isPipeline(t.query)', 'isAPipeline(t.query)')`);
    expect(error).toMatch(/22 times in place of 23/);
  });
});
