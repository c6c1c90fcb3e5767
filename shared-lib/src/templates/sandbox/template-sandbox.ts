import type { DrawJob, DrawnLook, TemplateDrawing, TemplateInspection } from '../drawing';

/** Renders templates in isolation: in a frame of another site, and in a worker without network inside it. */
export interface TemplateSandbox {
  /**
   * Renders a template, and shows it where the sandbox has a container and a look is given.
   *
   * @throws TemplateError
   */
  render(job: DrawJob, look?: DrawnLook): Promise<TemplateDrawing>;
  /**
   * Inspects the drawing shown last, at a width; only in a sandbox that was opened for inspections.
   *
   * @param width - Pixels; the container's own when left out.
   */
  inspect(width?: number): Promise<TemplateInspection>;
  /** Closes the sandbox; pending requests are rejected. */
  close(): void;
}
