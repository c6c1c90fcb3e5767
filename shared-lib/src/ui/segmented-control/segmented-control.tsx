import { startTransition, useId, useOptimistic } from 'react';
import styles from './segmented-control.module.css';

interface SegmentedControlProps<Value extends string | number> {
  'aria-label'?: string;
  'aria-labelledby'?: string;
  value: Value;
  data: readonly { value: Value; label: string; disabled?: boolean }[];
  onChange: (value: Value) => void;
  /** Height: for tools of an editor, for pages (by default), or for thumbs. */
  size?: 'xs' | 'sm' | 'md';
  /** Takes all of the row, which the choices share. */
  fullWidth?: boolean;
  className?: string;
}

/**
 * Renders a few choices side by side, of which one is taken. They are native radios: Mantine's control measures itself,
 * for which a browser lays a page out before the rest of it is there. A press shows at once, and the update that
 * follows is rendered as a transition.
 */
export function SegmentedControl<Value extends string | number>({
  value,
  data,
  onChange,
  size = 'sm',
  fullWidth,
  className,
  ...label
}: SegmentedControlProps<Value>) {
  const name = useId();
  const [taken, take] = useOptimistic(value);
  const choose = (choice: Value) =>
    startTransition(() => {
      take(choice);
      onChange(choice);
    });
  return (
    <div
      role="radiogroup"
      {...label}
      className={className === undefined ? styles.root : `${styles.root} ${className}`}
      data-size={size}
      data-full-width={fullWidth || undefined}
    >
      {data.map((choice) => (
        <label
          key={choice.value}
          className={styles.choice}
          // Also for a cached screen, whose markup has no radio.
          data-taken={choice.value === taken || undefined}
        >
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={choice.value === taken}
            disabled={choice.disabled}
            onChange={() => choose(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}
