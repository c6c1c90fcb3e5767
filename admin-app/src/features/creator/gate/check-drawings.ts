import type { TemplateDraft } from 'shared-lib/domain';
import {
  drawJob,
  TemplateError,
  type DrawJob,
  type DrawnTemplate,
  type TemplateDrawing,
  type TemplateSandbox,
} from 'shared-lib/templates';
import { describeDrawingProblem } from '../../../template-preview/describe-drawing-problem';
import { sampleCards, type SampleCard } from '../../../template-preview/sample-cards';
import type { GateFinding } from './finding';
import { messages } from './messages';

/** The narrowest phone that a card has to fit, in pixels. */
const NARROW_PX = 320;

/** Breaking these keeps people from reading or using the card. */
const BLOCKING = new Set(['serious', 'critical']);

const SCHEMES = ['light', 'dark'] as const;

const error = (check: string, message: string, fix: string): GateFinding => ({
  level: 'error',
  check,
  message,
  fix,
});

function drawingFindings(draft: TemplateDraft, sample: SampleCard, job: DrawJob, drawing: TemplateDrawing) {
  const check = messages.checks.drawing(sample.label);
  const lost = job.items.filter(({ key }) => drawing.parts[key] === undefined).length;
  const removed = [...new Set(drawing.removed.map(({ name }) => name))];
  const findings: GateFinding[] = [];
  if (lost > 0) {
    const fix = draft.targetSection === 'profile' ? messages.fixOwnLookProfile : messages.fixOwnLookLinks;
    findings.push(error(check, messages.ownLook(lost), fix));
  }
  if (removed.length > 0) {
    findings.push({
      level: 'warning',
      check,
      message: messages.removed(removed.join(', ')),
      fix: messages.fixRemoved,
    });
  }
  return findings;
}

async function lookFindings(
  sandbox: TemplateSandbox,
  job: DrawJob,
  sample: SampleCard,
): Promise<GateFinding[]> {
  const findings: GateFinding[] = [];
  for (const scheme of SCHEMES) {
    await sandbox.render(job, { theme: { ...sample.card.theme, scheme } });
    const { overflow, violations } = await sandbox.inspect(NARROW_PX);
    if (overflow > 0 && scheme === 'light') {
      const check = `${messages.checks.drawing(sample.label)} · ${messages.checks.width}`;
      findings.push(error(check, messages.overflow(Math.ceil(overflow)), messages.fixOverflow));
    }
    for (const { help, impact, elements } of violations) {
      findings.push({
        level: BLOCKING.has(impact) ? 'error' : 'warning',
        check: `${messages.checks.drawing(sample.label)} · ${messages.checks.access(messages.schemes[scheme])}`,
        message: help,
        fix: messages.fixAccess(elements.slice(0, 2).join(' ')),
      });
    }
  }
  return findings;
}

/**
 * Draws a template with every sample card and looks at what came of it.
 *
 * @param onProgress - Told how many of all cards are done.
 */
export async function checkDrawings(
  sandbox: TemplateSandbox,
  draft: TemplateDraft,
  compiledCode: string,
  onProgress: (done: number, all: number) => void,
): Promise<GateFinding[]> {
  const template: DrawnTemplate = { ...draft, compiledCode };
  const findings: GateFinding[] = [];
  for (const [index, sample] of sampleCards.entries()) {
    const job = drawJob(sample.card, template, {});
    try {
      const drawing = await sandbox.render(job);
      findings.push(...drawingFindings(draft, sample, job, drawing));
      findings.push(...(await lookFindings(sandbox, job, sample)));
    } catch (failure) {
      if (!(failure instanceof TemplateError)) throw failure;
      findings.push(
        error(messages.checks.drawing(sample.label), describeDrawingProblem(failure), messages.fixDrawing),
      );
    }
    onProgress(index + 1, sampleCards.length);
  }
  return findings;
}
