import { useId, type ReactNode } from 'react';
import styles from './prompt.module.css';

interface PromptProps {
  title: string;
  text: string;
  /** Buttons, the main one first. */
  children: ReactNode;
}

/** Renders a question at the edge of the screen, which takes neither focus nor space and can be ignored. */
export function Prompt({ title, text, children }: PromptProps) {
  const textId = useId();
  return (
    <aside className={styles['prompt']} aria-label={title} aria-describedby={textId}>
      <p id={textId} className={styles['text']} role="status">
        {text}
      </p>
      <div className={styles['actions']}>{children}</div>
    </aside>
  );
}

/** Renders a button of a prompt. */
export function PromptButton({
  main = false,
  onClick,
  children,
}: {
  main?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className={styles['button']} data-main={main || undefined} onClick={onClick}>
      {children}
    </button>
  );
}
