import { useCallback, useEffect, useRef } from 'react';
import type { TemplateListEntry } from 'shared-lib/model';
import type { TemplateDrawing } from 'shared-lib/templates';
import type { ThumbnailEngine } from './thumbnail-engine';

/** Renders the thumbnail of a template; `null` for one that can't be rendered. */
export type DrawThumbnail = (entry: TemplateListEntry) => Promise<TemplateDrawing | null>;

/** Provides thumbnails while a screen is open; the sandbox is loaded with the first one. */
export function useThumbnails(): DrawThumbnail {
  const opened = useRef<Promise<ThumbnailEngine> | null>(null);
  useEffect(
    () => () => {
      void opened.current?.then((engine) => engine.close()).catch(() => undefined);
      opened.current = null;
    },
    [],
  );
  return useCallback(async (entry) => {
    opened.current ??= import('./thumbnail-engine').then((module) => module.openThumbnailEngine());
    try {
      return await (await opened.current).draw(entry);
    } catch {
      return null;
    }
  }, []);
}
