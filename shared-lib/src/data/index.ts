export { getAdmin, type Admin } from './admin-repository';
export { callCardFunction } from './card-functions';
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
