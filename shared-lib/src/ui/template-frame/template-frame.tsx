import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import type { CardTheme } from '../../domain/card';
import type { DrawJob, TemplateDrawing, TemplateError, TemplateSandbox } from '../../templates';
import { useTemplateSandbox } from './use-template-sandbox';

/** What {@link TemplateFrame} takes. */
export interface TemplateFrameProps {
  /** What a screen reader calls the preview. */
  title: string;
  /** What to draw: the same object while nothing changes. `null` draws nothing yet. */
  job: DrawJob | null;
  /** Colours and scheme of the card that the template stands on. */
  theme: CardTheme;
  /** Width in pixels; that of its place when left out. */
  width?: number;
  /** Height before the first drawing. */
  minHeight?: number;
  /** Told about each drawing: its markup is what an instance keeps. */
  onDrawn?: (drawing: TemplateDrawing) => void;
  /** Given the sandbox while there is one, to inspect what it shows. */
  onSandbox?: (sandbox: TemplateSandbox | null) => void;
  /** What to say about a template that can't be drawn, over the last one that could. */
  children?: (problem: TemplateError) => ReactNode;
}

/**
 * A template as visitors would see it, drawn in its sandbox: as high as it needs to be, and never able to touch the page
 * around it.
 */
export function TemplateFrame({
  title,
  job,
  theme,
  width,
  minHeight = 160,
  onDrawn,
  onSandbox,
  children,
}: TemplateFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const { drawing, problem, height } = useTemplateSandbox(place, job, { theme }, title, onSandbox);
  useEffect(() => {
    if (drawing) onDrawn?.(drawing);
  }, [drawing, onDrawn]);
  const size: CSSProperties = {
    width: width ?? '100%',
    height: Math.max(height, minHeight),
    maxWidth: '100%',
  };
  return (
    <div aria-busy={job !== null && drawing === null && problem === null}>
      <div ref={place} style={{ ...size, overflow: 'hidden' }} />
      {problem && children && <div role="alert">{children(problem)}</div>}
    </div>
  );
}
