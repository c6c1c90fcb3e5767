export {
  aBooking,
  aBusyInterval,
  anAvailability,
  aService,
  aSlotQuestion,
  type BusySlotQuestion,
} from './booking-builders';
export { aJpeg } from './photo-builders';
export { aCardContent, aLink, aPublishedCard, aTemplateDraft } from './builders';
