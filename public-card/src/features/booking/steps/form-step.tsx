import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { BOOKING_LIMITS, type PublicService } from 'shared-lib/model/booking';
import { findFormErrors, type BookingFormValues, type FieldErrors } from './booking-form';
import { Field } from './field';
import { useInvoicePart } from '../invoice/use-invoice-part';
import { paymentText, submitText } from '../payment/payment-words';
import { words } from '../words';
import { createTrap, TRAP_ATTRIBUTES } from '../../../requests/trap';
import { PrivacyNote } from './privacy-note';
import { QuestionField } from './question-field';

const { tabindex: _, autocomplete: autoComplete, ...trap } = TRAP_ATTRIBUTES;

/** Properties of the hidden field, by the names of React. */
const HIDDEN = { ...trap, autoComplete, tabIndex: -1 };

/** Props of {@link FormStep}. */
export interface FormStepProps {
  service: PublicService;
  /** Name of the card's owner, who is the controller of the typed data. */
  ownerName: string;
  values: BookingFormValues;
  errors: FieldErrors;
  isSending: boolean;
  /** Sentence on until when it may be changed. */
  aboutLimit: string;
  /** Sentence on until when the slot is held; empty while that isn't known. */
  aboutHold: string;
  /** Last failure, just above the button. */
  problem: ReactNode;
  onChange: (values: BookingFormValues) => void;
  onErrors: (errors: FieldErrors) => void;
  /** Called with the content of the hidden field, which people leave empty. */
  onSubmit: (hidden: string) => void;
  /** True where the owner can remind by WhatsApp those who want it. */
  remindsByWhatsApp?: boolean;
  /** Fields before the others, and words, for somebody who waits for an hour; missing for a booking. */
  waiting?: WaitingForm;
}

/** Part of the form in which somebody waits for an hour. */
export interface WaitingForm {
  fields: ReactNode;
  emailHelp: string;
  submit: string;
  /** Marks the problems of its fields; false when there are any. */
  isValid: () => boolean;
}

/** Renders the form with the visitor's data, the last step before booking. */
export function FormStep({
  service,
  ownerName,
  values,
  errors,
  isSending,
  aboutLimit,
  aboutHold,
  problem,
  onChange,
  onErrors,
  onSubmit,
  remindsByWhatsApp = false,
  waiting,
}: FormStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const hidden = useRef<HTMLInputElement>(null);
  const [judge] = useState(createTrap);
  const [isRefilled, setRefilled] = useState(false);
  const invoice = useInvoicePart(service.asksInvoice === true);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = {
      ...findFormErrors(values, service),
      ...invoice?.findInvoiceErrors(values.invoice),
    };
    onErrors(found);
    const isValid = waiting?.isValid() ?? true;
    if (!isValid || Object.keys(found).length > 0) {
      // Once the fields are marked.
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const mustConfirm = judge(hidden.current) === 'ask';
    setRefilled(mustConfirm);
    if (!mustConfirm) onSubmit(hidden.current?.value ?? '');
  }

  const notes = [aboutHold, waiting ? '' : paymentText(service)].filter(Boolean).join(' ');

  const line = (
    name: 'name' | 'email' | 'phone',
    attributes: { type: string; autoComplete: string; help?: string; required: boolean },
  ) => {
    const { help, ...input } = attributes;
    return (
      <Field
        label={words().form[name]}
        isOptional={!input.required}
        help={help}
        error={errors[`customer.${name}`]}
      >
        {(props) => (
          <input
            {...props}
            {...input}
            name={name}
            maxLength={BOOKING_LIMITS[name]}
            value={values[name]}
            onChange={(event) => onChange({ ...values, [name]: event.target.value })}
          />
        )}
      </Field>
    );
  };

  return (
    <form ref={form} className="tj-booking-form" onSubmit={submit} noValidate>
      {waiting?.fields}
      {line('name', { type: 'text', autoComplete: 'name', required: true })}
      {line('email', {
        type: 'email',
        autoComplete: 'email',
        help: waiting?.emailHelp ?? words().form.emailHelp,
        required: true,
      })}
      {line('phone', {
        type: 'tel',
        autoComplete: 'tel',
        required: service.phoneRequired,
      })}
      {remindsByWhatsApp && values.phone.trim() !== '' && (
        <div className="tj-field">
          <label className="tj-check">
            <input
              type="checkbox"
              checked={values.whatsApp === true}
              onChange={(event) => onChange({ ...values, whatsApp: event.target.checked })}
            />
            <span>{words().form.whatsApp}</span>
          </label>
        </div>
      )}
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
      <Field label={words().form.notes} isOptional error={errors['notes']}>
        {(props) => (
          <textarea
            {...props}
            name="notes"
            rows={3}
            autoComplete="off"
            maxLength={BOOKING_LIMITS.notes}
            value={values.notes}
            onChange={(event) => onChange({ ...values, notes: event.target.value })}
          />
        )}
      </Field>
      {invoice && (
        <invoice.InvoiceFields
          values={values.invoice}
          errors={errors}
          onChange={(typed) => onChange({ ...values, invoice: typed })}
        />
      )}
      <div className="tj-unseen" aria-hidden="true">
        <input ref={hidden} {...HIDDEN} />
      </div>
      {isRefilled && (
        <div className="tj-problem" role="alert">
          <p>{words().form.refilled}</p>
        </div>
      )}
      {problem}
      <p className="tj-help">{aboutLimit}</p>
      {notes && <p className="tj-help">{notes}</p>}
      <PrivacyNote ownerName={ownerName} />
      <button type="submit" className="tj-button tj-button--main" aria-disabled={isSending}>
        {isSending ? words().form.sending : (waiting?.submit ?? submitText(service))}
      </button>
    </form>
  );
}
