import type { ServiceQuestion } from 'shared-lib/domain/booking';
import { messages } from './messages';

/** Longest texts that the server takes, in characters. */
export const FIELD_MAX = { name: 80, email: 254, phone: 30, notes: 1000, answer: 1000, reason: 300 } as const;

/** Answers by question; a ticked box is `true`. */
export type Answers = Record<string, string | boolean>;

/** What a visitor types. */
export interface BookingFormValues {
  name: string;
  email: string;
  phone: string;
  notes: string;
  answers: Answers;
}

/** Sentences by field, named as the server names them: `customer.name`, `notes`, `answers.{id}`. */
export type FieldErrors = Record<string, string>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
/** Six digits or more, and what people write between them. */
const PHONE = /^\+?(?:[\s().\-/]*\d){6,}[\s().\-/]*$/;

const text = messages.form;

function findLineError(
  label: string,
  value: string,
  {
    most,
    required,
    pattern,
    invalid = '',
  }: { most: number; required: boolean; pattern?: RegExp; invalid?: string },
): string | null {
  const trimmed = value.trim();
  if (trimmed === '') return required ? text.required(label) : null;
  if (trimmed.length > most) return text.tooLong(label, most);
  return pattern && !pattern.test(trimmed) ? invalid : null;
}

function findAnswerError(question: ServiceQuestion, answer: string | boolean | undefined): string | null {
  if (question.kind === 'checkbox') return question.required && answer !== true ? text.tickRequired : null;
  const value = typeof answer === 'string' ? answer : '';
  // Questions rarely are nouns that something could be said of.
  if (question.required && value.trim() === '') return text.answerRequired;
  return findLineError(question.label, value, { most: FIELD_MAX.answer, required: false });
}

/** What is wrong with a form, field by field, in the order of the screen; empty when it can be sent. */
export function findFormErrors(
  values: BookingFormValues,
  questions: readonly ServiceQuestion[],
): FieldErrors {
  const found: [string, string | null][] = [
    ['customer.name', findLineError(text.name, values.name, { most: FIELD_MAX.name, required: true })],
    [
      'customer.email',
      findLineError(text.email, values.email, {
        most: FIELD_MAX.email,
        required: true,
        pattern: EMAIL,
        invalid: text.emailInvalid,
      }),
    ],
    [
      'customer.phone',
      findLineError(text.phone, values.phone, {
        most: FIELD_MAX.phone,
        required: false,
        pattern: PHONE,
        invalid: text.phoneInvalid,
      }),
    ],
    ...questions.map((question): [string, string | null] => [
      `answers.${question.id}`,
      findAnswerError(question, values.answers[question.id]),
    ]),
    ['notes', findLineError(text.notes, values.notes, { most: FIELD_MAX.notes, required: false })],
  ];
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Sentences for the fields that the server couldn't take. */
export function refusedFields(fields: readonly string[]): FieldErrors {
  const known: FieldErrors = { 'customer.email': text.emailInvalid, 'customer.phone': text.phoneInvalid };
  return Object.fromEntries(fields.map((field) => [field, known[field] ?? text.refusedField]));
}

/** The answers to what is asked, as the server takes them: nothing of what isn't asked any more. */
export function answersTo(questions: readonly ServiceQuestion[], answers: Answers): Answers {
  const given = questions.map(({ id }): [string, string | boolean | undefined] => [id, answers[id]]);
  return Object.fromEntries(
    given.flatMap(([id, answer]): [string, string | boolean][] => {
      if (typeof answer === 'boolean') return answer ? [[id, true]] : [];
      return answer?.trim() ? [[id, answer.trim()]] : [];
    }),
  );
}
