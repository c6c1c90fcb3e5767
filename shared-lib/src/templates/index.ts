export type {
  DrawItem,
  DrawJob,
  DrawnLook,
  RemovedPiece,
  TemplateContext,
  TemplateDrawing,
  TemplateInspection,
} from './drawing';
export { templateContext } from './context';
export { drawJob, type DrawnCard, type DrawnTemplate } from './draw-job';
export type { TemplateProblem } from './problem';
export { createTemplateSandbox, type TemplateSandboxOptions } from './sandbox/create-template-sandbox';
export type { TemplateSandbox } from './sandbox/template-sandbox';
export { TemplateError, type TemplateErrorCode } from './template-error';
