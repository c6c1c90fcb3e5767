import { createContext, useContext } from 'react';
import type { Card, CardContent } from 'shared-lib/model';
import { fieldMessage } from 'shared-lib/errors';
import { readPath, writePath, type ContentPath } from '../../card-draft/content-paths';
import { labelOf } from './field-labels';
import type { EditDraft } from './use-card-draft';

/** Card, draft and tools for every part of the editor. */
export interface EditorTools {
  card: Card;
  draft: CardContent;
  edit: EditDraft;
  /** Codes of the problems to show now, by field. */
  problems: ReadonlyMap<ContentPath, string>;
  /** Shows the problems of this field from now on. */
  reveal: (path: ContentPath) => void;
}

export const EditorContext = createContext<EditorTools | null>(null);

/** Returns the tools of the surrounding editor. */
export function useEditor(): EditorTools {
  const tools = useContext(EditorContext);
  if (!tools) throw new Error('useEditor is for parts of the card editor');
  return tools;
}

/** Returns the message of a field's problem, if there is one to show. */
export function problemText(problems: EditorTools['problems'], path: ContentPath): string | undefined {
  const code = problems.get(path);
  return code === undefined ? undefined : fieldMessage(code, labelOf(path));
}

/** Returns the props of a text field bound to one field of the draft. */
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
