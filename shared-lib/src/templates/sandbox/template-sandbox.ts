import type { DrawJob, DrawnLook, TemplateDrawing, TemplateInspection } from '../drawing';

/**
 * A place where templates are drawn without being able to touch anything: a frame of another site, and a worker without
 * network inside it.
 */
export interface TemplateSandbox {
  /**
   * Draws a template, and shows it where the sandbox has a container and a look is given.
   *
   * @throws TemplateError
   */
  render(job: DrawJob, look?: DrawnLook): Promise<TemplateDrawing>;
  /**
   * Looks at what was shown last, at a width.
   *
   * @param width - Pixels; the container's own when left out.
   */
  inspect(width?: number): Promise<TemplateInspection>;
  /** Ends it; what is under way is rejected. */
  close(): void;
}
