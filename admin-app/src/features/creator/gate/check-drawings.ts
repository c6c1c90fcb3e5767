import type { TemplateDraft } from 'shared-lib/model';
import {
  drawJob,
  TemplateError,
  type DrawJob,
  type DrawnTemplate,
  type TemplateDrawing,
  type TemplateInspection,
  type TemplateSandbox,
} from 'shared-lib/templates';
import { describeDrawingProblem } from '../../../template-preview/describe-drawing-problem';
import { sampleCards, type SampleCard } from '../../../template-preview/sample-cards';
import { SAMPLE_OWNER, samplePictures, samplePictureValues } from '../../../template-preview/sample-photo';
import type { GateFinding } from './finding';
import { messages } from './messages';

/** The narrowest phone that a card has to fit, in pixels. */
const NARROW_PX = 320;

/** Impacts of axe's rules that block publishing. */
const BLOCKING = new Set(['serious', 'critical']);

const SCHEMES = ['light', 'dark'] as const;

type Violation = TemplateInspection['violations'][number];

/** Names a sample card, and its theme where that matters. */
const placeOf = ({ label }: SampleCard, ...more: string[]) =>
  [messages.withSample(label), ...more].join(', ');

function drawingFindings(
  draft: TemplateDraft,
  sample: SampleCard,
  job: DrawJob,
  drawing: TemplateDrawing,
): GateFinding[] {
  const found = { check: messages.checks.drawing, where: [placeOf(sample)] };
  const lost = job.items.filter(({ key }) => drawing.parts[key] === undefined).length;
  const removed = [...new Set(drawing.removed.map(({ name }) => name))];
  const findings: GateFinding[] = [];
  if (lost > 0) {
    const fix = draft.targetSection === 'profile' ? messages.fixOwnLookProfile : messages.fixOwnLookLinks;
    const where = [
      draft.targetSection === 'profile' ? placeOf(sample) : placeOf(sample, messages.links(lost)),
    ];
    findings.push({ level: 'error', check: found.check, message: messages.ownLook, fix, where });
  }
  if (removed.length > 0) {
    const message = messages.removed(removed.join(', '));
    findings.push({ level: 'warning', ...found, message, fix: messages.fixRemoved });
  }
  return findings;
}

/** A rule of axe that a drawing breaks, in one theme of the card or in both. */
interface BrokenRule {
  violation: Violation;
  schemes: (typeof SCHEMES)[number][];
}

/** Merges the broken rules of both themes: each once, with the lowest contrast. */
function mergeLooks(
  rules: Map<string, BrokenRule>,
  scheme: (typeof SCHEMES)[number],
  violation: Violation,
): void {
  const known = rules.get(violation.id);
  if (!known) {
    rules.set(violation.id, { violation, schemes: [scheme] });
    return;
  }
  known.schemes.push(scheme);
  const [one, other] = [known.violation.contrast, violation.contrast];
  if (one && other && other.measured < one.measured) known.violation = violation;
}

function ruleFinding(sample: SampleCard, { violation, schemes }: BrokenRule): GateFinding {
  const { help, impact, elements, contrast } = violation;
  const look = schemes.length === SCHEMES.length ? [] : schemes.map((scheme) => messages.schemes[scheme]);
  const measured = contrast ? [messages.contrast(contrast.measured, contrast.least)] : [];
  return {
    level: BLOCKING.has(impact) ? 'error' : 'warning',
    check: messages.checks.access,
    message: help,
    fix: messages.fixAccess(elements.slice(0, 2).join(' ')),
    where: [placeOf(sample, ...look, ...measured)],
  };
}

async function lookFindings(
  sandbox: TemplateSandbox,
  job: DrawJob,
  sample: SampleCard,
): Promise<GateFinding[]> {
  const findings: GateFinding[] = [];
  const rules = new Map<string, BrokenRule>();
  for (const scheme of SCHEMES) {
    await sandbox.render(job, { theme: { ...sample.card.theme, scheme }, pictures: samplePictures });
    const { overflow, brokenWords, violations } = await sandbox.inspect(NARROW_PX);
    if (overflow > 0 && scheme === 'light') {
      findings.push({
        level: 'error',
        check: messages.checks.width,
        message: messages.overflow,
        fix: messages.fixOverflow,
        where: [placeOf(sample, messages.pixels(Math.ceil(overflow)))],
      });
    }
    if (brokenWords.length > 0 && scheme === 'light') {
      findings.push({
        level: 'warning',
        check: messages.checks.width,
        message: messages.brokenWords,
        fix: messages.fixBrokenWords,
        where: [placeOf(sample, ...brokenWords)],
      });
    }
    for (const violation of violations) mergeLooks(rules, scheme, violation);
  }
  return [...findings, ...[...rules.values()].map((rule) => ruleFinding(sample, rule))];
}

/** Matches globals that browsers have and templates lack, as these are rendered once, without a page, a network or a clock. */
const ABSENT =
  /^(?:fetch|XMLHttpRequest|WebSocket|window|document|navigator|location|history|localStorage|sessionStorage|indexedDB|alert|setTimeout|setInterval|requestAnimationFrame|process|require|module)$/;

/** Suggests how to correct a component that fails. */
function adviceFor({ message }: TemplateError): string {
  const name = /\b([\w$]+) is not (?:defined|a function)/.exec(message)?.[1];
  if (name === undefined) return messages.fixDrawing;
  return ABSENT.test(name) ? messages.fixAbsent(name) : messages.fixUndefined(name);
}

/**
 * Renders a template with every sample card and inspects the result.
 *
 * @param onProgress - Gets the number of cards that are done.
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
    const data = sample.card.profile.photo ? samplePictureValues(draft.jsonConfig) : {};
    const job = drawJob(sample.card, template, data, { owner: SAMPLE_OWNER });
    try {
      const drawing = await sandbox.render(job);
      findings.push(...drawingFindings(draft, sample, job, drawing));
      findings.push(...(await lookFindings(sandbox, job, sample)));
    } catch (failure) {
      if (!(failure instanceof TemplateError)) throw failure;
      findings.push({
        level: 'error',
        check: messages.checks.drawing,
        message: describeDrawingProblem(failure),
        fix: adviceFor(failure),
        where: [placeOf(sample)],
      });
    }
    onProgress(index + 1, sampleCards.length);
  }
  return findings;
}
