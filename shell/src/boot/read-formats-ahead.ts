/** Zone of most of those who use the product; what is read of a format doesn't depend on it. */
const timeZone = 'Europe/Madrid';

/**
 * Has the browser read the data that a page's first formats need, which takes long, while files are on their way and there is nothing else
 * to do: of dates in Spanish, then of the device's own and of the offsets of zones (@date-fns/tz).
 */
export function readFormatsAhead(): void {
  setTimeout(() => new Intl.DateTimeFormat('es', { timeZone }).format());
  setTimeout(() => {
    new Intl.DateTimeFormat().resolvedOptions();
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).format();
  });
}
