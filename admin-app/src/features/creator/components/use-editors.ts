import { useMemo } from 'react';
import type { EditorView } from '@codemirror/view';
import type { CodePlace } from '../gate/gate-findings';

type Editor = CodePlace['editor'];

const LANGUAGES = { reactCode: 'jsx', cssCode: 'css' } as const;

/** The running editors of a template's codes. */
export interface Editors {
  /** Returns a function that takes the running editor of a code. */
  put: (editor: Editor) => (view: EditorView) => void;
  /** Formats both codes; they stay as they are where the formatter can't be loaded. */
  format: () => Promise<void>;
  /** Puts the cursor at the beginning of a line, and the focus into its editor. */
  goTo: (editor: Editor, line: number | null) => void;
}

/** Holds the open editors of a template's code. */
export function useEditors(): Editors {
  return useMemo(() => {
    const views: Partial<Record<Editor, EditorView>> = {};
    const takers = {
      reactCode: (view: EditorView) => void (views.reactCode = view),
      cssCode: (view: EditorView) => void (views.cssCode = view),
    };
    return {
      put: (editor) => takers[editor],
      async format() {
        const loaded = await import('../format/format-view').catch(() => null);
        if (!loaded) return;
        const formats = (['reactCode', 'cssCode'] as const).map(async (editor) => {
          const view = views[editor];
          if (view) await loaded.formatView(view, LANGUAGES[editor]);
        });
        await Promise.all(formats);
      },
      goTo(editor, line) {
        const view = views[editor];
        if (!view) return;
        const at = view.state.doc.line(Math.min(Math.max(line ?? 1, 1), view.state.doc.lines)).from;
        view.focus();
        view.dispatch({ selection: { anchor: at }, scrollIntoView: true });
      },
    };
  }, []);
}
