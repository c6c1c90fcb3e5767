export { buildPublicTemplates, type AppliedTemplate } from './build-public-templates';
export { drawParts, textOf, type DrawnParts } from './draw-parts';
export { sanitizeMarkup, type MarkupLimits, type SanitizedMarkup } from './sanitize-markup';
