import { useId, type ReactNode } from 'react';
import styles from './file-button.module.css';

interface FileButtonProps {
  /** Words on the button. */
  children: ReactNode;
  /** Types of files that can be chosen. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  /** Id of the text that describes it. */
  describedBy?: string | undefined;
  isInvalid?: boolean;
  /** Name by which it is focused to solve a problem. */
  field?: string;
  onFiles: (files: File[]) => void;
}

/** Renders a button by which files are chosen. */
export function FileButton({
  children,
  accept,
  multiple = false,
  disabled = false,
  describedBy,
  isInvalid = false,
  field,
  onFiles,
}: FileButtonProps) {
  const id = useId();
  return (
    <>
      <input
        id={id}
        type="file"
        multiple={multiple}
        accept={accept}
        className={styles.input}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        data-field={field}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id} className={styles.choose}>
        {children}
      </label>
    </>
  );
}
