import { findPhoneProblem, hasLink, mapsUrl, telUrl, unlinked } from 'shared-lib/model';
import { callLink } from './call-link';
import { isOver, type MailInput } from './mail-input';
import { OWNERS_TEXTS } from '../mail-texts';
import type { VisitorsMailTexts } from '../mail-texts/mail-texts';
import type { MailFact } from '../parts/mail-content';
import { oneLine, shownName } from '../safe-text';

type PlaceInput = Pick<MailInput, 'recipient' | 'booking' | 'owner' | 'path'>;
type Place = Omit<MailFact, 'label'>;

/** Returns a number as it was typed, with its dots, so that it can be copied. */
const shownNumber = (phone: string) => (hasLink(phone) ? unlinked(phone) : phone);

const named = (...parts: string[]) => parts.filter(Boolean).join(': ');

/**
 * Describes a video call to its visitor: its link once the owner has accepted, and before that when there will be one.
 */
function videoPlace(
  { places, linkLater, linkOnPage, joinCall }: VisitorsMailTexts,
  { booking, path }: PlaceInput,
): Place {
  if (booking.status !== 'confirmed') return { lines: [places.video, linkLater], links: [] };
  const { detail } = booking.service.place;
  const url = callLink(detail);
  if (url !== '') return { lines: [places.video], links: [{ label: joinCall, url }] };
  if (path !== '') return { lines: [places.video, linkOnPage], links: [] };
  return { lines: [named(places.video, unlinked(detail))], links: [] };
}

/** Describes a call by phone to its visitor: who calls whom, at which number. */
function phonePlace(texts: VisitorsMailTexts, { booking, owner }: PlaceInput): Place {
  const { detail } = booking.service.place;
  const { phone } = booking.customer;
  // Without a number in the service the owner calls. The visitor's number is checked, as it may be any text.
  if (detail === '') {
    const isShown = phone !== '' && findPhoneProblem(phone) === null && !hasLink(phone);
    return {
      lines: [texts.places.phone, ...(isShown ? [texts.callsYou(shownName(owner.name), phone)] : [])],
      links: [],
    };
  }
  const isNumber = findPhoneProblem(detail) === null;
  return {
    lines: [texts.places.phone, texts.youCall(shownNumber(detail))],
    links: isNumber ? [{ label: texts.call, url: telUrl(detail) }] : [],
  };
}

/** Describes the place of a booking to its visitor, with a map, the number that is called, or the link of the call. */
function visitorPlace(texts: VisitorsMailTexts, input: PlaceInput): Place {
  const { kind, detail } = input.booking.service.place;
  if (kind === 'video') return videoPlace(texts, input);
  if (kind === 'phone') return phonePlace(texts, input);
  const isAddress = detail !== '' && !hasLink(detail);
  return {
    lines: [unlinked(detail) || texts.places[kind]],
    links: isAddress ? [{ label: texts.directions, url: mapsUrl(detail) }] : [],
  };
}

/** Describes a call by phone to its owner. */
function ownersPhonePlace({ places }: VisitorsMailTexts, { booking, owner }: PlaceInput): Place {
  const { detail } = booking.service.place;
  const { name, phone } = booking.customer;
  const words = OWNERS_TEXTS[owner.language].owner;
  const [call, number] = detail === '' ? [words.youCall, phone] : [words.callsYou, detail];
  return {
    lines: [places.phone, ...(number === '' ? [] : [call(oneLine(name), shownNumber(number))])],
    links: [],
  };
}

/** Describes the place of a booking; without directions to owners, who know them, and when the booking is over. */
export function bookingPlace(texts: VisitorsMailTexts, input: PlaceInput): Place {
  const { recipient, booking } = input;
  const { kind, detail } = booking.service.place;
  if (recipient === 'owner' && kind === 'phone') return ownersPhonePlace(texts, input);
  if (recipient === 'owner')
    return {
      lines: [kind === 'in-person' && detail !== '' ? detail : named(texts.places[kind], detail)],
      links: [],
    };
  if (isOver(booking) && kind === 'video') return { lines: [texts.places.video], links: [] };
  const place = visitorPlace(texts, input);
  return isOver(booking) ? { ...place, links: [] } : place;
}

/** Describes the place in one line for a calendar; for a video call it is the link. */
export function calendarPlace(texts: VisitorsMailTexts, input: PlaceInput): string {
  const { lines, links } = bookingPlace(texts, input);
  const isCall = input.booking.service.place.kind === 'video';
  return isCall && links[0] ? links[0].url : lines.join('. ');
}
