import { loadPicture } from '../../photo/render-photo';
import type { QrDrawing } from './qr-code';
import { pictureBox, type QrLook } from './qr-look';

/** Returns the code as the text of an SVG file, which prints sharply at any size. */
export function qrSvg({ size, path, middle }: QrDrawing, { color, picture }: QrLook): string {
  const box = middle && picture ? pictureBox(middle) : null;
  const image = box
    ? `<image href="${picture}" x="${box.at}" y="${box.at}" width="${box.side}" height="${box.side}" preserveAspectRatio="xMidYMid meet"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="${color}" shape-rendering="crispEdges" d="${path}"/>${image}</svg>`;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser can not draw');
  return context;
}

/** Draws a picture into a square as large as it fits, in its own proportions. */
function drawWithin(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  at: number,
  side: number,
): void {
  const scale = side / Math.max(picture.naturalWidth, picture.naturalHeight);
  const [width, height] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, at + (side - width) / 2, at + (side - height) / 2, width, height);
}

/**
 * Returns the code as a PNG file of at least this many pixels: a whole number for each module, so that edges stay sharp.
 */
export async function qrPng(drawing: QrDrawing, { color, picture }: QrLook, pixels: number): Promise<Blob> {
  const { size, path, middle } = drawing;
  const scale = Math.ceil(pixels / size);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * scale;
  const context = contextOf(canvas);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = color;
  context.fill(new Path2D(path));
  if (middle && picture) {
    const box = pictureBox(middle);
    drawWithin(context, await loadPicture(picture), box.at, box.side);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Empty picture'))), 'image/png'),
  );
}

/** Side at which files are read again, in pixels: that of a code in a camera's picture. */
const READ_SIDE = 480;

/** Reports whether a picture of a code reads as an address, as a camera would see it. */
export async function readsAs(file: Blob, address: string): Promise<boolean> {
  const { default: jsQR } = await import(/* webpackChunkName: "jsqr" */ 'jsqr');
  const url = URL.createObjectURL(file);
  try {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = READ_SIDE;
    const context = contextOf(canvas);
    context.drawImage(await loadPicture(url), 0, 0, READ_SIDE, READ_SIDE);
    const { data } = context.getImageData(0, 0, READ_SIDE, READ_SIDE);
    return jsQR(data, READ_SIDE, READ_SIDE, { inversionAttempts: 'dontInvert' })?.data === address;
  } finally {
    URL.revokeObjectURL(url);
  }
}
