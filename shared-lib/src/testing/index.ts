export {
  aBooking,
  aBusyInterval,
  anAvailability,
  aService,
  aSlotQuestion,
  type BusySlotQuestion,
} from './booking-builders';
export { aWaitingEntry } from './waiting-builders';
export { aJpeg } from './photo-builders';
export { passTime } from './pass-time';
export { bySize, RUN_SIZE } from './run-size';
export { aCardContent, aLink, aPublishedCard, aTemplateDraft } from './builders';
