import { updateUserPhoto, uploadUserPhoto } from 'shared-lib/data';
import type { User, UserPhoto } from 'shared-lib/domain';
import { showErrorToast, showUndoToast } from 'shared-lib/toast';
import { photoMessages } from '../../photo/messages';
import { PhotoPicker } from '../../photo/photo-picker';
import { PHOTO } from '../../photo/render-photo';
import { rememberPhoto } from '../../photo/use-photo-url';
import { messages } from './messages';

/** The photo of the account; it saves by itself. */
export function AccountPhoto({ user }: { user: User }) {
  const pick = async (bytes: Blob) => {
    const stored = await uploadUserPhoto(user.id, bytes, { width: PHOTO.side, height: PHOTO.side });
    rememberPhoto(stored.path, bytes);
    await updateUserPhoto(user.id, stored);
  };
  const put = (photo: UserPhoto | null) => updateUserPhoto(user.id, photo).catch(showErrorToast);
  const remove = () => {
    const before = user.photo ?? null;
    void put(null);
    showUndoToast(photoMessages.photoRemoved, () => void put(before));
  };
  return (
    <PhotoPicker label={messages.photo} name="photo" photo={user.photo} onPick={pick} onRemove={remove} />
  );
}
