import type { DrawJob, TemplateDrawing } from 'shared-lib/templates';
import { checkTemplateCss } from 'shared-lib/templates/css';
import { SandboxFault } from 'shared-lib/templates/protocol';
import { drawParts } from 'shared-lib/templates/server';
import { templatedLinksHtml } from 'shared-lib/ui/card-view';
import type { TemplateWorkers } from './template-worker';

/** Renders a template, and returns the markup that visitors would get. */
export async function draw(workers: TemplateWorkers, job: DrawJob): Promise<TemplateDrawing> {
  const checked = checkTemplateCss(job.css);
  if (!checked.ok) {
    const [problem] = checked.problems;
    throw new SandboxFault('template-css', problem?.message, problem?.line ?? null);
  }
  const markup = await workers.draw(job.code, job.items);
  const { parts, unfit, css, removed } = drawParts(job.section, markup, job.context);
  const pieces = job.items.flatMap(({ key }) => parts[key] ?? unfit[key] ?? []);
  return {
    markup,
    parts,
    html: job.section === 'links' ? templatedLinksHtml(pieces.map((html) => ({ html }))) : pieces.join(''),
    css: checked.css + css.join(''),
    removed,
  };
}
