import { use, useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import type { CardTheme } from '../../model/card/card-schema';
import type { DrawJob, TemplateDrawing, TemplateError, TemplateSandbox } from '../../templates';
import { PicturesContext } from './pictures-context';
import { useTemplateSandbox } from './use-template-sandbox';

/** Props of {@link TemplateFrame}. */
export interface TemplateFrameProps {
  /** Title of the preview for screen readers. */
  title: string;
  /** Job to render: keep the same object while nothing changes. `null` renders nothing yet. */
  job: DrawJob | null;
  /** Colours and scheme of the card that the template stands on. */
  theme: CardTheme;
  /** Width in pixels; that of its place when left out. */
  width?: number;
  /** Height before the first drawing. */
  minHeight?: number;
  /** Gets each drawing, whose markup an instance stores. */
  onDrawn?: (drawing: TemplateDrawing) => void;
  /** Gets the sandbox while there is one, to inspect its drawing. */
  onSandbox?: (sandbox: TemplateSandbox | null) => void;
  /** Renders the error of a template that can't be rendered, over its last drawing. */
  children?: (problem: TemplateError) => ReactNode;
}

/** Renders a template as visitors would see it, in its sandbox: as high as it needs to be, and isolated from the page around it. */
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
  const pictures = use(PicturesContext);
  const { drawing, problem, height } = useTemplateSandbox(place, job, { theme, pictures }, title, onSandbox);
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
