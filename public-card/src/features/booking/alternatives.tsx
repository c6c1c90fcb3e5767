import { dateTimeAt } from './format';
import { messages } from './messages';

/** The nearest starts in place of one that is gone, and the way back to all of them. */
export function Alternatives({
  starts,
  zone,
  onChoose,
  onCalendar,
}: {
  starts: readonly number[];
  zone: string;
  onChoose: (start: number) => void;
  /** Left out where the calendar is on the screen already. */
  onCalendar?: () => void;
}) {
  return (
    <>
      {starts.length > 0 && (
        <ul className="tj-alternatives" aria-label={messages.alternatives}>
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
          {messages.otherTimes}
        </button>
      )}
    </>
  );
}
