import { useEffect, useState } from 'react';
import { checkResourcesAfterLoad, findSlowResources } from 'shared-lib/metrics';
import { formatDuration } from './format-metric';
import { messages } from './messages';
import styles from './metrics-panel.module.css';

/** Slow resources that are named. */
const NAMED = 5;

/** Renders the resources of this page that took longer than a second. */
export function SlowResourceList() {
  const [slow, setSlow] = useState(findSlowResources);
  useEffect(() => checkResourcesAfterLoad(setSlow), []);
  return (
    <div>
      <h3 className={styles.subtitle}>{messages.slowTitle}</h3>
      <p className={styles.note}>{slow.length === 0 ? messages.slowNone : messages.slowSome(slow.length)}</p>
      {slow.length > 0 && (
        <ul className={styles.slow}>
          {slow.slice(0, NAMED).map(({ name, durationMs }, index) => (
            <li key={`${name} ${index}`}>
              <span>{name}</span>
              <span className={styles.value}>{formatDuration(durationMs)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
