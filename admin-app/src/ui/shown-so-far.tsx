import { Button } from '@mantine/core';
import styles from './shown-so-far.module.css';

interface ShownSoFarProps {
  /** How many of how many, in words. */
  text: string;
  /** What the button says. */
  more: string;
  onMore: () => void;
}

/** The end of a list that is known whole and shown bit by bit. */
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
