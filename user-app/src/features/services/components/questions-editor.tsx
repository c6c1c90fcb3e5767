import { useEffect, useRef } from 'react';
import { ActionIcon, Button, Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { isOneOf } from 'shared-lib/model';
import { formMessages as text } from '../messages';
import { blankQuestion, type QuestionForm } from '../service-form';
import styles from './service-form.module.css';

const KINDS = ['text', 'textarea', 'select', 'checkbox'] as const;

interface QuestionsEditorProps {
  questions: readonly QuestionForm[];
  /** Returns the problem of a field, by its name. */
  problem: (field: string) => string | undefined;
  onLeave: (field: string) => void;
  onChange: (change: (questions: QuestionForm[]) => QuestionForm[]) => void;
  most: number;
}

/** Renders the questions that visitors are asked besides their contact data. */
export function QuestionsEditor({ questions, problem, onLeave, onChange, most }: QuestionsEditorProps) {
  const added = useRef<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  // The focus moves to the newest question.
  useEffect(() => {
    if (!added.current) return;
    list.current?.querySelector<HTMLElement>(`[data-field="questions.${added.current}.label"]`)?.focus();
    added.current = null;
  }, [questions]);

  const add = () => {
    const question = blankQuestion();
    added.current = question.id;
    onChange((before) => [...before, question]);
  };
  const change = (id: string, changes: Partial<QuestionForm>) =>
    onChange((before) =>
      before.map((question) => (question.id === id ? { ...question, ...changes } : question)),
    );
  const move = (from: number, to: number) =>
    onChange((before) =>
      before[to] ? before.toSpliced(from, 1).toSpliced(to, 0, ...before.slice(from, from + 1)) : before,
    );

  return (
    <>
      {questions.length > 0 && (
        <ol ref={list} className={styles.questions}>
          {questions.map((question, place) => {
            const at = (field: string) => `questions.${question.id}.${field}`;
            return (
              <li key={question.id}>
                <div role="group" aria-label={text.question(place + 1)} className={styles.question}>
                  <div className={styles.pair}>
                    <TextInput
                      label={text.questionLabel}
                      value={question.label}
                      error={problem(at('label'))}
                      data-field={at('label')}
                      onBlur={() => onLeave(at('label'))}
                      onChange={(event) => change(question.id, { label: event.currentTarget.value })}
                      autoComplete="off"
                    />
                    <Select
                      label={text.questionKind}
                      value={question.kind}
                      allowDeselect={false}
                      onChange={(kind) => isOneOf(KINDS, kind) && change(question.id, { kind })}
                      data={KINDS.map((value) => ({ value, label: text.questionKinds[value] }))}
                    />
                  </div>
                  {question.kind === 'select' && (
                    <Textarea
                      label={text.options}
                      description={text.optionsHelp}
                      value={question.options}
                      error={problem(at('options'))}
                      data-field={at('options')}
                      onBlur={() => onLeave(at('options'))}
                      onChange={(event) => change(question.id, { options: event.currentTarget.value })}
                      autosize
                      minRows={2}
                      maxRows={8}
                    />
                  )}
                  <div className={styles.questionFoot}>
                    <Checkbox
                      label={text.required}
                      checked={question.required}
                      onChange={(event) => change(question.id, { required: event.currentTarget.checked })}
                    />
                    <span className={styles.tools}>
                      <Tool
                        label={text.questionUp(place + 1)}
                        inert={place === 0}
                        onClick={() => move(place, place - 1)}
                      >
                        <IconArrowUp size={20} stroke={1.75} aria-hidden />
                      </Tool>
                      <Tool
                        label={text.questionDown(place + 1)}
                        inert={place === questions.length - 1}
                        onClick={() => move(place, place + 1)}
                      >
                        <IconArrowDown size={20} stroke={1.75} aria-hidden />
                      </Tool>
                      <Tool
                        label={text.questionRemove(place + 1)}
                        danger
                        onClick={() => onChange((before) => before.filter(({ id }) => id !== question.id))}
                      >
                        <IconTrash size={20} stroke={1.75} aria-hidden />
                      </Tool>
                    </span>
                  </div>
                </div>
              </li>
            );
          })}
        </ol>
      )}
      <div>
        <Button
          variant="light"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={add}
          disabled={questions.length >= most}
        >
          {text.addQuestion}
        </Button>
        {questions.length >= most && <p className={styles.help}>{text.questionsFull(most)}</p>}
      </div>
    </>
  );
}

interface ToolProps {
  label: string;
  /** True while it has no effect; it stays in the tab order. */
  inert?: boolean;
  danger?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function Tool({ label, inert, danger, onClick, children }: ToolProps) {
  return (
    <ActionIcon
      variant="subtle"
      color={danger ? 'red' : 'dark'}
      size={44}
      aria-label={label}
      data-disabled={inert || undefined}
      aria-disabled={inert || undefined}
      onClick={() => inert || onClick()}
    >
      {children}
    </ActionIcon>
  );
}
