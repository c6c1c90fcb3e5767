import { chargeable } from '../../payments/charge-amount';
import { DEFAULT_REFUNDS, strictestRefunds } from '../../payments/refund-policy';
import type { PublicService, ServiceQuestion } from '../service';
import type { BookableService } from '../../availability/slots';

/** Most services of one visit. */
export const MAX_VISIT_SERVICES = 4;

/** Longest visit, in minutes: the longest of a service, so that agendas find it a day ahead. */
const MAX_VISIT_MINUTES = 1440;

/** Highest price of a visit, in the currency's minor unit: the highest of a service. */
const MAX_VISIT_PRICE = 100_000_000;

/** Separator of the names of a visit's services. */
const AND = ' + ';

/** One service of a visit, with its own price. */
export interface VisitPart {
  id: string;
  name: string;
  durationMinutes: number;
  /** In the visit's currency, in its minor unit. */
  price: number;
}

/** A visit as it is offered: several services in their order, or a service of its own, which has no parts. */
export type PublicVisit = PublicService & {
  parts?: readonly (VisitPart & { maxPerDay: number })[];
};

/** Returns the ids of the services that a request names, in their order. */
export const serviceIdsOf = ({
  serviceId,
  serviceIds,
}: {
  serviceId?: string | undefined;
  serviceIds?: readonly string[] | undefined;
}): readonly string[] => serviceIds ?? (serviceId === undefined ? [] : [serviceId]);

/** Returns the services whose limits a visit counts towards: its parts, or the service itself. */
export const limitsOf = ({
  parts,
  id,
  maxPerDay,
}: Pick<BookableService, 'id' | 'maxPerDay' | 'parts'>): NonNullable<BookableService['parts']> =>
  parts ?? [{ id, maxPerDay }];

/** Returns the services of what was booked, in their order, with the price of each. */
export const partsOf = ({
  parts,
  id,
  name,
  durationMinutes,
  price,
}: VisitPart & { parts?: readonly VisitPart[] | undefined }): readonly VisitPart[] =>
  parts ?? [{ id, name, durationMinutes, price }];

/** Reports whether what was booked has a service, alone or beside others. */
export const hasService = (
  booked: VisitPart & { parts?: readonly VisitPart[] },
  serviceId: string,
): boolean => partsOf(booked).some(({ id }) => id === serviceId);

/** Reports whether services are of one visit: of one place and currency, paid alike, each once, within a day. */
function goTogether(first: PublicService, services: readonly PublicService[]): boolean {
  const isAlike = services.every(
    ({ currency, placeKind }) => currency === first.currency && placeKind === first.placeKind,
  );
  const isOnce = new Set(services.map(({ id }) => id)).size === services.length;
  // A Payment Link of the owner's has its own amount.
  const hasLink = services.some(({ isPaid, due }) => isPaid && due === undefined);
  const keepsCard = services.some((one) => one.keepsCard);
  const isPaidNow = services.some((one) => one.isPaid && !one.keepsCard);
  return isAlike && isOnce && !hasLink && !(keepsCard && isPaidNow);
}

/** Returns the minutes between the first start and the last end, with the buffers between the services. */
function minutesOf(services: readonly PublicService[]): number {
  const whole = services.reduce(
    (sum, one) => sum + one.bufferBeforeMinutes + one.durationMinutes + one.bufferAfterMinutes,
    0,
  );
  return whole - (services[0]?.bufferBeforeMinutes ?? 0) - (services.at(-1)?.bufferAfterMinutes ?? 0);
}

/** Returns the questions of several services without duplicates: the same question is asked once, and ids are unique. */
function questionsOf(services: readonly PublicService[]): ServiceQuestion[] {
  const textOf = ({ label, kind, options }: ServiceQuestion) => JSON.stringify([label, kind, options]);
  const requests = new Map<string, ServiceQuestion>();
  const ids = new Set<string>();
  for (const question of services.flatMap(({ questions }) => questions)) {
    const text = textOf(question);
    const known = requests.get(text);
    let { id } = question;
    // Copies of a service have questions with the same ids.
    for (let copy = 2; !known && ids.has(id); copy += 1) id = `${question.id}-${copy}`;
    ids.add(id);
    requests.set(
      text,
      known ? { ...known, required: known.required || question.required } : { ...question, id },
    );
  }
  return [...requests.values()];
}

