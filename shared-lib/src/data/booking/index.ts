export {
  BOOKINGS_PER_PAGE,
  getBusyIntervals,
  listBookings,
  listCustomerBookings,
  newBookingId,
  saveBookingNote,
  searchBookings,
  subscribeToAgenda,
  subscribeToBooking,
  subscribeToBookings,
  type BookingCursor,
  type BookingFilter,
  type BookingList,
  type BookingPageRead,
} from './booking-repository';
export {
  CUSTOMERS_PER_PAGE,
  listCustomers,
  saveCustomerNote,
  type CustomerCursor,
  type CustomerPage,
} from './customer-repository';
export { newTimeBlockId, subscribeToTimeBlocks } from './time-block-repository';
export { saveAvailability, subscribeToAvailability } from './availability-repository';
export { subscribeToAwaitingPayment } from './payment-repository';
export {
  createService,
  deleteService,
  newServiceId,
  orderServices,
  SERVICES_MAX,
  setServiceArchived,
  subscribeToServices,
  updateService,
  type ListedService,
  type ServiceContent,
} from './service-repository';
