import { useEffect, useRef, type ReactNode } from 'react';
import type { Problem } from './booking-api';
import { messages } from './messages';

/** Problems that asking again may solve. */
const PASSING: readonly Problem[] = [
  'offline',
  'failure',
  'too-many-requests',
  'read-only',
  'proof-needed',
  'booking-changed',
];

/** What is said where what a card offers can't be read, if not the problem's own sentence. */
export function loadProblemText(problem: Problem): string | undefined {
  if (problem === 'service-gone') return messages.nothingToBook;
  return problem === 'failure' ? messages.cannotLoad : undefined;
}

/**
 * Says what didn't happen and what to do about it.
 *
 * @param props.text - In place of the problem's own sentence.
 */
export function ProblemNote({
  problem,
  text,
  onRetry,
  children,
}: {
  problem: Problem;
  text?: string;
  onRetry?: () => void;
  children?: ReactNode;
}) {
  const isPassing = PASSING.includes(problem);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer a promise here, which isn't to be taken for a clean-up.
    note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={note} className="tj-problem" role="alert">
      <p>{text ?? messages.problems[problem]}</p>
      {children}
      {isPassing && onRetry && (
        <button type="button" className="tj-button" onClick={onRetry}>
          {messages.retry}
        </button>
      )}
    </div>
  );
}
