import { findEmailProblem, findPhoneProblem, withoutAccents } from 'shared-lib/model';
import type { InvoiceData, PublicService, ServiceQuestion } from 'shared-lib/model/booking';
import { BOOKING_LIMITS } from 'shared-lib/model/booking';
import { words } from '../words';

/** Answers by question; a ticked box is `true`. */
export type Answers = Record<string, string | boolean>;

/** Typed data of an invoice, which stays while it isn't wanted. */
export interface InvoiceValues extends InvoiceData {
  wanted: boolean;
}

/** Values that a visitor types. */
export interface BookingFormValues {
  name: string;
  email: string;
  phone: string;
  notes: string;
  answers: Answers;
  /** True for somebody who wants to be reminded by WhatsApp. */
  whatsApp?: boolean;
  /** Missing until the visitor wants an invoice. */
  invoice?: InvoiceValues;
}

/** Messages by field, named as the server names them: `customer.name`, `notes`, `answers.{id}`. */
export type FieldErrors = Record<string, string>;

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
  if (trimmed === '') return required ? words().form.required(label) : null;
  if (trimmed.length > most) return words().form.tooLong(label, most);
  return pattern && !pattern.test(trimmed) ? invalid : null;
}

function emailError(email: string): string | null {
  const problem = findEmailProblem(email);
  if (problem === 'email-accent') return words().form.emailAccent(withoutAccents(email.trim()));
  return problem && words().form.emailInvalid;
}

function phoneError(phone: string): string | null {
  const problem = findPhoneProblem(phone);
  if (problem === 'phone-several') return words().form.phoneSeveral;
  return problem && words().form.phoneInvalid;
}

function findAnswerError(question: ServiceQuestion, answer: string | boolean | undefined): string | null {
  if (question.kind === 'checkbox')
    return question.required && answer !== true ? words().form.tickRequired : null;
  const value = typeof answer === 'string' ? answer : '';
  // Questions rarely are nouns that something could be said of.
  if (question.required && value.trim() === '') return words().form.answerRequired;
  return findLineError(question.label, value, { most: BOOKING_LIMITS.answer, required: false });
}

/** Returns the problems of a form by field, in the order of the screen; empty when it can be sent. */
export function findFormErrors(
  values: BookingFormValues,
  { questions, phoneRequired }: Pick<PublicService, 'questions' | 'phoneRequired'>,
): FieldErrors {
  const found: [string, string | null][] = [
    [
      'customer.name',
      findLineError(words().form.name, values.name, { most: BOOKING_LIMITS.name, required: true }),
    ],
    [
      'customer.email',
      emailError(values.email) ??
        findLineError(words().form.email, values.email, { most: BOOKING_LIMITS.email, required: true }),
    ],
    [
      'customer.phone',
      phoneError(values.phone) ??
        findLineError(words().form.phone, values.phone, {
          most: BOOKING_LIMITS.phone,
          required: phoneRequired,
        }),
    ],
    ...questions.map((question): [string, string | null] => [
      `answers.${question.id}`,
      findAnswerError(question, values.answers[question.id]),
    ]),
    [
      'notes',
      findLineError(words().form.notes, values.notes, { most: BOOKING_LIMITS.notes, required: false }),
    ],
  ];
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Returns the messages of the fields that the server refused. */
export function refusedFields(
  fields: readonly string[],
  { phone }: Pick<BookingFormValues, 'phone'>,
): FieldErrors {
  const known: FieldErrors = {
    'customer.name': words().form.nameInvalid,
    'customer.email': words().form.emailInvalid,
    // The field may have become required since the page was opened.
    'customer.phone':
      phoneError(phone) ??
      (phone.trim() === '' ? words().form.required(words().form.phone) : words().form.phoneInvalid),
    'invoice.taxId': words().invoice.badTaxId,
  };
  return Object.fromEntries(fields.map((field) => [field, known[field] ?? words().form.refusedField]));
}

/** Returns the answers in the form that the server accepts, without those to removed questions. */
export function answersTo(questions: readonly ServiceQuestion[], answers: Answers): Answers {
  const given = questions.map(({ id }): [string, string | boolean | undefined] => [id, answers[id]]);
  return Object.fromEntries(
    given.flatMap(([id, answer]): [string, string | boolean][] => {
      if (typeof answer === 'boolean') return answer ? [[id, true]] : [];
      return answer?.trim() ? [[id, answer.trim()]] : [];
    }),
  );
}
