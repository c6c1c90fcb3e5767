import { createContext, useContext } from 'react';
import type { Card, CardContent } from 'shared-lib/domain';
import { fieldMessage } from 'shared-lib/errors';
import { readPath, writePath, type ContentPath } from '../../card-draft/content-paths';
import { labelOf } from './field-labels';
import type { EditDraft } from './use-card-draft';

/** What every part of the editor works on. */
export interface EditorTools {
  card: Card;
  draft: CardContent;
  edit: EditDraft;
  /** Codes of the problems to show now, by field. */
  problems: ReadonlyMap<ContentPath, string>;
  /** From now on a problem of this field is shown. */
  reveal: (path: ContentPath) => void;
}

export const EditorContext = createContext<EditorTools | null>(null);

/** The editor around a component. */
export function useEditor(): EditorTools {
  const tools = useContext(EditorContext);
  if (!tools) throw new Error('useEditor is for parts of the card editor');
  return tools;
}

/** The sentence for a field's problem, if there is one to show. */
export function problemText(problems: EditorTools['problems'], path: ContentPath): string | undefined {
  const code = problems.get(path);
  return code === undefined ? undefined : fieldMessage(code, labelOf(path));
}

/** Props of a text field bound to one field of the draft. */
export function useTextField(path: ContentPath) {
  const { draft, edit, problems, reveal } = useEditor();
  return {
    label: labelOf(path),
    value: String(readPath(draft, path) ?? ''),
    error: problemText(problems, path),
    'data-field': path,
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      edit((before) => writePath(before, path, value));
    },
    onBlur: () => reveal(path),
  };
}
