export { buildPublicTemplates, type AppliedTemplate } from './build-public-templates';
export { drawParts } from './draw-parts';
export { sanitizeMarkup } from './sanitize-markup';
