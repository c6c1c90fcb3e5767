import type { BookingAnswer, ServiceQuestion, VisitorBookingInputs } from 'shared-lib/model/booking';
import { Refusal } from '../../refusal';
import { cleanText } from './clean-text';

type Answers = VisitorBookingInputs['book']['answers'];

/** Returns an answer in the form in which it is stored; `null` for an invalid one. */
function readAnswer(question: ServiceQuestion, given: string | boolean | undefined): string | null {
  if (question.kind === 'checkbox') {
    if (given === true) return 'true';
    return question.required || typeof given === 'string' ? null : '';
  }
  if (typeof given === 'boolean') return null;
  const text = cleanText(given ?? '');
  if (text === '') return question.required ? null : '';
  if (question.kind === 'select' && !question.options?.includes(text)) return null;
  return text;
}

/**
 * Returns a visitor's answers with the labels of their questions; answers to unknown questions are dropped.
 *
 * @throws Refusal `invalid-input` with the paths of invalid answers
 */
export function readAnswersOrThrow(questions: readonly ServiceQuestion[], answers: Answers): BookingAnswer[] {
  const read = questions.map((question) => ({
    path: `answers.${question.id}`,
    question: question.label,
    answer: readAnswer(question, Object.hasOwn(answers, question.id) ? answers[question.id] : undefined),
  }));
  const fields = read.filter(({ answer }) => answer === null).map(({ path }) => path);
  if (fields.length > 0) throw new Refusal('invalid-input', { fields });
  return read.flatMap(({ question, answer }) => (answer ? [{ question, answer }] : []));
}
