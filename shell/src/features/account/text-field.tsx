import { useId, useState, type ComponentProps, type Ref } from 'react';
import { messages } from './messages';
import styles from './text-field.module.css';

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  label: string;
  /** Help under the field, which an error replaces. */
  help?: string;
  error?: string;
  ref?: Ref<HTMLInputElement>;
};

/** Renders a labelled field with its help or its error. A password can be shown. */
export function TextField({ label, help, error, type, ref, ...input }: Props) {
  const id = useId();
  const [revealed, setRevealed] = useState(false);
  const isPassword = type === 'password';
  const note = error ?? help;
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <div className={styles['control']}>
        <input
          {...input}
          ref={ref}
          id={id}
          type={isPassword && revealed ? 'text' : type}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {isPassword && (
          <button
            type="button"
            className={styles['reveal']}
            aria-label={revealed ? messages.hidePassword : messages.showPassword}
            onClick={() => setRevealed(!revealed)}
          >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
              <circle cx="12" cy="12" r="3" />
              {!revealed && <path d="M4 4l16 16" />}
            </svg>
          </button>
        )}
      </div>
      {note && (
        <p
          id={`${id}-note`}
          className={error ? styles['error'] : styles['help']}
          role={error ? 'alert' : undefined}
        >
          {note}
        </p>
      )}
    </div>
  );
}

/** Renders the e-mail address of an account. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  return <TextField label={messages.email} type="email" autoComplete="email" inputMode="email" {...props} />;
}
