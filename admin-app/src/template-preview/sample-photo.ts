import type { CardPhoto, TemplateField, TemplateValues } from 'shared-lib/model';
import type { Pictures } from 'shared-lib/templates';

/** Owner of the sample cards' pictures. */
export const SAMPLE_OWNER = { uid: 'ejemplo', cardId: 'ejemplo' };

const PATH = `${SAMPLE_OWNER.uid}/${SAMPLE_OWNER.cardId}/${'0'.repeat(64)}.webp`;

/** Photo of the sample cards. */
export const samplePhoto: CardPhoto = { path: `cards/${PATH}`, width: 128, height: 128 };

/** Content of that photo: a head and shoulders, 128 pixels wide. */
export const samplePictures: Pictures = {
  [PATH]:
    'data:image/webp;base64,' +
    'UklGRmwDAABXRUJQVlA4WAoAAAAgAAAAfwAAfwAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAA' +
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' +
    'AAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAA' +
    'ABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1' +
    'AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAP' +
    'KnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZW' +
    'UDggfgEAAHAOAJ0BKoAAgAA+0WipTignJCIqnOhhABoJaQDQlbgxgVrYetHFVmXtPtLzF1sKiPngag1hvAkMHnlvmM1Dv3ithLQ6Gowd8zVSGQ' +
    'HmZNSR3ZGiILBQRXmbSOgKE3bqKOEK+SZXCkzlLaHPRzZXljc5YAqlIn5jP6Bin/AA/u88/nIve4D1aCENxYZyEehV8WIHSpZvKBHv1ot5pyzH' +
    'NAHf4X2/IlqaNFipjLXPaCPTuRVmNnu+PD8hMWv9QNkKjysFdyynZeK1+ziqwt5cCTehYQVKO+T95Tj26ftemQvtUULFhYchypyjYSCluWdDnI' +
    '3a3mjR12KmKHM39GrsdRcwZnTWcyZm42Lo2iqdYasj36NZAX86bX4mAEVCT+3NRhXOvSeO714FsQFIkRL8AYT0pqvm9edGJ1ns18hMg95LWlDI' +
    'wyfpoQF9P522C8nc0CKacumWl+qQkYbpv6qvcNoEy8usg+tej305F9Cn+gp6F5ZzvBlGroIYFClAAAA=',
};

/** Returns values with a picture for each of a template's image fields. */
export function samplePictureValues(fields: readonly TemplateField[]): TemplateValues {
  const images = fields.filter(({ type, editable }) => type === 'image' && editable);
  return Object.fromEntries(images.map(({ id }) => [id, samplePhoto.path]));
}
