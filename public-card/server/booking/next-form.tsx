import type { CardLanguage } from 'shared-lib/model';
import { formatPrice, isZone, zoneCity } from 'shared-lib/model/booking';
import { LOCALES, momentFormat } from 'shared-lib/model/languages';
import { PAGE_WORDS } from '../../src/words';

/** Next appointment of which the form led back with the hour and the price; the function checks both when it is booked. */
export interface ShownNext {
  /** Milliseconds since the epoch. */
  start: number;
  zone: string;
  /** In the currency's minor unit. */
  price: number;
  currency: string;
  minutes: number;
  isOnRequest: boolean;
  needsConfirmation: boolean;
}

const whole = (text: string | null): number =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : NaN;

/** Parses the next appointment in the address of a booking's page; `null` for none, and for one that no form leads to. */
export function shownNext(query: URLSearchParams): ShownNext | null {
  const numbers = ['hora', 'precio', 'minutos'].map((name) => whole(query.get(name)));
  const [start = NaN, price = NaN, minutes = NaN] = numbers;
  const [zone, currency] = [query.get('zona') ?? '', query.get('moneda') ?? ''];
  if (!Number.isInteger(start) || !Number.isInteger(price) || !Number.isInteger(minutes)) return null;
  if (!isZone(zone) || !/^[A-Z]{3}$/.test(currency)) return null;
  const [isOnRequest, needsConfirmation] = [query.has('consultar'), query.has('pedir')];
  return { start, price, minutes, zone, currency, isOnRequest, needsConfirmation };
}

/** Renders the hour and the price of the next appointment, with the button that books it. */
export function NextForm({ next, language }: { next: ShownNext; language: CardLanguage }) {
  const { bookingPage, visitor } = PAGE_WORDS[language];
  const { answer } = bookingPage;
  const { start, zone, price, currency, minutes, isOnRequest, needsConfirmation } = next;
  const when = `${momentFormat(language, zone).format(start)} (${zoneCity(zone, visitor.zones)})`;
  const cost = price > 0 ? formatPrice(price, currency, LOCALES[language]) : answer.next.free;
  return (
    <>
      <p>{answer.next.offer(when, isOnRequest ? answer.next.onRequest : cost)}</p>
      <input type="hidden" name="start" value={start} />
      <input type="hidden" name="price" value={price} />
      <input type="hidden" name="minutes" value={minutes} />
      <div className="tj-actions">
        <button className="tj-button tj-button--main" name="answer" value="book-next">
          {needsConfirmation ? answer.next.request : answer.next.book}
        </button>
      </div>
    </>
  );
}
