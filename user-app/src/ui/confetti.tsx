import styles from './confetti.module.css';

/** Pieces that fall. */
const PIECES = 28;

/** Spreads a number over 0 to 1, so that neighbours are far apart (golden ratio). */
const spread = (index: number) => (index * 0.618034) % 1;

/** Renders falling confetti over the screen once; nothing for people who prefer reduced motion. */
export function Confetti() {
  return (
    <div className={styles.sky} aria-hidden="true">
      {Array.from({ length: PIECES }, (_, index) => {
        const path = {
          '--from': `${spread(index) * 100}%`,
          '--drift': `${(spread(index * 3 + 1) - 0.5) * 160}px`,
          '--turn': `${(spread(index * 7 + 2) - 0.5) * 1440}deg`,
          '--wait': `${spread(index * 5 + 3) * 0.5}s`,
        };
        return <i key={index} style={path} />;
      })}
    </div>
  );
}
