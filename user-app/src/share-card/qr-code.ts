import { encode } from 'uqr';

/** White modules around the code, of which scanners need four. */
const QUIET_ZONE = 4;

/** A QR code as one path in a square of `size` units, quiet zone included. */
export interface QrDrawing {
  size: number;
  path: string;
}

/** Draws an address as a QR code with error correction level M, which tolerates scratches. */
export function drawQr(address: string): QrDrawing {
  const { data, size } = encode(address, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}

/** Returns the code as an SVG file, which prints sharply at any size. */
export function qrSvgFile({ size, path }: QrDrawing): Blob {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>`;
  return new Blob([svg], { type: 'image/svg+xml' });
}

/**
 * Returns the code as a PNG file of about this many pixels: a whole number for each module, so that edges stay sharp.
 */
export function qrPngFile({ size, path }: QrDrawing, pixels = 1024): Promise<Blob> {
  const scale = Math.ceil(pixels / size);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * scale;
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('This browser can not draw'));
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = '#000';
  context.fill(new Path2D(path));
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Empty picture'))), 'image/png'),
  );
}