/**
 * Returns the terms of payment of a visit: the strictest of its services. The largest percentage that one of them charges applies to the
 * whole price, and never less is due than for the services one by one.
 */
function termsOf(
  services: readonly PublicService[],
  { price, currency }: Pick<PublicService, 'price' | 'currency'>,
): Pick<PublicService, 'due' | 'keepsCard' | 'refunds' | 'payOnSite'> {
  const agreed = services.filter(({ due }) => due !== undefined);
  if (agreed.length === 0) return services.some(({ payOnSite }) => payOnSite) ? { payOnSite: true } : {};
  const sum = agreed.reduce((total, { due = 0 }) => total + due, 0);
  const percent = Math.max(...agreed.map(({ duePercent = 0 }) => duePercent));
  const due = Math.min(price, Math.max(sum, chargeable((price * percent) / 100, currency)));
  if (agreed.some(({ keepsCard }) => keepsCard)) return { due, keepsCard: true };
  return { due, refunds: strictestRefunds(agreed.map(({ refunds = DEFAULT_REFUNDS }) => refunds)) };
}

/**
 * Combines services into one visit, in the order in which one person gets them. Pages and functions all use it, so that the visit that is
 * shown is the one that is booked.
 *
 * - It takes the time that the services would take one after the other: durations add up, and between two of them lie the buffers after
 *   the first and before the second. The buffers before the first and after the last stay outside.
 * - The strictest rule holds: the longest notice, a confirmation or a phone if one needs it, the limits of each service.
 * - Prices add up, and the payment follows the strictest terms.
 * - It has the questions of all, without repetitions.
 *
 * @returns The service itself for one; `null` for services that can't be one visit.
 */
export function combinedVisit(services: readonly PublicService[]): PublicVisit | null {
  const [first, last] = [services[0], services.at(-1)];
  if (!first || !last || services.length > MAX_VISIT_SERVICES) return null;
  if (services.length === 1) return first;
  const durationMinutes = minutesOf(services);
  const price = services.reduce((sum, service) => sum + service.price, 0);
  const isBounded = durationMinutes <= MAX_VISIT_MINUTES && price <= MAX_VISIT_PRICE;
  if (!isBounded || !goTogether(first, services)) return null;
  return {
    id: first.id,
    name: services.map(({ name }) => name).join(AND),
    description: '',
    durationMinutes,
    price,
    ...(services.some(({ priceOnRequest }) => priceOnRequest) && { priceOnRequest: true }),
    currency: first.currency,
    bufferBeforeMinutes: first.bufferBeforeMinutes,
    bufferAfterMinutes: last.bufferAfterMinutes,
    color: first.color,
    questions: questionsOf(services),
    needsConfirmation: services.some(({ needsConfirmation }) => needsConfirmation),
    phoneRequired: services.some(({ phoneRequired }) => phoneRequired),
    ...(services.some(({ asksInvoice }) => asksInvoice) && { asksInvoice: true }),
    noticeMinutes: Math.max(...services.map(({ noticeMinutes }) => noticeMinutes)),
    // The limits of its parts apply instead.
    maxPerDay: 0,
    placeKind: first.placeKind,
    isPaid: services.some(({ isPaid }) => isPaid),
    ...(services.every(({ waitingList }) => waitingList) && { waitingList: true }),
    ...termsOf(services, { price, currency: first.currency }),
    parts: services.map((part) => ({
      id: part.id,
      name: part.name,
      durationMinutes: part.durationMinutes,
      price: part.price,
      maxPerDay: part.maxPerDay,
    })),
  };
}

/** Lists the services that can be added to a visit as it is, which are offered together with all of it. */
export function addableServices(
  chosen: readonly PublicService[],
  offered: readonly PublicService[],
): PublicService[] {
  const group = chosen[0]?.visitGroup;
  if (group === undefined) return [];
  return offered.filter(
    (service) => service.visitGroup === group && combinedVisit([...chosen, service]) !== null,
  );
}
