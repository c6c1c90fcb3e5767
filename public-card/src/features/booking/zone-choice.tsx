import { useId, useRef, useState, type FormEvent } from 'react';
import { isZone } from 'shared-lib/domain/booking';
import { Icon } from 'shared-lib/ui/card-view';
import { zoneName } from './format';
import { ICON_PATHS } from './icon-paths';
import { messages } from './messages';

const text = messages.time;

/** What browsers know; older ones list nothing, and take what is typed. */
const allZones = (): string[] => ('supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : []);

/** What is typed, as zones write it: `america/mexico city` means `America/Mexico_City`. */
function zoneOf(typed: string): string | null {
  const wanted = typed.trim().replace(/\s+/g, '_').toLowerCase();
  const exact = allZones().find((zone) => zone.toLowerCase() === wanted);
  const byCity = allZones().filter((zone) => zone.toLowerCase().endsWith(`/${wanted}`));
  if (exact ?? byCity[0]) return exact ?? byCity[0]!;
  return isZone(typed.trim()) ? typed.trim() : null;
}

function ZoneForm({ zone, onZone }: { zone: string; onZone: (zone: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const [zones] = useState(allZones);

  function apply(event: FormEvent): void {
    event.preventDefault();
    const found = typed.trim() === '' ? zone : zoneOf(typed);
    if (found) onZone(found);
    else setUnknown(true);
  }

  return (
    <form className="tj-zone-form" onSubmit={apply} noValidate>
      <div className="tj-field">
        <label htmlFor={id}>{text.zoneLabel}</label>
        <input
          id={id}
          list={`${id}-list`}
          value={typed}
          placeholder={zone}
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
            <option key={name} value={name} />
          ))}
        </datalist>
        <p
          id={`${id}-help`}
          className={isUnknown ? 'tj-error' : 'tj-help'}
          role={isUnknown ? 'alert' : undefined}
        >
          {isUnknown ? text.zoneUnknown : text.zoneHelp}
        </p>
      </div>
      <button type="submit" className="tj-button">
        {text.zoneApply}
      </button>
    </form>
  );
}

/** Names the zone that times are in, and lets it be changed. */
export function ZoneChoice({
  zone,
  onZone,
  owner,
}: {
  zone: string;
  onZone: (zone: string) => void;
  /** Whose time it is; `null` while that isn't known. */
  owner: { name: string; zone: string } | null;
}) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className="tj-zone">
      <p>
        <Icon path={ICON_PATHS.world} />
        <span>{text.zone(zoneName(zone))}</span>
      </p>
      {owner && owner.zone !== zone && (
        <p className="tj-help">{text.ownerZone(owner.name, zoneName(owner.zone))}</p>
      )}
      <button
        ref={button}
        type="button"
        className="tj-plain"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {text.changeZone}
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
