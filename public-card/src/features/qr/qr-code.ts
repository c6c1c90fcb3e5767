import { encode } from 'uqr';

/** White modules around the code, as the standard requires. */
const QUIET_ZONE = 4;

/** Returns the address in a card's code: short, and recognisable as a scan. */
export function qrTarget(canonicalUrl: string): string {
  return `${canonicalUrl}?s=qr`;
}

/** Returns the code as rows of modules, true for dark, quiet zone included. */
export function qrModules(text: string): boolean[][] {
  return encode(text, { ecc: 'M', border: QUIET_ZONE }).data;
}

/** Returns the code as an SVG file: black on white, one unit for each module. */
export function qrSvg(text: string): string {
  const rows = qrModules(text);
  const size = rows.length;
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="1024" height="1024" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
  );
}
