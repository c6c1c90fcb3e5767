import { useEffect, useRef } from 'react';

/** Renders the heading of a step, which gets the focus when the step appears. */
export function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="tj-step">
      {children}
    </h2>
  );
}
