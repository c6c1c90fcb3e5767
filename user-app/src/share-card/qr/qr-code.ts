import { encode } from 'uqr';

/** White modules around the code, of which scanners need four. */
const QUIET_ZONE = 4;

/** Width of the free middle for a picture, as a share of the code: a twelfth of its area, of which H repairs thirty percent. */
const MIDDLE = 0.29;

/** A QR code as one path in a square of `size` units, quiet zone included. */
export interface QrDrawing {
  size: number;
  path: string;
  /** Square in the middle without modules, for a picture; missing for a code without one. */
  middle?: { at: number; side: number };
}

/** Returns the free middle of a code: as many modules to its left as to its right. */
function middleOf(size: number): { at: number; side: number } {
  const modules = size - 2 * QUIET_ZONE;
  const around = Math.round((modules * (1 - MIDDLE)) / 2);
  return { at: QUIET_ZONE + around, side: modules - 2 * around };
}

/**
 * Draws an address as a QR code.
 *
 * @param hasPicture - Leaves room for a picture in the middle, with error correction level H; without one M tolerates
 *   scratches.
 */
export function drawQr(address: string, hasPicture = false): QrDrawing {
  const { data, size } = encode(address, { ecc: hasPicture ? 'H' : 'M', border: QUIET_ZONE });
  const middle = hasPicture ? middleOf(size) : null;
  const isFree = (at: number) => middle !== null && at >= middle.at && at < middle.at + middle.side;
  const path = data
    .flatMap((row, y) =>
      row.map((dark, x) => (dark && !(isFree(x) && isFree(y)) ? `M${x} ${y}h1v1h-1z` : '')),
    )
    .join('');
  return { size, path, ...(middle && { middle }) };
}
