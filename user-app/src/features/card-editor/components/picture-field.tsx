import { uploadCardPhoto } from 'shared-lib/data';
import { requireShape, type CardPhoto } from 'shared-lib/model';
import { useUid } from 'shared-lib/store';
import { showUndoToast } from 'shared-lib/toast';
import { photoMessages } from '../../../photo/messages';
import { PhotoPicker, type PickedPicture } from '../../../photo/photo-picker';
import { PHOTO, type PictureForm } from '../../../photo/render-photo';
import { rememberPhoto } from '../../../photo/use-photo-url';
import { readPath, writePath } from '../../../card-draft/content-paths';
import { problemText, useEditor } from '../editor-context';
import { messages } from '../messages';

interface PictureFieldProps {
  /** Field of the card that holds the picture. */
  path: 'profile.photo' | 'theme.cover' | 'theme.logo';
  label: string;
  form?: PictureForm;
  /** Returns the form of a picture that is taken whole, in place of `form`. */
  wholeForm?: (size: { width: number; height: number }) => PictureForm;
  /** Types of files, where others than photos' can be chosen. */
  accept?: string;
  /** Words for the present picture, where it isn't a person's photo. */
  alt?: string;
}

/** Renders the field of one picture of a card. */
export function PictureField({ path, label, alt, ...kind }: PictureFieldProps) {
  const { card, draft, edit, problems } = useEditor();
  const uid = useUid();
  const stored = readPath(draft, path);
  const photo = stored ? requireShape<CardPhoto>(stored, { path: 'text' }) : null;

  const pick = async ({ bytes, form }: PickedPicture) => {
    const stored = await uploadCardPhoto(uid, card.id, bytes, form);
    rememberPhoto(stored.path, bytes);
    edit((before) => writePath(before, path, stored));
  };
  const remove = () => {
    edit((before) => writePath(before, path, null));
    showUndoToast(photoMessages.photoRemoved, () => edit((before) => writePath(before, path, photo)));
  };

  return (
    <PhotoPicker
      label={label}
      name={path}
      photo={photo}
      {...kind}
      {...(alt !== undefined && { alt })}
      problem={problemText(problems, path)}
      onPick={pick}
      onRemove={remove}
    />
  );
}

/** Renders 'Foto' of a card. */
export function PhotoField() {
  return <PictureField path="profile.photo" label={messages.fields.photo} form={PHOTO} />;
}
