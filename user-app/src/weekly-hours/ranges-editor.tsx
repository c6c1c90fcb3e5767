import { ActionIcon, Button, TextInput, Tooltip } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { TimeRange } from 'shared-lib/model/booking';
import { MAX_RANGES } from 'shared-lib/model/booking';
import { endsNextDay, nextRange, parseTime, type RangeProblem } from './hours';
import { messages as text } from './messages';
import styles from './weekly-hours.module.css';

interface RangesEditorProps {
  /** Name of the weekday, or of the dates. */
  day: string;
  ranges: readonly TimeRange[];
  problems: readonly (RangeProblem | null)[];
  onChange: (ranges: TimeRange[]) => void;
}

/** Renders the hours of a day, with any number of ranges. */
export function RangesEditor({ day, ranges, problems, onChange }: RangesEditorProps) {
  const change = (place: number, changes: Partial<TimeRange>) =>
    onChange(ranges.map((range, at) => (at === place ? { ...range, ...changes } : range)));

  const field = (range: TimeRange, place: number, end: 'from' | 'to') => ({
    value: range[end],
    'aria-label': text.ofRange(text[end], day, place + 1),
    error: Boolean(problems[place]),
    'aria-describedby': problems[place] ? `${day}-${place}-problem` : undefined,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    className: styles.time,
    onChange: (event: { currentTarget: { value: string } }) =>
      change(place, { [end]: event.currentTarget.value }),
    // '9' becomes '09:00' once it is left.
    onBlur: () => change(place, { [end]: parseTime(range[end]) ?? range[end] }),
  });

  return (
    <div className={styles.ranges}>
      {ranges.map((range, place) => (
        // A range has no name but its place.
        <div key={place}>
          <div className={styles.range}>
            <TextInput {...field(range, place, 'from')} />
            <span aria-hidden="true">–</span>
            <TextInput {...field(range, place, 'to')} />
            <Tooltip label={text.removeRangeOf(day, place + 1)}>
              <ActionIcon
                variant="subtle"
                color="dark"
                size={44}
                aria-label={text.removeRangeOf(day, place + 1)}
                onClick={() => onChange(ranges.filter((_range, at) => at !== place))}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            </Tooltip>
          </div>
          {!problems[place] && endsNextDay(range) && (
            <p className={styles.nextDay}>{text.nextDay(parseTime(range.to) ?? range.to)}</p>
          )}
          {problems[place] && (
            <p id={`${day}-${place}-problem`} className={styles.problem}>
              {text.rangeProblems[problems[place]]}
            </p>
          )}
        </div>
      ))}
      {ranges.length < MAX_RANGES && (
        <Button
          variant="subtle"
          className={styles.add}
          leftSection={<IconPlus size={16} aria-hidden />}
          aria-label={text.addRangeOf(day)}
          onClick={() => onChange([...ranges, nextRange(ranges)])}
        >
          {text.addRange}
        </Button>
      )}
    </div>
  );
}
