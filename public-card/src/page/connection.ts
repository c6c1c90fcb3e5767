/** Returns what the browser tells of its connection; most browsers tell nothing. */
export const connectionOf = (): NetworkConnection | undefined => navigator.connection;
