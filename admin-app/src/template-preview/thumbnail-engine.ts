import { getTemplate, getTemplatePreviews, subscribeToTemplateIndex } from 'shared-lib/data';
import type { TemplateIndexEntry, TemplateListEntry, TemplatePreview } from 'shared-lib/model';
import { createTemplateSandbox, drawJob, type TemplateDrawing } from 'shared-lib/templates';
import { sampleCards } from './sample-cards';

/** Most links in a thumbnail. */
const LINKS_SHOWN = 4;

/** The card that thumbnails show. */
const thumbnailCard = sampleCards[0].card;

type Part = Promise<Record<string, TemplatePreview>>;

/** Reads the gallery's index as it is now: one document. */
const readIndex = () =>
  new Promise<Map<string, TemplateIndexEntry>>((resolve, reject) => {
    const stop = subscribeToTemplateIndex(
      (entries) => {
        stop();
        resolve(new Map(entries.map((entry) => [entry.id, entry])));
      },
      (error) => reject(error),
    );
  });

/** Renders thumbnails of templates, each version once, in one hidden sandbox. */
export interface ThumbnailEngine {
  /** @returns `null` for a template that renders nothing of the sample card. */
  draw: (entry: TemplateListEntry) => Promise<TemplateDrawing | null>;
  close: () => void;
}

/**
 * Opens an engine. Public templates are read as the gallery reads them, some dozens with one document; a hidden one, or one that
 * the gallery doesn't have yet in this version, costs a read of its own.
 */
export function openThumbnailEngine(): ThumbnailEngine {
  const sandbox = createTemplateSandbox();
  const drawings = new Map<string, Promise<TemplateDrawing | null>>();
  const parts = new Map<number, Part>();
  let index: ReturnType<typeof readIndex> | undefined;

  const readPart = (number: number): Part => {
    const known = parts.get(number) ?? getTemplatePreviews(number);
    parts.set(number, known);
    return known;
  };
  const load = async ({ id, version, isPublic }: TemplateListEntry): Promise<TemplatePreview | null> => {
    if (isPublic) {
      const listed = (await (index ??= readIndex())).get(id);
      const preview = listed && (await readPart(listed.preview))[id];
      if (preview?.version === version) return preview;
    }
    return getTemplate(id);
  };
  const draw = async (entry: TemplateListEntry) => {
    const code = await load(entry);
    if (!code || code.compiledCode === '') return null;
    const linkIds = thumbnailCard.links.slice(0, LINKS_SHOWN).map(({ id }) => id);
    const template = { ...code, targetSection: entry.targetSection };
    const drawn = await sandbox.render(drawJob(thumbnailCard, template, {}, { linkIds }));
    return Object.keys(drawn.parts).length > 0 ? drawn : null;
  };
  return {
    draw(entry) {
      const key = `${entry.id} ${entry.version} ${entry.updatedAt}`;
      const drawing = drawings.get(key) ?? draw(entry);
      drawings.set(key, drawing);
      // After a lost network the next call tries again.
      drawing.catch(() => drawings.delete(key));
      return drawing;
    },
    close: () => sandbox.close(),
  };
}
