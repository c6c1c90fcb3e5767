import { refusedInput } from 'shared-lib/errors';
import { loadPicture } from './render-photo';

/** Largest file that is opened, in bytes; a phone would run out of memory cropping a larger one. */
const MAX_FILE_BYTES = 25 * 1024 * 1024;

const isHeic = ({ name, type }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** A picture that a person has chosen, with the address of its file, which whoever opened it revokes. */
export interface OpenedPicture {
  picture: HTMLImageElement;
  url: string;
}

/**
 * Opens a file as a picture.
 *
 * @throws ValidationError `photo-file-too-large`, `photo-heic`, `photo-unreadable` or `photo-too-many-pixels`.
 */
export async function openPicture(file: File): Promise<OpenedPicture> {
  if (file.size > MAX_FILE_BYTES) throw refusedInput('photo-file-too-large');
  const url = URL.createObjectURL(file);
  try {
    return { picture: await loadPicture(url), url };
  } catch (error) {
    URL.revokeObjectURL(url);
    // Safari opens the photos of an iPhone; other browsers don't.
    throw isHeic(file) ? refusedInput('photo-heic', { cause: error }) : error;
  }
}
