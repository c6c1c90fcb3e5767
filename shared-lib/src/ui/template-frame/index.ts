export { TemplateFrame, type TemplateFrameProps } from './template-frame';
export { TemplateThumbnail, type TemplateThumbnailProps } from './template-thumbnail';
export { useTemplateSandbox, type SandboxState } from './use-template-sandbox';
