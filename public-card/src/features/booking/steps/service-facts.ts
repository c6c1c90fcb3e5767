import { minorDigits, shownDigits, type PublicService } from 'shared-lib/model/booking';
import { LOCALES } from 'shared-lib/model/languages';
import { language, words } from '../words';

/** Formats a duration: '45 min', '1 h 30 min'. */
export function duration(minutes: number): string {
  const text = words().service;
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return text.minutes(minutes);
  return minutes % 60 === 0 ? text.hours(hours) : text.hoursAndMinutes(hours, minutes % 60);
}

/** Formats a price: '25 €', '25,50 €', 'Gratis', 'Precio a consultar'. */
export function price({
  price: amount,
  priceOnRequest,
  currency,
}: Pick<PublicService, 'price' | 'priceOnRequest' | 'currency'>): string {
  if (amount === 0) return priceOnRequest ? words().service.onRequest : words().service.free;
  const value = amount / 10 ** minorDigits(currency);
  const digits = shownDigits(value, currency);
  const formatted = new Intl.NumberFormat(LOCALES[language()], {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
  // A visit may contain a service without a price.
  return priceOnRequest ? `${formatted} · ${words().service.onRequest}` : formatted;
}

/** Describes a service in one line. */
export function serviceFacts(service: PublicService): string {
  const facts = [
    duration(service.durationMinutes),
    price(service),
    words().service.places[service.placeKind],
  ];
  if (service.needsConfirmation) facts.push(words().service.needsConfirmation);
  return facts.join(' · ');
}
