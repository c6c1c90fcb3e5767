import { updateUserPhoto, uploadUserPhoto } from 'shared-lib/data';
import type { User, UserPhoto } from 'shared-lib/model';
import { showUndoToast } from 'shared-lib/toast';
import { photoMessages } from '../../photo/messages';
import { PhotoPicker, type PickedPicture } from '../../photo/photo-picker';
import { PHOTO } from '../../photo/render-photo';
import { rememberPhoto } from '../../photo/use-photo-url';
import { messages } from './messages';
import { useSaveAccountPhotoMutation } from './profile-writes';

/** Renders the photo of the account, which is autosaved. */
export function AccountPhoto({ user }: { user: User }) {
  const [save] = useSaveAccountPhotoMutation();
  const pick = async ({ bytes }: PickedPicture) => {
    const stored = await uploadUserPhoto(user.id, bytes, PHOTO);
    rememberPhoto(stored.path, bytes);
    await updateUserPhoto(user.id, stored);
  };
  const put = (photo: UserPhoto | null) => save({ uid: user.id, photo });
  const remove = () => {
    const before = user.photo ?? null;
    void put(null);
    showUndoToast(photoMessages.photoRemoved, () => void put(before));
  };
  return (
    <PhotoPicker label={messages.photo} name="photo" photo={user.photo} onPick={pick} onRemove={remove} />
  );
}
