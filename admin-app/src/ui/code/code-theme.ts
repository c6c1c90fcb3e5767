import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/* Colours come from the product's tokens, so that both themes are one. */

const frame = EditorView.theme({
  '&': { color: 'var(--tj-ink)', backgroundColor: 'var(--tj-paper)' },
  '.cm-content': {
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    caretColor: 'var(--tj-ink)',
  },
  '.cm-cursor': { borderLeftColor: 'var(--tj-ink)' },
  '.cm-gutters': { color: 'var(--tj-ink-soft)', backgroundColor: 'var(--tj-ground)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused': { outline: '2px solid var(--tj-accent)', outlineOffset: '1px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--tj-accent-soft)',
  },
  '.cm-tooltip': {
    color: 'var(--tj-ink)',
    backgroundColor: 'var(--tj-paper)',
    border: '1px solid var(--tj-line)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--tj-ink)',
    backgroundColor: 'var(--tj-accent-soft)',
  },
  '.cm-tooltip .cm-completionDetail': { color: 'var(--tj-ink-soft)' },
  '.cm-tooltip.cm-completionInfo, .cm-reference': { maxWidth: '320px', padding: '8px 12px' },
  '.cm-collapsedLines': { color: 'var(--tj-ink)', background: 'var(--tj-ground)' },
});

const highlight = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], color: 'var(--tj-info-ink)' },
  { tag: [tags.string, tags.regexp], color: 'var(--tj-success-ink)' },
  { tag: [tags.number, tags.bool, tags.null, tags.unit, tags.color], color: 'var(--tj-warning-ink)' },
  { tag: [tags.tagName, tags.className, tags.typeName], color: 'var(--tj-accent-hover)' },
  { tag: [tags.comment], color: 'var(--tj-ink-soft)', fontStyle: 'italic' },
]);

/** Theme of the editors and comparisons of code. */
export const codeTheme: Extension = [frame, syntaxHighlighting(highlight)];
