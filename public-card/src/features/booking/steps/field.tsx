import { useId, type ReactNode } from 'react';
import { words } from '../words';

/** Props by which an input belongs to its label, its help and its error. */
export interface FieldProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

/** Renders a field with its label above and its help below; an error replaces the help. */
export function Field({
  label,
  isOptional = false,
  help,
  error,
  children,
}: {
  label: string;
  /** True to say beside the label that it may stay empty. */
  isOptional?: boolean;
  help?: string | undefined;
  error?: string;
  children: (props: FieldProps) => ReactNode;
}) {
  const id = useId();
  const note = error ?? help;
  const described = [isOptional && `${id}-optional`, note && `${id}-note`].filter(Boolean).join(' ');
  return (
    <div className="tj-field">
      <p className="tj-label">
        <label htmlFor={id}>{label}</label>
        {isOptional && (
          <span id={`${id}-optional`} className="tj-help">
            {` (${words().form.optional})`}
          </span>
        )}
      </p>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error !== undefined,
      })}
      {note && (
        <p id={`${id}-note`} className={error ? 'tj-error' : 'tj-help'}>
          {note}
        </p>
      )}
    </div>
  );
}
