import { Button } from '@mantine/core';
import styles from './shown-so-far.module.css';

interface ShownSoFarProps {
  /** Number of shown items among all, in words. */
  text: string;
  /** Label of the button. */
  more: string;
  onMore: () => void;
}

/** Renders the end of a list that is loaded completely and shown in steps. */
export function ShownSoFar({ text, more, onMore }: ShownSoFarProps) {
  return (
    <div className={styles.more}>
      <p role="status">{text}</p>
      <Button variant="default" onClick={onMore}>
        {more}
      </Button>
    </div>
  );
}
