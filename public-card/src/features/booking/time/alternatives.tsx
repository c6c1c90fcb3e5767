import { dateTimeAt } from '../format';
import { words } from '../words';

/** Renders the nearest free starts in place of one that is taken, and the way back to all of them. */
export function Alternatives({
  starts,
  zone,
  onChoose,
  onCalendar,
}: {
  starts: readonly number[];
  zone: string;
  onChoose: (start: number) => void;
  /** Left out where the calendar is already on the screen. */
  onCalendar?: () => void;
}) {
  return (
    <>
      {starts.length > 0 && (
        <ul className="tj-alternatives" aria-label={words().alternatives}>
          {starts.map((start) => (
            <li key={start}>
              <button type="button" className="tj-button" onClick={() => onChoose(start)}>
                {dateTimeAt(start, zone)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {onCalendar && (
        <button type="button" className="tj-plain" onClick={onCalendar}>
          {words().otherTimes}
        </button>
      )}
    </>
  );
}
