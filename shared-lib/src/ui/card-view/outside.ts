/** Returns `rel` for an address outside the card. */
export function outside(url: string): { rel?: string } {
  return url.startsWith('https:') ? { rel: 'noopener' } : {};
}
