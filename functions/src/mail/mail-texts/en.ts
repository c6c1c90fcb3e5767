import { PRODUCT_NAME } from 'shared-lib/config';
import type { MailTexts } from './mail-texts';

export const en: MailTexts = {
  language: 'en',
  erasure: {
    heading: 'Answer about your data',
    granted: (owner) => `${owner} has erased what they knew about you, as you asked.`,
    refused: (owner) =>
      `${owner} doesn’t erase what they know about you, apart from what is erased already, and says why.`,
    reason: 'Reason',
    complaint:
      'If you disagree, you can complain to the data protection authority of your country; in Spain, the AEPD.',
    because: 'You get this email because you asked for your data to be erased.',
  },
  review: {
    heading: 'How was your appointment?',
    lead: (owner) =>
      `Thank you for your appointment with ${owner}. If you like, say on Google how it went: it helps people who look for something similar.`,
    button: 'Write a review on Google',
    because: (owner) => `You get this email once, for your appointment with ${owner}.`,
    stop: 'Stop requests for reviews',
    pageHeading: 'Stop requests for reviews',
    pageText:
      'Press the button and this business will not ask you for a review by email again. Emails about your bookings stay the same.',
    pageButton: 'Stop asking me',
    pageDone: 'Done. This business will not ask you for a review by email again.',
  },
  waiting: {
    joined: {
      heading: 'You are on the waiting list',
      lead: (other) =>
        `If a time with ${other} that suits you becomes free, we write to you and hold it for you for half an hour.`,
    },
    offered: {
      heading: 'A time has become free',
      lead: (other) =>
        `A time with ${other} has become free, and we hold it for you for a while. After that it goes to the next person on the list.`,
    },
    days: 'Days',
    hours: 'Time of day',
    parts: { morning: 'In the morning', afternoon: 'In the afternoon', evening: 'In the evening' },
    heldUntil: 'Held for you until',
    book: 'View and book',
    see: 'View my request',
    notNow: 'If it doesn’t suit you, do nothing: you stay on the list for other times.',
    leave: 'Leave the waiting list',
    because: `You get this email because your address was used on a waiting list of ${PRODUCT_NAME}. If it wasn’t you, ignore it.`,
  },
  reporter: {
    heading: 'About your report',
    lead: (card) => `You reported the card ${card}, and a person of our team answers you.`,
    because:
      'You get this email because you left your address when you reported a card. If it wasn’t you, ignore it.',
  },
  occasions: {
    'series-booked': {
      heading: 'Appointments confirmed',
      lead: ({ other, count }) => `${other} has booked ${count} appointments for you.`,
    },
    'series-moved': {
      heading: 'Appointments moved',
      lead: ({ other, count }) => `${count} of your appointments with ${other} have a new time.`,
    },
    'series-cancelled': {
      heading: 'Appointments cancelled',
      lead: ({ other, count }) => `${other} has cancelled ${count} of your appointments.`,
    },
    requested: {
      heading: 'Request sent',
      lead: ({ other }) => `${other} has to confirm your booking. We will write to you then.`,
    },
    unpaid: {
      heading: 'Booking awaiting payment',
      lead: ({ other }) => `Complete the payment to confirm your booking with ${other}.`,
    },
    booked: {
      heading: 'Booking confirmed',
      lead: ({ other }) => `Your booking with ${other} is confirmed.`,
    },
    confirmed: {
      heading: 'Booking confirmed',
      lead: ({ other }) => `${other} has confirmed your booking.`,
    },
    rejected: {
      heading: 'Booking declined',
      lead: ({ other }) => `${other} can’t accept your booking.`,
    },
    moved: {
      heading: 'Booking changed',
      lead: ({ other }) => `Your booking with ${other} has a new time.`,
    },
    'move-requested': {
      heading: 'Change awaiting confirmation',
      lead: ({ other }) => `You asked for another time. ${other} has to confirm it.`,
    },
    'move-asked': {
      heading: 'Change requested',
      lead: ({ other }) =>
        `You asked for another time. Until ${other} answers, your appointment stays at the time before.`,
    },
    'move-withdrawn': {
      heading: 'Change withdrawn',
      lead: ({ other }) =>
        `You no longer ask for another time. Your appointment with ${other} stays as it was.`,
    },
    'move-accepted': {
      heading: 'Change accepted',
      lead: ({ other }) => `${other} has accepted the change. Your appointment now has the new time.`,
    },
    'move-kept': {
      heading: 'Appointment unchanged',
      lead: ({ other }) => `${other} can’t change the time. Your appointment stays as it was.`,
    },
    cancelled: {
      heading: 'Booking cancelled',
      lead: ({ other, by }) =>
        by === 'visitor'
          ? `You have cancelled your booking with ${other}.`
          : by === 'owner'
            ? `${other} has cancelled your booking.`
            : `Your booking with ${other} is cancelled.`,
    },
    expired: {
      heading: 'Booking expired',
      lead: ({ other, isUnpaid }) =>
        `Your booking with ${other} was not ${isUnpaid ? 'paid' : 'confirmed'} in time, so it does not take place.`,
    },
    'card-wanted': {
      heading: 'Your card is missing',
      lead: ({ other }) => `Give a card to confirm your booking with ${other}. Nothing is charged now.`,
    },
    'card-kept': {
      heading: 'Booking confirmed',
      lead: ({ other }) =>
        `Your card is kept and your booking with ${other} is confirmed. Nothing has been charged.`,
    },
    fee: {
      heading: 'Charge for not coming',
      lead: ({ other, paid }) =>
        `${other} noted that you did not come and has charged you ${paid}, as stated when you booked. If that is wrong, write to them.`,
    },
    paid: {
      heading: 'Payment received',
      lead: ({ other, isConfirmed }) =>
        `${other} has received the payment for your booking${isConfirmed ? ', which is confirmed' : ''}.`,
    },
    refunded: {
      heading: 'Refund made',
      lead: ({ other, refunded, refundedInTotal }) =>
        `${refunded} of your booking with ${other} have been refunded.${refundedInTotal && ` That makes ${refundedInTotal} in total.`} Your bank may take some days to show it.`,
    },
    'paid-late': {
      heading: 'Payment returned',
      lead: ({ other }) =>
        `Your payment arrived when the booking with ${other} could no longer be confirmed. You get all of it back, and can choose another time.`,
    },
    reminder: {
      heading: 'Reminder',
      lead: ({ other }) => `This is a reminder of your appointment with ${other}.`,
    },
  },
  greeting: (name) => `Hello ${name}.`,
  labels: {
    service: 'Service',
    when: 'When',
    before: 'Before',
    youAsk: 'You ask for',
    free: 'Free times',
    place: 'Where',
    state: 'Status',
    price: 'Price',
    customer: 'Customer',
    email: 'Email',
    phone: 'Phone',
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
  feeTaken: (amount) => `${amount} charged for not coming`,
  onSite: 'paid at the appointment',
  deposit: (amount) => `${amount} when booking`,
  depositPaid: (paid, rest) => `deposit of ${paid} paid, ${rest} still due`,
  yourTime: (time) => `In your time: ${time}`,
  places: { 'in-person': 'In person', phone: 'By phone', video: 'By video call' },
  callsYou: (name, phone) => `${name} calls you on ${phone}.`,
  youCall: (phone) => `You call ${phone}.`,
  directions: 'Directions',
  call: 'Call',
  write: 'Write',
  joinCall: 'Join the video call',
  linkOnPage: 'The link is on the page of your booking.',
  linkLater: 'You will have the link once it is confirmed.',
  photoOf: (name) => `Photo of ${name}`,
  onBehalfOf: (name) => `${PRODUCT_NAME}, on behalf of ${name}`,
  yes: 'Yes',
  openBooking: 'View or change my appointment',
  confirmAttendance: 'Confirm that I’m coming',
  seeBooking: 'View my appointment',
  payBooking: 'Complete the payment',
  keepCard: 'Give my card',
  bookAgain: 'Book again',
  payUntil: (moment) => `Pay before ${moment}: after that its time is free again.`,
  cardUntil: (moment) => `Give it before ${moment}: after that the time is free again.`,
  changeUntil: (moment) => `You can change or cancel it until ${moment}.`,
  changeUntilStart: 'You can change or cancel it until it begins.',
  changeOver: (notice) => `The time to change or cancel ended ${notice} before.`,
  contact: {
    reply: (other) => `To talk to ${other}, reply to this email or choose:`,
    noReply: 'Nobody reads replies to this email.',
    others: (other) => `Nobody reads replies to this email. To talk to ${other}:`,
    email: 'Email',
    whatsApp: 'WhatsApp',
  },
  addToCalendar: 'Add to your calendar:',
  removeFromCalendar: 'If you added it to your calendar with a link, delete it there too.',
  receipt: 'Proof of what you paid (not an invoice):',
  openReceipt: 'Open the PDF',
  because: `You get this email because your address was used to book on ${PRODUCT_NAME}. If it wasn’t you, ignore it.`,
  owner: {
    occasions: {
      requested: {
        heading: 'New request',
        lead: ({ other }) => `${other} would like to book with you. Confirm or decline the request.`,
      },
      unpaid: {
        heading: 'Booking awaiting payment',
        lead: ({ other }) => `${other} has booked with you. The payment is missing.`,
      },
      booked: {
        heading: 'New booking',
        lead: ({ other }) => `${other} has booked with you.`,
      },
      confirmed: {
        heading: 'Booking confirmed',
        lead: ({ other }) => `You have confirmed ${other}’s booking.`,
      },
      rejected: {
        heading: 'Booking declined',
        lead: ({ other }) => `You have declined ${other}’s booking. Its time is free again.`,
      },
      moved: {
        heading: 'Booking changed',
        lead: ({ other }) => `${other}’s booking has a new time.`,
      },
      'move-requested': {
        heading: 'Change to confirm',
        lead: ({ other }) => `${other} asks for another time. Confirm or decline the booking.`,
      },
      'move-asked': {
        heading: 'Change to confirm',
        lead: ({ other }) =>
          `${other} asks for another time. Accept the change or keep the time: both are held meanwhile.`,
      },
      'move-withdrawn': {
        heading: 'Change withdrawn',
        lead: ({ other }) => `${other} no longer asks for another time. The appointment stays as it was.`,
      },
      'move-accepted': {
        heading: 'Change accepted',
        lead: ({ other }) => `You have accepted the new time of ${other}.`,
      },
      'move-kept': {
        heading: 'Appointment unchanged',
        lead: ({ other }) => `You have kept the time of the appointment of ${other}.`,
      },
      cancelled: {
        heading: 'Booking cancelled',
        lead: ({ other, by }) =>
          by === 'visitor'
            ? `${other} has cancelled their booking. Its time is free again.`
            : `${other}’s booking is cancelled. Its time is free again.`,
      },
      expired: {
        heading: 'Booking expired',
        lead: ({ other, isUnpaid }) =>
          `${other}’s booking was not ${isUnpaid ? 'paid' : 'confirmed'} in time. Its time is free again.`,
      },
      'card-wanted': {
        heading: 'Booking without a card',
        lead: ({ other }) => `${other} has booked with you, and still has to give a card.`,
      },
      'card-kept': {
        heading: 'Booking confirmed',
        lead: ({ other }) =>
          `${other} has given a card. If they do not come, you can take the fee from the booking.`,
      },
      fee: {
        heading: 'Fee taken',
        lead: ({ other, paid }) => `You have charged ${other} ${paid} for not coming.`,
      },
      disputed: {
        heading: 'Payment disputed',
        lead: ({ other }) =>
          `${other} has disputed their payment, and their bank holds the money. Answer in Stripe before the deadline, which Pagos shows.`,
      },
      paid: {
        heading: 'Payment received',
        lead: ({ other, isConfirmed }) => `${other}’s booking is paid${isConfirmed ? ' and confirmed' : ''}.`,
      },
      refunded: {
        heading: 'Refund made',
        lead: ({ other, refunded, refundedInTotal }) =>
          `${refunded} of ${other}’s booking have been refunded.${refundedInTotal && ` That makes ${refundedInTotal} in total.`}`,
      },
      'paid-late': {
        heading: 'Payment returned',
        lead: ({ other }) =>
          `${other}’s payment arrived when the booking could no longer be confirmed. All of it is returned.`,
      },
      reminder: {
        heading: 'Reminder',
        lead: ({ other }) => `You have an appointment with ${other}.`,
      },
    },
    seeOwnBooking: 'View the booking',
    seePayments: 'See the deadline',
    answerMove: 'Answer the change',
    asks: 'Asks for',
    notesOf: { visitor: 'Note from who booked', owner: 'Your note for the appointment' },
    youCall: (name, phone) => `You call ${name}: ${phone}.`,
    callsYou: (name, phone) => `${name} calls you on ${phone}.`,
    answerRequest: 'Confirm or decline',
    feed: 'Your calendar can show your bookings and follow their changes.',
    openFeed: 'Add them from Bookings',
    chooseMail: 'Choose which emails I get',
    because: `You get this email because of the bookings of your ${PRODUCT_NAME} account.`,
  },
};
