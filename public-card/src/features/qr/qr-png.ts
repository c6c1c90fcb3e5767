import { qrModules } from './qr-code';

/** Least side of the picture, in pixels: enough to print at 8 cm. */
const MIN_SIDE = 1024;

/** Draws the code on whole pixels and encodes it as PNG. */
export async function qrPng(text: string): Promise<Blob> {
  const rows = qrModules(text);
  const scale = Math.ceil(MIN_SIDE / rows.length);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = rows.length * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No 2d canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  rows.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark) context.fillRect(x * scale, y * scale, scale, scale);
    }),
  );
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No PNG'))), 'image/png'),
  );
}
