import { diff } from '@codemirror/merge';
import type { EditorView } from '@codemirror/view';
import { formatCode, type CodeLanguage } from './format-code';

/**
 * Formats the text of an editor, as one step of its undo history that leaves the cursor at the same word. If the text
 * is edited in the meantime, it isn't formatted.
 */
export async function formatView(view: EditorView, language: CodeLanguage): Promise<void> {
  const before = view.state.doc.toString();
  const after = await formatCode(language, before);
  if (after === before || view.state.doc.toString() !== before) return;
  view.dispatch({
    changes: diff(before, after).map(({ fromA, toA, fromB, toB }) => ({
      from: fromA,
      to: toA,
      insert: after.slice(fromB, toB),
    })),
    userEvent: 'format',
  });
}
