import { useRef, type FormEvent, type ReactNode } from 'react';
import type { PublicService } from 'shared-lib/domain/booking';
import { findFormErrors, FIELD_MAX, type BookingFormValues, type FieldErrors } from './booking-form';
import { Field } from './field';
import { messages } from './messages';
import { QuestionField } from './question-field';

const text = messages.form;

/** What {@link FormStep} takes. */
export interface FormStepProps {
  service: PublicService;
  values: BookingFormValues;
  errors: FieldErrors;
  isSending: boolean;
  /** Whether the slot is kept, and until when; empty while that isn't known. */
  aboutHold: string;
  /** What went wrong, just above the button. */
  problem: ReactNode;
  onChange: (values: BookingFormValues) => void;
  onErrors: (errors: FieldErrors) => void;
  /** The honeypot's content: people leave it empty. */
  onSubmit: (website: string) => void;
}

/** Who books: the last step before it is so. */
export function FormStep({
  service,
  values,
  errors,
  isSending,
  aboutHold,
  problem,
  onChange,
  onErrors,
  onSubmit,
}: FormStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const website = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = findFormErrors(values, service.questions);
    onErrors(found);
    if (Object.keys(found).length === 0) onSubmit(website.current?.value ?? '');
    // Once the fields are marked.
    else setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  const line = (
    name: 'name' | 'email' | 'phone',
    attributes: { type: string; autoComplete: string; help?: string; required?: boolean },
  ) => {
    const { help, ...input } = attributes;
    return (
      <Field label={text[name]} help={help} error={errors[`customer.${name}`]}>
        {(props) => (
          <input
            {...props}
            {...input}
            name={name}
            maxLength={FIELD_MAX[name]}
            value={values[name]}
            onChange={(event) => onChange({ ...values, [name]: event.target.value })}
          />
        )}
      </Field>
    );
  };

  return (
    <form ref={form} className="tj-booking-form" onSubmit={submit} noValidate>
      {line('name', { type: 'text', autoComplete: 'name', required: true })}
      {line('email', { type: 'email', autoComplete: 'email', help: text.emailHelp, required: true })}
      {line('phone', { type: 'tel', autoComplete: 'tel', help: text.optional })}
      {service.questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          answer={values.answers[question.id]}
          error={errors[`answers.${question.id}`]}
          onAnswer={(answer) =>
            onChange({ ...values, answers: { ...values.answers, [question.id]: answer } })
          }
        />
      ))}
      <Field label={text.notes} help={text.optional} error={errors['notes']}>
        {(props) => (
          <textarea
            {...props}
            name="notes"
            rows={3}
            autoComplete="off"
            maxLength={FIELD_MAX.notes}
            value={values.notes}
            onChange={(event) => onChange({ ...values, notes: event.target.value })}
          />
        )}
      </Field>
      <div className="tj-unseen" aria-hidden="true">
        <label>
          {text.website}
          <input ref={website} name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {problem}
      <p className="tj-help">{[aboutHold, service.isPaid && text.unpaidNote].filter(Boolean).join(' ')}</p>
      <button type="submit" className="tj-button tj-button--main" aria-disabled={isSending}>
        {isSending ? text.sending : text.submit}
      </button>
    </form>
  );
}
