import { useId, type ReactNode } from 'react';

/** What an input needs to belong to its label, its help and its error. */
export interface FieldProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

/** A field with its label above and its help below; an error takes the help's place. */
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
