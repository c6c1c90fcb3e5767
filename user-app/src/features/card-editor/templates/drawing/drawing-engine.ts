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
  const drawings = new Map<string, Promise<TemplateDrawing>>();
  return {
    draw(job) {
      const key = JSON.stringify(job);
      const earlier = drawings.get(key);
      if (earlier) return earlier;
      const drawing = sandbox.render(job);
      drawings.set(key, drawing);
      drawing.catch(() => drawings.delete(key));
      const [oldest] = drawings.keys();
      if (drawings.size > MAX_KEPT && oldest !== undefined) drawings.delete(oldest);
      return drawing;
    },
    close: () => sandbox.close(),
  };
}
