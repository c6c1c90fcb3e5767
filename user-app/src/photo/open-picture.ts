import { reasonOf, refusedInput } from 'shared-lib/errors';
import { checkDrawing } from './check-drawing';
import { readPictureSize, refuseHuge } from './picture-size';
import { loadPicture } from './render-photo';

/** Largest file that is opened, in bytes; a phone would run out of memory cropping a larger one. */
const MAX_FILE_BYTES = 25 * 1024 * 1024;

const isHeic = ({ name, type }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

const isDrawing = ({ type }: File) => type === 'image/svg+xml';

/**
 * Refuses a file by what its header says, before any browser decodes it: a small file may be a huge picture.
 *
 * @returns The picture to load.
 * @throws ValidationError `photo-unreadable`, `photo-too-many-pixels` or `photo-without-size`.
 */
async function checkHeader(file: File): Promise<Blob> {
  // A drawing has no pixels of its own.
  if (isDrawing(file)) return checkDrawing(file);
  const size = await readPictureSize(file);
  if (!size) throw refusedInput('photo-unreadable');
  refuseHuge(size);
  return file;
}

/** A picture that a person has chosen, with the object URL of its file, which the caller has to revoke. */
export interface OpenedPicture {
  picture: HTMLImageElement;
  url: string;
}

async function load(file: Blob): Promise<OpenedPicture> {
  const url = URL.createObjectURL(file);
  try {
    return { picture: await loadPicture(url), url };
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
}

/**
 * Opens a file as a picture.
 *
 * @throws ValidationError `photo-file-too-large`, `photo-heic`, `photo-unreadable`, `photo-too-many-pixels` or
 * `photo-without-size`.
 */
export async function openPicture(file: File): Promise<OpenedPicture> {
  if (file.size > MAX_FILE_BYTES) throw refusedInput('photo-file-too-large');
  try {
    return await load(await checkHeader(file));
  } catch (error) {
    // Safari opens the photos of an iPhone; other browsers don't.
    const isUnreadable = reasonOf(error) === 'photo-unreadable';
    throw isUnreadable && isHeic(file) ? refusedInput('photo-heic', { cause: error }) : error;
  }
}
