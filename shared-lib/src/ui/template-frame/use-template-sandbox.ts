import { useEffect, useRef, useState, type RefObject } from 'react';
import {
  createTemplateSandbox,
  TemplateError,
  type DrawJob,
  type DrawnLook,
  type TemplateDrawing,
  type TemplateSandbox,
} from '../../templates';

/** State of a preview. */
export interface SandboxState {
  /** Last drawing; stays while a later one fails. */
  drawing: TemplateDrawing | null;
  /** Error of the latest job; `null` when it was rendered. */
  problem: TemplateError | null;
  /** Height of the shown drawing, in pixels. */
  height: number;
}

const EMPTY: SandboxState = { drawing: null, problem: null, height: 0 };

/**
 * Renders the latest job in a sandbox that lives as long as the component. Jobs that come while another is being
 * rendered replace each other, so that typing never queues up.
 *
 * @param container - Element that shows the drawing.
 * @param job - `null` renders nothing; keep it the same object while nothing changes.
 */
export function useTemplateSandbox(
  container: RefObject<HTMLElement | null>,
  job: DrawJob | null,
  look: DrawnLook,
  title: string,
  onSandbox?: (sandbox: TemplateSandbox | null) => void,
): SandboxState {
  const [state, setState] = useState(EMPTY);
  const [sandbox, setSandbox] = useState<TemplateSandbox | null>(null);
  const latest = useRef<{ job: DrawJob; look: DrawnLook } | null>(null);
  const drawingIn = useRef<TemplateSandbox | null>(null);
  const { pictures } = look;
  const { scheme, accent } = look.theme;

  useEffect(() => {
    const opened = createTemplateSandbox({
      container: container.current ?? undefined,
      title,
      onHeight: (height) => setState((before) => ({ ...before, height })),
    });
    setSandbox(opened);
    onSandbox?.(opened);
    return () => {
      onSandbox?.(null);
      drawingIn.current = null;
      opened.close();
    };
  }, [container, title, onSandbox]);

  useEffect(() => {
    if (!sandbox || !job) return;
    latest.current = { job, look: { theme: { scheme, accent }, pictures } };
    if (drawingIn.current === sandbox) return;
    drawingIn.current = sandbox;
    // Marks the loop as ended once no job is left, so that the next job starts a new one.
    const rest = () => {
      if (drawingIn.current === sandbox) drawingIn.current = null;
    };
    const drawLatest = async () => {
      while (latest.current && drawingIn.current === sandbox) {
        const next = latest.current;
        latest.current = null;
        try {
          const drawing = await sandbox.render(next.job, next.look);
          setState((before) => ({ ...before, drawing, problem: null }));
        } catch (error) {
          if (!(error instanceof TemplateError)) {
            rest();
            throw error;
          }
          if (drawingIn.current === sandbox) setState((before) => ({ ...before, problem: error }));
        }
      }
      rest();
    };
    void drawLatest();
  }, [sandbox, job, scheme, accent, pictures]);

  return state;
}
