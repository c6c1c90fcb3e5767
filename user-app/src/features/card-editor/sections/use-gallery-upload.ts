import { useState } from 'react';
import { uploadCardPhoto } from 'shared-lib/data';
import { SECTION_LIMITS, type SectionPicture } from 'shared-lib/model';
import { ValidationError } from 'shared-lib/errors';
import { useUid } from 'shared-lib/store';
import { openPicture } from '../../../photo/open-picture';
import { galleryForm, renderPhoto } from '../../../photo/render-photo';
import { rememberPhoto } from '../../../photo/use-photo-url';
import { useEditor } from '../editor-context';
import { changeSection } from './edit-sections';
import { sectionMessages as text } from './messages';

/** Pictures that are being added to a gallery. */
export interface GalleryUpload {
  /** `null` while nothing is uploaded. */
  progress: { done: number; all: number } | null;
  problem: string | undefined;
  add(files: readonly File[]): Promise<void>;
  /** Uploads again what failed; `null` when nothing did. */
  retry: (() => void) | null;
}

/** Uploads pictures to the card's gallery, one after the other; one that fails doesn't stop the others. */
export function useGalleryUpload(used: number): GalleryUpload {
  const { card, edit } = useEditor();
  const uid = useUid();
  const [progress, setProgress] = useState<GalleryUpload['progress']>(null);
  const [failed, setFailed] = useState<readonly File[]>([]);
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const [leftOut, setLeftOut] = useState(false);

  const addOne = async (file: File) => {
    const { picture, url } = await openPicture(file);
    try {
      const whole = { x: 0, y: 0, width: picture.naturalWidth, height: picture.naturalHeight };
      const form = galleryForm(whole);
      const bytes = await renderPhoto(picture, whole, form);
      const stored: SectionPicture = { ...(await uploadCardPhoto(uid, card.id, bytes, form)), alt: '' };
      rememberPhoto(stored.path, bytes);
      edit((before) => {
        const { pictures = [] } = before.sections?.find(({ id }) => id === 'gallery') ?? {};
        return changeSection(before, 'gallery', {
          pictures: [...pictures, stored].slice(0, SECTION_LIMITS.pictures),
        });
      });
    } finally {
      URL.revokeObjectURL(url);
    }
  };

  const add = async (files: readonly File[]) => {
    const room = SECTION_LIMITS.pictures - used;
    setLeftOut(false);
    setFailed([]);
    const missed: File[] = [];
    const why = new Set<string>();
    for (const [done, file] of files.entries()) {
      // One that is refused leaves its place to the next.
      const places = room + missed.length;
      if (done === places) {
        setLeftOut(true);
        break;
      }
      setProgress({ done, all: Math.min(files.length, places) });
      await addOne(file).catch((error: unknown) => {
        missed.push(file);
        if (error instanceof ValidationError) why.add(error.message);
      });
    }
    setProgress(null);
    setFailed(missed);
    setReasons([...why]);
  };

  const problems = [
    failed.length > 0 && text.picturesFailed(failed.map(({ name }) => name).join(', ')),
    ...(failed.length > 0 ? reasons : []),
    leftOut && text.picturesLeftOut(SECTION_LIMITS.pictures),
  ].filter((one) => one !== false);
  return {
    progress,
    problem: problems.length > 0 ? problems.join(' ') : undefined,
    add,
    retry: failed.length > 0 ? () => void add(failed) : null,
  };
}
