import axe from 'axe-core';
import { rules as spanish } from 'axe-core/locales/es.json';
import type { TemplateInspection } from 'shared-lib/templates';
import type { Stage } from './stage';

/** Axe takes a language only as text to evaluate, which the frame's policy forbids; the names of its rules are enough. */
const HELP: Readonly<Record<string, { help: string } | undefined>> = spanish;

/** Looks at what is shown as a person with a narrow screen or a screen reader would. */
export async function inspect(stage: Stage): Promise<TemplateInspection> {
  const { violations } = await axe.run(stage.host, {
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  });
  return {
    overflow: stage.overflow(),
    height: stage.height,
    violations: violations.map(({ id, impact, help, nodes }) => ({
      id,
      impact: impact ?? 'minor',
      help: HELP[id]?.help ?? help,
      elements: nodes.slice(0, 5).map(({ html }) => html),
    })),
  };
}
