/** Returns an address that can be decoded: one that can't is taken letter by letter. */
export function readablePath(url: string): string;
