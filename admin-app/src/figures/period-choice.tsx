import { useId } from 'react';
import { messages } from './messages';
import styles from './period-choice.module.css';
import { PERIODS, type Period } from './use-period';

interface PeriodChoiceProps {
  period: Period;
  onChoose: (period: Period) => void;
}

/**
 * Renders the periods that figures can be seen for. They are native radios: the library's control measures itself, for which a browser
 * lays the first screen of the panel out before the rest of it is there.
 */
export function PeriodChoice({ period, onChoose }: PeriodChoiceProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={messages.period} className={styles.periods}>
      {PERIODS.map((days) => (
        <label key={days} className={styles.period}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={days === period}
            onChange={() => onChoose(days)}
          />
          {messages.days(days)}
        </label>
      ))}
    </div>
  );
}
