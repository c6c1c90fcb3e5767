import { useId, useRef, useState, type FormEvent } from 'react';
import { findZone, isZone, listZones, zoneCity, zoneLabel } from 'shared-lib/model/booking';
import { Icon } from 'shared-lib/ui/card-view';
import type { ShownZones } from './appointment-zones';
import { zoneName } from '../format';
import { ICON_PATHS } from '../icon-paths';
import { visitorWords } from '../visitor-words';
import { words } from '../words';

function ZoneForm({ zone, onZone }: { zone: string; onZone: (zone: string) => void }) {
  const id = useId();
  const names = visitorWords().zones;
  const [typed, setTyped] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const [zones] = useState(() => listZones([], names));

  function apply(event: FormEvent): void {
    event.preventDefault();
    // Older browsers list nothing, and know what is typed.
    const known = isZone(typed.trim()) ? typed.trim() : findZone(zones, typed, names);
    const found = typed.trim() === '' ? zone : known;
    if (found) onZone(found);
    else setUnknown(true);
  }

  return (
    <form className="tj-zone-form" onSubmit={apply} noValidate>
      <div className="tj-field">
        <label htmlFor={id}>{words().time.zoneLabel}</label>
        <input
          id={id}
          list={`${id}-list`}
          value={typed}
          placeholder={zoneLabel(zone, names)}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          aria-invalid={isUnknown}
          aria-describedby={`${id}-help`}
          // Opened by the button just before.
          autoFocus
          onChange={(event) => {
            setTyped(event.target.value);
            setUnknown(false);
          }}
        />
        <datalist id={`${id}-list`}>
          {zones.map((name) => (
            <option key={name} value={zoneLabel(name, names)} />
          ))}
        </datalist>
        <p
          id={`${id}-help`}
          className={isUnknown ? 'tj-error' : 'tj-help'}
          role={isUnknown ? 'alert' : undefined}
        >
          {isUnknown ? words().time.zoneUnknown : words().time.zoneHelp}
        </p>
      </div>
      <button type="submit" className="tj-button">
        {words().time.zoneApply}
      </button>
    </form>
  );
}

/** Names the zone of the place, in which times are shown to visitors who come there. */
export function PlaceZone({ zones, isOther }: { zones: ShownZones; isOther: boolean }) {
  return (
    <div className="tj-zone">
      <p>
        <Icon path={ICON_PATHS.world} />
        <span>
          {words().time.zone(zoneName(zones.first))}. {words().time.placeZone}
        </span>
      </p>
      {isOther && (
        <p className="tj-help">{words().time.ownPlaceZone(zoneCity(zones.second, visitorWords().zones))}</p>
      )}
    </div>
  );
}

/** Names the zone of the shown times, and lets the visitor change it. */
export function ZoneChoice({
  zone,
  onZone,
  isHidden,
  owner,
}: {
  zone: string;
  onZone: (zone: string) => void;
  /** True where the browser hides the visitor's zone, so that this is the owner's. */
  isHidden: boolean;
  /** Owner of that zone; `null` while it isn't known. */
  owner: { name: string; zone: string } | null;
}) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className="tj-zone">
      <p>
        <Icon path={ICON_PATHS.world} />
        <span>{words().time.zone(zoneName(zone))}</span>
      </p>
      {isHidden && <p className="tj-help">{words().time.hiddenZone(zoneCity(zone, visitorWords().zones))}</p>}
      {owner && owner.zone !== zone && (
        <p className="tj-help">{words().time.ownerZone(owner.name, zoneName(owner.zone))}</p>
      )}
      <button
        ref={button}
        type="button"
        className="tj-plain"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {words().time.changeZone}
      </button>
      {isOpen && (
        <ZoneForm
          zone={zone}
          onZone={(chosen) => {
            onZone(chosen);
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}
