/** Facts about a connection, as Chromium tells them. */
interface Connection {
  /** Speed, in megabits a second. */
  downlink: number;
  /** True when its owner asks for little data. */
  saveData: boolean;
}

/** Returns what the browser tells of its connection; most browsers tell nothing. */
export function connectionOf(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}
