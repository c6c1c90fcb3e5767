export { aBooking, aBusyInterval, anAvailability, aService } from './booking-builders';
export { aCardContent, aLink, aPublishedCard, aTemplateDraft } from './builders';
