export type { DrawItem, DrawJob, DrawnLook, TemplateDrawing, TemplateInspection } from './drawing';
export { drawJob, type DrawnCard, type DrawnTemplate } from './draw-job';
export { picturesIn, withPictures, type Pictures } from './pictures';
export type { TemplateProblem } from './problem';
export { createTemplateSandbox } from './sandbox/create-template-sandbox';
export type { TemplateSandbox } from './sandbox/template-sandbox';
export { TemplateError } from './template-error';
