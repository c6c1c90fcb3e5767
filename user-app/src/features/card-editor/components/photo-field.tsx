import { uploadCardPhoto } from 'shared-lib/data';
import { useUid } from 'shared-lib/store';
import { showUndoToast } from 'shared-lib/toast';
import { photoMessages } from '../../../photo/messages';
import { PhotoPicker } from '../../../photo/photo-picker';
import { PHOTO } from '../../../photo/render-photo';
import { rememberPhoto } from '../../../photo/use-photo-url';
import { writePath } from '../../../card-draft/content-paths';
import { problemText, useEditor } from '../editor-context';
import { messages } from '../messages';

/** Renders 'Foto' of a card. */
export function PhotoField() {
  const { card, draft, edit, problems } = useEditor();
  const uid = useUid();
  const { photo } = draft.profile;

  const pick = async (bytes: Blob) => {
    const stored = await uploadCardPhoto(uid, card.id, bytes, { width: PHOTO.side, height: PHOTO.side });
    rememberPhoto(stored.path, bytes);
    edit((before) => writePath(before, 'profile.photo', stored));
  };
  const remove = () => {
    edit((before) => writePath(before, 'profile.photo', null));
    showUndoToast(photoMessages.photoRemoved, () =>
      edit((before) => writePath(before, 'profile.photo', photo)),
    );
  };

  return (
    <PhotoPicker
      label={messages.fields.photo}
      name="profile.photo"
      photo={photo}
      problem={problemText(problems, 'profile.photo')}
      onPick={pick}
      onRemove={remove}
    />
  );
}
