export { getAdmin, type Admin } from './admin-repository';
export { callFunction } from './call-function';
export { downloadCardPhoto, uploadCardPhoto } from './card-photo-store';
export {
  findCardIdBySlug,
  newCardId,
  saveCardContent,
  subscribeToCard,
  subscribeToCards,
} from './card-repository';
export { createUser, getUser, subscribeToUser, updateUserName } from './user-repository';
export { chooseEndpoints } from '../firebase/app';
