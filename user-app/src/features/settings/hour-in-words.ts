/** Returns an hour of the day as clocks show it: `09:00`. */
export const hourInWords = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
