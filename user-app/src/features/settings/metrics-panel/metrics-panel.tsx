import { useEffect, useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { useFlag } from 'shared-lib/flags';
import {
  clearMeasurements,
  readMeasurements,
  subscribeToMeasurements,
  type Measurement,
} from 'shared-lib/metrics';
import { showUndoToast } from 'shared-lib/toast';
import { SectionCard } from 'shared-lib/ui/section-card';
import { MeasurementTable } from './measurement-table';
import { messages } from './messages';
import { MetricList } from './metric-list';
import styles from './metrics-panel.module.css';
import { SlowResourceList } from './slow-resource-list';

/** Returns the measurements of this browser, latest first; follows changes. */
function useMeasurements(): readonly Measurement[] {
  const [measurements, setMeasurements] = useState(readMeasurements);
  useEffect(() => subscribeToMeasurements(() => setMeasurements(readMeasurements())), []);
  return measurements;
}

/** Renders the speed of the product in this browser, for the person who uses it; shown while its flag is on. */
export function MetricsPanel() {
  return useFlag('performance_insights') ? <Panel /> : null;
}

function Panel() {
  const measurements = useMeasurements();
  const panel = useRef<HTMLDivElement>(null);

  const clear = () => {
    showUndoToast(messages.cleared, clearMeasurements());
    // The button goes away with what it cleared.
    panel.current?.focus();
  };

  return (
    <SectionCard title={messages.title} text={messages.text}>
      <details className={styles.fold}>
        <summary>{messages.show}</summary>
        <div ref={panel} tabIndex={-1} className={styles.panel}>
          {measurements.length === 0 ? (
            <p className={styles.note}>{messages.empty}</p>
          ) : (
            <MetricList measurements={measurements} />
          )}
          <SlowResourceList />
          {measurements.length > 0 && (
            <>
              <MeasurementTable measurements={measurements} />
              <Button variant="default" className={styles.clear} onClick={clear}>
                {messages.clear}
              </Button>
            </>
          )}
        </div>
      </details>
    </SectionCard>
  );
}
