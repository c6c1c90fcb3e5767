import axe from 'axe-core';
import { rules as spanish } from 'axe-core/locales/es.json';
import type { TemplateInspection } from 'shared-lib/templates';
import type { Stage } from './stage';

/** Data of axe's rule `color-contrast` about an element, as its documentation describes it. */
interface ContrastData {
  contrastRatio: number;
  expectedContrastRatio: string;
}

/** Returns the lowest contrast among elements; `null` for other rules. */
function worstContrast(
  nodes: readonly axe.NodeResult[],
): TemplateInspection['violations'][number]['contrast'] {
  const measured = nodes
    .flatMap(({ any }) => any)
    .filter(({ id }) => id === 'color-contrast')
    .map(({ data }): ContrastData => data)
    .sort((one, other) => one.contrastRatio - other.contrastRatio);
  const [worst] = measured;
  return worst ? { measured: worst.contrastRatio, least: parseFloat(worst.expectedContrastRatio) } : null;
}

/** Spanish names of axe's rules. Axe accepts a language only as text to evaluate, which the frame's policy forbids. */
const HELP: Readonly<Record<string, { help: string } | undefined>> = spanish;

/** Size of the letters that many people set, as a multiple of the usual one. */
const LARGE_TEXT = 2;

/** Most elements or words that a finding names. */
const MAX_NAMED = 5;

/** Lists words that break at the usual size of text or at a large one. */
function brokenWords(stage: Stage): string[] {
  const inLarge = stage.withTextTimes(LARGE_TEXT, () => stage.brokenWords());
  return [...new Set([...stage.brokenWords(), ...inLarge])].slice(0, MAX_NAMED);
}

/** Inspects the rendered template for faults that people with a narrow screen or a screen reader would meet. */
export async function inspect(stage: Stage): Promise<TemplateInspection> {
  const { violations } = await axe.run(stage.host, {
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  });
  return {
    overflow: stage.overflow(),
    brokenWords: brokenWords(stage),
    height: stage.height,
    violations: violations.map(({ id, impact, help, nodes }) => ({
      id,
      impact: impact ?? 'minor',
      help: HELP[id]?.help ?? help,
      elements: nodes.slice(0, MAX_NAMED).map(({ html }) => html),
      contrast: worstContrast(nodes),
    })),
  };
}
