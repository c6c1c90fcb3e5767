/** Formats the position of a client in a target: the epoch of the data and the version within it. */
export function formatResumeToken(epoch: string, version: number): string {
  return Buffer.from(`${epoch}|${version}`).toString('base64');
}

/** Returns the version of a token, when it belongs to this data. */
export function parseResumeToken(token: string | undefined, epoch: string): number | undefined {
  if (!token) return undefined;
  const [tokenEpoch, version] = Buffer.from(token, 'base64').toString().split('|');
  const parsed = Number(version);
  return tokenEpoch === epoch && Number.isSafeInteger(parsed) && parsed > 0 ? parsed : undefined;
}
