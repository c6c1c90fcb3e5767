import { useEffect, useRef } from 'react';
import { css } from '@codemirror/lang-css';
import { javascript } from '@codemirror/lang-javascript';
import { unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { keysOf, type TemplateCode } from 'shared-lib/model';
import styles from './code-comparison.module.css';
import { codeTheme } from './code-theme';
import { uiMessages as messages } from '../messages';

const LANGUAGES = {
  reactCode: () => javascript({ jsx: true }),
  cssCode: css,
  jsonConfig: () => javascript(),
};

type Part = keyof typeof LANGUAGES;

const PARTS = keysOf(LANGUAGES);

const textOf = (code: TemplateCode, part: Part) =>
  part === 'jsonConfig' ? JSON.stringify(code.jsonConfig, null, 2) : code[part];

function Difference({ part, before, after }: { part: Part; before: string; after: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const view = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: after,
        extensions: [
          lineNumbers(),
          LANGUAGES[part](),
          EditorState.readOnly.of(true),
          EditorView.editable.of(false),
          EditorView.lineWrapping,
          codeTheme,
          EditorView.contentAttributes.of({ 'aria-label': messages.diff[part] }),
          unifiedMergeView({ original: before, mergeControls: false, collapseUnchanged: {} }),
        ],
      }),
    });
    return () => view.destroy();
  }, [part, before, after]);
  return <div ref={place} className={styles.difference} />;
}

/** Renders the differences between two versions of a template's code, part by part. */
export default function CodeComparison({ before, after }: { before: TemplateCode; after: TemplateCode }) {
  return PARTS.map((part) => {
    const [old, now] = [textOf(before, part), textOf(after, part)];
    return (
      <section key={part}>
        <h4 className={styles.part}>{messages.diff[part]}</h4>
        {old === now ? <p>{messages.same}</p> : <Difference part={part} before={old} after={now} />}
      </section>
    );
  });
}
