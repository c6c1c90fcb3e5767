import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { dateByKey, type LocalDate } from 'shared-lib/model/booking';

/**
 * Manages the keys of a Mantine date picker that begins today: Home, End, the page keys, and arrows that leave the month, none
 * of which Mantine has.
 *
 * @returns Props of the picker.
 */
export function useDateKeys(today: LocalDate) {
  const ref = useRef<HTMLDivElement>(null);
  const [date, onDateChange] = useState(today);
  const [target, setTarget] = useState<{ date: LocalDate } | null>(null);

  useEffect(() => {
    if (target) ref.current?.querySelector<HTMLElement>(`[data-date="${target.date}"]`)?.focus();
  }, [target]);

  const getDayProps = (day: LocalDate) => ({
    'data-date': day,
    onKeyDown: (event: KeyboardEvent) => {
      const next = dateByKey(event.key, day, { first: today });
      if (next === null) return;
      event.preventDefault();
      onDateChange(next);
      setTarget({ date: next });
    },
  });

  return { ref, date, onDateChange, getDayProps };
}
