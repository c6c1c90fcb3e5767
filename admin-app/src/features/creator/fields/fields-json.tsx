import { useCallback, useState } from 'react';
import { templateFieldsSchema, type TemplateField } from 'shared-lib/model';
import type { TemplateProblem } from 'shared-lib/templates';
import { describeTemplateIssue } from '../../../template-data/describe-template-issue';
import { CodeEditor } from '../../../ui/code/code-editor';
import { messages } from '../messages';
import styles from '../components/creator.module.css';

interface FieldsJsonProps {
  fields: readonly TemplateField[];
  onChange: (fields: TemplateField[]) => void;
}

type Read = { fields: TemplateField[] } | { problems: TemplateProblem[] };

const problem = (message: string, detail: string, line: number | null): TemplateProblem => ({
  code: 'json',
  message,
  detail,
  line,
  column: null,
});

/** Returns the line of the position in the parser's message. */
function lineOf(text: string, error: unknown): number | null {
  const position = /position (\d+)/.exec(String(error))?.[1];
  return position === undefined ? null : text.slice(0, Number(position)).split('\n').length;
}

/** Returns the line on which the n-th field of the list begins, in the format of JSON.stringify or close to it. */
function lineOfField(text: string, index: number): number | null {
  const starts = [...text.matchAll(/^ {2}\{/gm)].map(({ index: at }) => at);
  const at = starts[index];
  return at === undefined ? null : text.slice(0, at).split('\n').length;
}

function read(text: string): Read {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { problems: [problem(messages.jsonSyntax, '', lineOf(text, error))] };
  }
  if (!Array.isArray(json)) return { problems: [problem(messages.jsonNotList, '', 1)] };
  const parsed = templateFieldsSchema.safeParse(json);
  if (parsed.success) return { fields: parsed.data };
  return {
    problems: parsed.error.issues.map(({ path, message }) =>
      problem(
        describeTemplateIssue(['jsonConfig', ...path], message),
        '',
        lineOfField(text, Number(path[0] ?? 0)),
      ),
    ),
  };
}

/** Renders the fields as JSON. Invalid JSON stays in the editor and changes nothing. */
export function FieldsJson({ fields, onChange }: FieldsJsonProps) {
  const [text, setText] = useState(() => JSON.stringify(fields, null, 2));
  const [valid, setValid] = useState(true);
  const check = useCallback((content: string) => {
    const result = read(content);
    return 'problems' in result ? result.problems : [];
  }, []);

  const type = (content: string) => {
    setText(content);
    const result = read(content);
    setValid('fields' in result);
    if ('fields' in result) onChange(result.fields);
  };

  return (
    <>
      <CodeEditor label={messages.json} language="json" value={text} onChange={type} check={check} />
      {!valid && (
        <p role="status" className={styles.help}>
          {messages.jsonKept}
        </p>
      )}
    </>
  );
}
