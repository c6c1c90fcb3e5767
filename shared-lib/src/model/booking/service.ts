import type { NextVisitWeeks } from './visits/next-visit';
import type { RefundStep, ServicePayment } from '../payments/payment-rule';

/** Place of a booking. `detail` is an address, the number that is called, or the link of the call. */
export interface ServicePlace {
  kind: 'in-person' | 'phone' | 'video';
  detail: string;
}

/** A question to the visitors who book the service. */
export interface ServiceQuestion {
  id: string;
  label: string;
  kind: 'text' | 'textarea' | 'select' | 'checkbox';
  required: boolean;
  /** Choices of a `select`. */
  options?: string[];
}

/** `services/{id}` as the apps see it; times are milliseconds since the epoch. */
export interface Service {
  id: string;
  userId: string;
  name: string;
  description: string;
  durationMinutes: number;
  /** Price in the currency's minor unit; 0 for free, or with {@link priceOnRequest}. */
  price: number;
  /** True when the price is only given on request; missing in older services. */
  priceOnRequest?: boolean;
  /** ISO 4217, such as `EUR`. */
  currency: string;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  place: ServicePlace;
  payment: ServicePayment;
  /** `#RRGGBB` */
  color: string;
  questions: ServiceQuestion[];
  needsConfirmation: boolean;
  /** True when the owner requires a phone; {@link needsPhone} has all reasons to require one. */
  phoneRequired: boolean;
  /** Minutes before the start until which it can be booked; the longer of this and the owner's own notice applies. */
  noticeMinutes: number;
  /** Most bookings of this service on a date of the owner's; 0 for no limit. */
  maxPerDay: number;
  /** True when visitors may book it together with other services; missing in older services. */
  combinable?: boolean;
  /** Weeks after which visitors are offered the next appointment; 0, or missing in older services, for no offer. */
  nextVisitWeeks?: NextVisitWeeks;
  /** True when the booking form has optional fields for an invoice's data; missing in older services. */
  asksInvoice?: boolean;
  /** Tax rate in its price, in tenths of a percent; `null` or missing where that of the owner's tax data holds. */
  vatPermille?: number | null;
  /** True when visitors may wait for an hour of it; missing in older services. */
  waitingList?: boolean;
  /** Ids of the cards that offer it. */
  cardIds: string[];
  /** True when visitors can't book it; the owner still can by hand. */
  hidden: boolean;
  archivedAt: number | null;
  order: number;
  createdAt: number;
  updatedAt: number;
}

/** Reports whether a visitor must give a phone: the owner requires one, or is the one who calls. */
export const needsPhone = ({ phoneRequired, place }: Pick<Service, 'phoneRequired' | 'place'>): boolean =>
  phoneRequired || (place.kind === 'phone' && place.detail === '');

/** Public part of a service, without place and limits, which visitors only learn after booking. */
export type PublicService = Pick<
  Service,
  | 'id'
  | 'name'
  | 'description'
  | 'durationMinutes'
  | 'price'
  | 'priceOnRequest'
  | 'currency'
  | 'bufferBeforeMinutes'
  | 'bufferAfterMinutes'
  | 'color'
  | 'questions'
  | 'needsConfirmation'
  | 'phoneRequired'
  | 'noticeMinutes'
  | 'maxPerDay'
  | 'waitingList'
> & {
  placeKind: ServicePlace['kind'];
  isPaid: boolean;
  /** Amount that is agreed online while booking, with its refund policy; missing where nothing is. */
  due?: number;
  /** Share of the price that it is, in percent; missing for an amount of its own. */
  duePercent?: number;
  /** True when a card is saved, and the amount is only charged for a no-show. */
  keepsCard?: boolean;
  refunds?: RefundStep[];
  /** True when the price is paid at the appointment. */
  payOnSite?: boolean;
  /** True when the form has optional fields for an invoice's data; missing where it hasn't. */
  asksInvoice?: boolean;
  /** Services of the same group can be made in one visit; missing for one that is booked alone. */
  visitGroup?: string;
};
