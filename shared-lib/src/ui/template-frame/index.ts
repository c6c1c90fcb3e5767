export { PicturesContext } from './pictures-context';
export { TemplateFrame } from './template-frame';
export { TemplateThumbnail } from './template-thumbnail';
