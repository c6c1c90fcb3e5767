import axe from 'axe-core';
import spanish from 'axe-core/locales/es.json';
import type { TemplateInspection } from 'shared-lib/templates';
import type { Stage } from './stage';

axe.configure({ locale: spanish as unknown as Parameters<typeof axe.configure>[0]['locale'] });

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
      help,
      elements: nodes.slice(0, 5).map(({ html }) => html),
    })),
  };
}
