import { useEffect, useRef, type ReactNode } from 'react';
import type { Problem } from '../booking-api';
import { words } from '../words';

/** Problems that another attempt may solve. */
const PASSING: readonly Problem[] = [
  'offline',
  'failure',
  'too-many-requests',
  'read-only',
  'proof-needed',
  'booking-changed',
  'payment-unavailable',
];

/** Returns the message when a card's offer can't be read, where the problem's own doesn't fit. */
export function loadProblemText(problem: Problem): string | undefined {
  if (problem === 'service-gone') return words().nothingToBook;
  return problem === 'failure' ? words().cannotLoad : undefined;
}

/**
 * Renders the message on a problem, with what to do about it.
 *
 * @param props.text - Replaces the problem's own message.
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
      <p>{text ?? words().problems[problem]}</p>
      {children}
      {isPassing && onRetry && (
        <button type="button" className="tj-button" onClick={onRetry}>
          {words().retry}
        </button>
      )}
    </div>
  );
}
