import type { SectionHours } from 'shared-lib/model';
import { OPENING_WORDS, openingText } from 'shared-lib/ui/card-view';
import { deviceZone } from '../device-zone';
import { scriptWords } from '../script-words';

/** Opening hours of a card, for the line that says whether it is open. */
export interface FollowedHours extends SectionHours {
  /** City of the zone, for visitors whose clocks show other times. */
  city: string;
}

/** Time between two looks at the clock, in milliseconds. */
const LOOK_MS = 30_000;

/** Returns the line, with the place whose time it is where the visitor's clock may differ. */
function lineFor(hours: FollowedHours, now: number): string {
  const isElsewhere = deviceZone() !== hours.zone;
  const { opening: words = OPENING_WORDS } = scriptWords();
  return (
    openingText(hours, now, words) + (isElsewhere ? words.elsewhere.replace('{city}', () => hours.city) : '')
  );
}

/**
 * Keeps the line under 'Horario' up to date: a page out of a cache was rendered earlier. It is emptied on
 * a device that doesn't know the zone.
 */
export function followHours(root: ParentNode, hours: FollowedHours): void {
  const place = root.querySelector('[data-hours]');
  if (!place) return;
  const apply = () => {
    try {
      const line = lineFor(hours, Date.now());
      if (place.textContent !== line) place.textContent = line;
    } catch {
      place.textContent = '';
    }
  };
  apply();
  setInterval(apply, LOOK_MS);
}
