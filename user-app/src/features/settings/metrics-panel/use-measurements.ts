import { useEffect, useState } from 'react';
import { readMeasurements, subscribeToMeasurements, type Measurement } from 'shared-lib/metrics';

/** Returns the measurements of this browser, latest first; follows changes. */
export function useMeasurements(): readonly Measurement[] {
  const [measurements, setMeasurements] = useState(readMeasurements);
  useEffect(() => subscribeToMeasurements(() => setMeasurements(readMeasurements())), []);
  return measurements;
}
