import { createTemplateSandbox, type DrawJob, type TemplateDrawing } from 'shared-lib/templates';

/** Most drawings in the cache: those of a card and of a few pages of the gallery. */
const MAX_KEPT = 120;

/** Renders templates in a hidden sandbox. */
export interface DrawingEngine {
  /** @throws TemplateError */
  draw: (job: DrawJob) => Promise<TemplateDrawing>;
  close: () => void;
}

/** Opens the one hidden sandbox of an editor. The markup of a job is cached, so that the same job is rendered once. */
export function openDrawingEngine(): DrawingEngine {
  const sandbox = createTemplateSandbox();
  const kept = new Map<string, Promise<TemplateDrawing>>();
  return {
    draw(job) {
      const key = JSON.stringify(job);
      const earlier = kept.get(key);
      if (earlier) return earlier;
      const drawing = sandbox.render(job);
      kept.set(key, drawing);
      drawing.catch(() => kept.delete(key));
      const [oldest] = kept.keys();
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
      return drawing;
    },
    close: () => sandbox.close(),
  };
}
