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
export type { TemplateProblem } from './problem';
export type { TemplateSandbox } from './sandbox/template-sandbox';
export { TemplateError, type TemplateErrorCode } from './template-error';
