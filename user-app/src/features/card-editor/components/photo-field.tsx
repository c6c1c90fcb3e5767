import { PHOTO } from '../../../photo/render-photo';
import { messages } from '../messages';
import { PictureField } from './picture-field';

/** Renders 'Foto' of a card. */
export function PhotoField() {
  return <PictureField path="profile.photo" label={messages.fields.photo} form={PHOTO} />;
}
