import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { templateDraftSchema, type TemplateDraft } from 'shared-lib/model';
import { compileTemplate } from 'shared-lib/templates/compile';

const SEEDS = join(__dirname, '../../templates/seeds');

/** A template that ships with the product. */
export interface TemplateSeed {
  /** The name of its folder. */
  key: string;
  draft: TemplateDraft;
  compiledCode: string;
}

function readSeed(key: string): TemplateSeed {
  const text = (file: string) => readFileSync(join(SEEDS, key, file), 'utf8');
  const draft = templateDraftSchema.parse({
    ...JSON.parse(text('template.json')),
    reactCode: text('template.jsx'),
    cssCode: text('style.css'),
  });
  const compiled = compileTemplate(draft.reactCode);
  if (!compiled.ok) throw new Error(`${key}, line ${compiled.problem.line}: ${compiled.problem.message}`);
  return { key, draft, compiledCode: compiled.code };
}

/** Reads the templates of `templates/seeds`: a folder each, its code and style apart from the rest. */
export function readTemplateSeeds(): TemplateSeed[] {
  return readdirSync(SEEDS).sort().map(readSeed);
}
