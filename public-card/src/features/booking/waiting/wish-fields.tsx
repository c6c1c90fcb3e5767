import { useId } from 'react';
import { DAY_PARTS, WEEKDAYS, type LocalDate, type WaitingWish } from 'shared-lib/model/booking';
import { Field } from '../steps/field';
import { words } from '../words';
import { waitingWords } from './waiting-words';
import type { WishErrors } from './wish-draft';

/** Renders boxes of which at least one has to be ticked. */
function Choices<Value extends string>({
  legend,
  all,
  labelOf,
  chosen,
  error,
  onChange,
}: {
  legend: string;
  all: readonly Value[];
  labelOf: (value: Value) => string;
  chosen: readonly Value[];
  error: string | undefined;
  onChange: (chosen: Value[]) => void;
}) {
  const id = useId();
  return (
    <fieldset className="tj-field tj-choices" aria-describedby={error ? id : undefined}>
      <legend>{legend}</legend>
      {all.map((value, index) => (
        <label key={value} className="tj-check">
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            // The first one gets the focus.
            aria-invalid={error !== undefined && index === 0}
            onChange={(event) =>
              onChange(all.filter((one) => (one === value ? event.target.checked : chosen.includes(one))))
            }
          />
          <span>{labelOf(value)}</span>
        </label>
      ))}
      {error && (
        <p id={id} className="tj-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Renders the days and parts of a day for which somebody waits. */
export function WishFields({
  wish,
  errors,
  today,
  onChange,
}: {
  wish: WaitingWish;
  errors: WishErrors;
  today: LocalDate;
  onChange: (wish: WaitingWish) => void;
}) {
  const text = waitingWords();
  const date = (name: 'from' | 'to') => (
    <Field label={text[name]} error={errors[name]}>
      {(props) => (
        <input
          {...props}
          type="date"
          name={name}
          required
          min={today}
          value={wish[name]}
          onChange={(event) => onChange({ ...wish, [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <>
      {date('from')}
      {date('to')}
      <Choices
        legend={text.weekdays}
        all={WEEKDAYS}
        labelOf={(weekday) => words().time.weekdays[Number(weekday) - 1] ?? ''}
        chosen={wish.weekdays}
        error={errors.weekdays}
        onChange={(weekdays) => onChange({ ...wish, weekdays })}
      />
      <Choices
        legend={text.parts}
        all={DAY_PARTS}
        labelOf={(part) => text.partNames[part]}
        chosen={wish.parts}
        error={errors.parts}
        onChange={(parts) => onChange({ ...wish, parts })}
      />
    </>
  );
}
