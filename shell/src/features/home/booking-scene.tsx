import { useEffect, useRef, useState } from 'react';
import { messages } from './messages';
import styles from './booking-scene.module.css';

/** Day and hour that the scene chooses, by their place. */
const CHOSEN = { day: 2, time: 1 };

/**
 * Renders a booking as visitors make it: a day, an hour, done. It is animated once, when it comes into view; with reduced motion it shows
 * the end.
 */
export function BookingScene() {
  const scene = useRef<HTMLDivElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setPlaying(true);
        seen.disconnect();
      },
      { threshold: 0.6 },
    );
    if (scene.current) seen.observe(scene.current);
    return () => seen.disconnect();
  }, []);
  const { title, days, times, done } = messages.scene;
  const numbers = [23, 24, 25, 26, 27];
  return (
    <div
      ref={scene}
      className={styles['scene']}
      data-playing={isPlaying || undefined}
      role="img"
      aria-label={messages.scene.label}
    >
      <p className={styles['title']}>{title}</p>
      <div className={styles['days']}>
        {days.map((day, index) => (
          <span key={day} className={styles['day']} data-chosen={index === CHOSEN.day || undefined}>
            {day}
            <b>{numbers[index]}</b>
          </span>
        ))}
      </div>
      <div className={styles['times']}>
        {times.map((time, index) => (
          <span key={time} className={styles['time']} data-chosen={index === CHOSEN.time || undefined}>
            {time}
          </span>
        ))}
      </div>
      <p className={styles['done']}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path
            d="M5 12.5l4.5 4.5L19 7.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <span>
          <b>{done.title}</b>
          <br />
          {done.text}
        </span>
      </p>
    </div>
  );
}
