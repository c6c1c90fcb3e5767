import { useMemo } from 'react';
import { css } from '@codemirror/lang-css';
import { javascript } from '@codemirror/lang-javascript';
import { linter, lintGutter, type Diagnostic } from '@codemirror/lint';
import { Prec, type Extension, type Text } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import CodeMirror from '@uiw/react-codemirror';
import type { TemplateProblem } from 'shared-lib/templates';
import { codeTheme } from './code-theme';
import styles from './code-editor.module.css';

const LANGUAGES = {
  jsx: () => javascript({ jsx: true }),
  css,
  json: () => javascript(),
};

/** Delay after typing before the text is checked, in milliseconds. */
const CHECK_AFTER_MS = 300;

/** A problem on a line of a text; an error unless it says otherwise. */
export interface CodeProblem extends TemplateProblem {
  severity?: 'error' | 'warning';
}

interface CodeEditorProps {
  /** Label above the editor, and for screen readers. */
  label: string;
  language: keyof typeof LANGUAGES;
  value: string;
  onChange: (value: string) => void;
  /** Returns the problems of a text, which are shown on their lines. */
  check: (text: string) => Promise<readonly CodeProblem[]> | readonly CodeProblem[];
  /** Height of the visible text, in pixels; `fill` for that of its place, without a label above. */
  height?: number | 'fill';
  /** More abilities: keep the same object while nothing changes. */
  more?: Extension;
  /** Gets the running editor. */
  onView?: (view: EditorView) => void;
}

function toDiagnostic(
  doc: Text,
  { message, detail, line, column, severity = 'error' }: CodeProblem,
): Diagnostic {
  const at = doc.line(Math.min(Math.max(line ?? 1, 1), doc.lines));
  const from = Math.min(at.from + Math.max((column ?? 1) - 1, 0), at.to);
  return {
    from,
    to: Math.max(from, at.to),
    severity,
    message: detail ? `${message} (${detail})` : message,
  };
}

/** Renders an editor of code with problems on their lines. Tab leaves it, as everywhere else. */
export function CodeEditor({
  label,
  language,
  value,
  onChange,
  check,
  height = 320,
  more,
  onView,
}: CodeEditorProps) {
  const fills = height === 'fill';
  const extensions = useMemo(
    () => [
      LANGUAGES[language](),
      codeTheme,
      // The screen's own shortcut: it would add a line as well.
      Prec.highest(keymap.of([{ key: 'Mod-Enter', run: () => true }])),
      lintGutter(),
      linter(
        async ({ state }) => (await check(state.doc.toString())).map((p) => toDiagnostic(state.doc, p)),
        {
          delay: CHECK_AFTER_MS,
        },
      ),
      EditorView.lineWrapping,
      // Said aloud: what can be edited can be reached, and scrolled, from the keyboard.
      EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
      ...(more ? [more] : []),
    ],
    [language, check, label, more],
  );
  return (
    <div className={styles.editor} data-fills={fills || undefined}>
      {!fills && (
        <p className={styles.label} aria-hidden="true">
          {label}
        </p>
      )}
      <CodeMirror
        value={value}
        height={fills ? '100%' : `${height}px`}
        theme="none"
        indentWithTab={false}
        extensions={extensions}
        onChange={onChange}
        onCreateEditor={onView}
      />
    </div>
  );
}
