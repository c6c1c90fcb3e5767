/** Returns the code of an error, such as Firebase's or Node's; `undefined` for one without. */
export const errorCode = (error: unknown): string | number | undefined => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' || typeof code === 'number' ? code : undefined;
};
