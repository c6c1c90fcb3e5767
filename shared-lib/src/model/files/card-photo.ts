import { z } from 'zod';
import { MAX_PHOTO_SIDE } from './photo-file';

/** A photo in Storage: immutable, as its name is the hash of its contents. Width and height are pixels. */
export const photoSchema = z.strictObject({
  path: z.string().regex(/^cards\/[\w-]{1,128}\/[\w-]{1,128}\/[0-9a-f]{64}\.(jpg|webp)$/, 'photo-invalid'),
  width: z.number().int().min(1).max(MAX_PHOTO_SIDE),
  height: z.number().int().min(1).max(MAX_PHOTO_SIDE),
});

export type CardPhoto = z.infer<typeof photoSchema>;

/** Size of the picture that messengers and networks show beside a card's link, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** The picture for previews of a card's link. */
export const previewSchema = photoSchema.extend({
  width: z.literal(PREVIEW_SIZE.width),
  height: z.literal(PREVIEW_SIZE.height),
});

export type LinkPreview = z.infer<typeof previewSchema>;
