import { useId, type ReactNode } from 'react';

/** Props by which an input belongs to its label, its help and its error. */
export interface FieldProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

/** Renders a field with its label above and its help below; an error replaces the help. */
export function Field({
  label,
  help,
  error,
  children,
}: {
  label: string;
  help?: string;
  error?: string;
  children: (props: FieldProps) => ReactNode;
}) {
  const id = useId();
  const note = error ?? help;
  return (
    <div className="tj-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': note ? `${id}-note` : undefined,
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
