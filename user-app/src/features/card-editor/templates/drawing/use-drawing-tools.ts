import { useCallback, useRef } from 'react';
import type { DrawingEngine } from './drawing-engine';
import type * as Tools from './drawing-tools';

/** Modules that render templates, loaded when they are needed, and their engine. */
export type DrawingTools = typeof Tools & { engine: DrawingEngine };

/** Loads the drawing modules once; `close` closes their sandbox. */
export function useDrawingTools(): { tools: () => Promise<DrawingTools>; close: () => void } {
  const opened = useRef<Promise<DrawingTools> | null>(null);
  const tools = useCallback(() => {
    opened.current ??= import('./drawing-tools').then(
      (loaded) => ({ ...loaded, engine: loaded.openDrawingEngine() }),
      (error: unknown) => {
        // After a lost network the next call tries again.
        opened.current = null;
        throw error;
      },
    );
    return opened.current;
  }, []);
  const close = useCallback(() => {
    void opened.current?.then(({ engine }) => engine.close()).catch(() => undefined);
    opened.current = null;
  }, []);
  return { tools, close };
}
