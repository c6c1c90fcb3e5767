export {
  getBusyIntervals,
  getCustomerLanguage,
  listBookings,
  newBookingId,
  saveBookingNote,
  saveReminded,
  searchBookings,
  subscribeToAgenda,
  subscribeToBooking,
  subscribeToBookings,
  subscribeToCustomerBookings,
  subscribeToMoveRequests,
  type BookingCursor,
  type BookingFilter,
  type BookingList,
  type BookingPageRead,
} from './booking-repository';
export {
  listCustomers,
  saveCustomerNote,
  saveCustomerReminder,
  saveCustomerTags,
  subscribeToCustomer,
  subscribeToCustomers,
  subscribeToLeads,
  subscribeToNewCustomers,
  suggestCustomers,
  type CustomerList,
} from './customer-repository';
export { newTimeBlockId, subscribeToTimeBlocks } from './time-block-repository';
export { saveAvailability, subscribeToAvailability } from './availability-repository';
export { subscribeToWaiting } from './waiting-repository';
export { subscribeToReminderSettings } from './reminder-settings-repository';
export { subscribeToReviewSettings } from './review-settings-repository';
export { subscribeToPayments, type PaymentList } from './online-payment-repository';
export { subscribeToPaymentProvider } from './payment-provider-repository';
export { subscribeToAwaitingPayment } from './payment-repository';
export {
  createService,
  deleteService,
  newServiceId,
  orderServices,
  setServiceArchived,
  subscribeToServices,
  updateService,
  type ListedService,
  type ServiceContent,
} from './service-repository';
