import { useId } from 'react';
import { BOOKING_LIMITS, type ServiceQuestion } from 'shared-lib/model/booking';
import { Field } from './field';
import { words } from '../words';

/** Renders the field of an owner's question. */
export function QuestionField({
  question,
  answer,
  error,
  onAnswer,
}: {
  question: ServiceQuestion;
  answer: string | boolean | undefined;
  error?: string;
  onAnswer: (answer: string | boolean) => void;
}) {
  const id = useId();
  if (question.kind === 'checkbox') {
    return (
      <div className="tj-field">
        <label className="tj-check">
          <input
            type="checkbox"
            checked={answer === true}
            required={question.required}
            aria-invalid={error !== undefined}
            aria-describedby={error ? id : undefined}
            onChange={(event) => onAnswer(event.target.checked)}
          />
          <span dir="auto">{question.label}</span>
        </label>
        {error && (
          <p id={id} className="tj-error">
            {error}
          </p>
        )}
      </div>
    );
  }
  const value = typeof answer === 'string' ? answer : '';
  return (
    <Field label={question.label} isOptional={!question.required} error={error}>
      {(props) => {
        const common = {
          ...props,
          required: question.required,
          onChange: (event: { target: { value: string } }) => onAnswer(event.target.value),
        };
        if (question.kind === 'select')
          return (
            <select {...common} value={question.options?.includes(value) ? value : ''}>
              <option value="">{words().form.choose}</option>
              {question.options?.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          );
        return question.kind === 'textarea' ? (
          <textarea {...common} rows={3} maxLength={BOOKING_LIMITS.answer} value={value} />
        ) : (
          <input {...common} autoComplete="off" maxLength={BOOKING_LIMITS.answer} value={value} />
        );
      }}
    </Field>
  );
}
