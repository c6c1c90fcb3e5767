export { Glyph, type GlyphName } from './glyph';
