import { PRODUCT_NAME } from 'shared-lib/config';
import type { MailTexts } from './mail-texts';

export const en: MailTexts = {
  locale: 'en-GB',
  occasions: {
    visitor: {
      requested: {
        subject: ({ service }) => `Request sent: ${service}`,
        lead: ({ other }) => `${other} still has to confirm your booking. We will write to you then.`,
      },
      unpaid: {
        subject: ({ service }) => `Booking awaiting payment: ${service}`,
        lead: ({ other }) => `Your booking with ${other} will be confirmed once the payment arrives.`,
      },
      booked: {
        subject: ({ service }) => `Booking confirmed: ${service}`,
        lead: ({ other }) => `Your booking with ${other} is confirmed.`,
      },
      confirmed: {
        subject: ({ service }) => `Booking confirmed: ${service}`,
        lead: ({ other }) => `${other} has confirmed your booking.`,
      },
      rejected: {
        subject: ({ service }) => `Booking declined: ${service}`,
        lead: ({ other }) => `${other} can’t accept your booking.`,
      },
      moved: {
        subject: ({ service }) => `Booking changed: ${service}`,
        lead: ({ other }) => `Your booking with ${other} has a new time.`,
      },
      'move-requested': {
        subject: ({ service }) => `Change awaiting confirmation: ${service}`,
        lead: ({ other }) => `Your booking has a new time, which ${other} still has to confirm.`,
      },
      cancelled: {
        subject: ({ service }) => `Booking cancelled: ${service}`,
        lead: ({ other }) => `Your booking with ${other} is cancelled.`,
      },
      expired: {
        subject: ({ service }) => `Booking expired: ${service}`,
        lead: ({ other }) =>
          `Your booking with ${other} was not confirmed in time, so it does not take place.`,
      },
      paid: {
        subject: ({ service }) => `Payment received: ${service}`,
        lead: ({ other }) => `The payment for your booking with ${other} has arrived.`,
      },
      reminder: {
        subject: ({ service, when }) => `Reminder: ${service}, ${when}`,
        lead: ({ other }) => `You have a booking with ${other}.`,
      },
    },
    owner: {
      requested: {
        subject: ({ service, other }) => `New request: ${service}, ${other}`,
        lead: ({ other }) => `${other} asks for a booking. Confirm or decline it in your bookings.`,
      },
      unpaid: {
        subject: ({ service, other }) => `Booking awaiting payment: ${service}, ${other}`,
        lead: ({ other }) => `You have a new booking with ${other}, awaiting payment.`,
      },
      booked: {
        subject: ({ service, other }) => `New booking: ${service}, ${other}`,
        lead: ({ other }) => `You have a new booking with ${other}.`,
      },
      confirmed: {
        subject: ({ service, other }) => `Booking confirmed: ${service}, ${other}`,
        lead: ({ other }) => `The booking with ${other} is confirmed.`,
      },
      rejected: {
        subject: ({ service, other }) => `Booking declined: ${service}, ${other}`,
        lead: ({ other }) => `The booking with ${other} is declined and its slot is free again.`,
      },
      moved: {
        subject: ({ service, other }) => `Booking changed: ${service}, ${other}`,
        lead: ({ other }) => `The booking with ${other} has a new time.`,
      },
      'move-requested': {
        subject: ({ service, other }) => `Change to confirm: ${service}, ${other}`,
        lead: ({ other }) =>
          `The booking with ${other} has a new time. Confirm or decline it in your bookings.`,
      },
      cancelled: {
        subject: ({ service, other }) => `Booking cancelled: ${service}, ${other}`,
        lead: ({ other }) => `The booking with ${other} is cancelled and its slot is free again.`,
      },
      expired: {
        subject: ({ service, other }) => `Booking expired: ${service}, ${other}`,
        lead: ({ other }) =>
          `The booking of ${other} reached its time without being confirmed and has expired.`,
      },
      paid: {
        subject: ({ service, other }) => `Payment received: ${service}, ${other}`,
        lead: ({ other }) => `The booking with ${other} is paid.`,
      },
      reminder: {
        subject: ({ service, other, when }) => `Reminder: ${service}, ${other}, ${when}`,
        lead: ({ other }) => `You have a booking with ${other}.`,
      },
    },
  },
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  labels: {
    service: 'Service',
    when: 'When',
    place: 'Where',
    state: 'Status',
    price: 'Price',
    customer: 'Customer',
    email: 'Email',
    phone: 'Phone',
    notes: 'Notes',
    reason: 'Reason',
  },
  states: {
    pending_payment: 'Awaiting payment',
    pending_confirmation: 'Awaiting confirmation',
    confirmed: 'Confirmed',
    cancelled: 'Cancelled',
    completed: 'Completed',
    no_show: 'Did not show up',
    rejected: 'Declined',
    expired: 'Expired',
  },
  paid: 'paid',
  places: { 'in-person': '', phone: 'By phone', video: 'By video call' },
  yes: 'Yes',
  openBooking: 'View, change or cancel the booking',
  openBookings: 'Open it among your bookings',
  bookAgain: 'Book again',
  addToGoogle: 'Add to Google Calendar',
  addToOutlook: 'Add to Outlook',
  because: {
    visitor: `We write to you because somebody gave this address when booking on ${PRODUCT_NAME}.`,
    owner: `Choose which mail you get in your ${PRODUCT_NAME} settings.`,
  },
};
