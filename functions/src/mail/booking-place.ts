import { findPhoneProblem, hasLink, mapsUrl, telUrl, unlinked } from 'shared-lib/domain';
import { callLink } from './call-link';
import { isOver } from './is-over';
import type { MailInput } from './mail-input';
import type { VisitorsMailTexts } from './mail-texts/mail-texts';
import type { MailFact } from './parts/mail-content';

type PlaceInput = Pick<MailInput, 'recipient' | 'booking' | 'path'>;
type Place = Omit<MailFact, 'label'>;

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

/** Describes the place of a booking to its visitor, with a map, the number that is called, or the link of the call. */
function visitorPlace(texts: VisitorsMailTexts, input: PlaceInput): Place {
  const { kind, detail } = input.booking.service.place;
  if (kind === 'video') return videoPlace(texts, input);
  const isNumber = kind === 'phone' && detail !== '' && findPhoneProblem(detail) === null;
  if (isNumber)
    return {
      lines: [named(texts.places.phone, detail)],
      links: [{ label: texts.call, url: telUrl(detail) }],
    };
  if (kind === 'phone') return { lines: [named(texts.places.phone, unlinked(detail))], links: [] };
  const isAddress = detail !== '' && !hasLink(detail);
  return {
    lines: [unlinked(detail) || texts.places[kind]],
    links: isAddress ? [{ label: texts.directions, url: mapsUrl(detail) }] : [],
  };
}

/** Describes the place of a booking; without directions to owners, who know them, and when the booking is over. */
export function bookingPlace(texts: VisitorsMailTexts, input: PlaceInput): Place {
  const { recipient, booking } = input;
  const { kind, detail } = booking.service.place;
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
