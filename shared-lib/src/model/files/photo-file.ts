/** Largest photo that is stored, in bytes. */
export const MAX_PHOTO_BYTES = 200 * 1024;

/** Longest side of a photo that is stored, in pixels. A small file may decode to a larger picture, and exhaust the memory. */
export const MAX_PHOTO_SIDE = 4096;

/** Name of a photo's file: the SHA-256 of its contents. */
export const PHOTO_FILE = /^([0-9a-f]{64})\.(jpg|webp)$/;

/** Format and size from the first bytes of a photo. */
export interface PhotoHeader {
  extension: 'jpg' | 'webp';
  /** Pixels. */
  width: number;
  height: number;
}

/** Reports whether a byte marks a frame (SOF0 to SOF15), and not one of the tables numbered between them. */
function isFrameMarker(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Reads the frame of a JPEG (ITU T.81, B.2.2), segment by segment. */
function readJpeg(view: DataView): PhotoHeader | null {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrameMarker(marker))
      return { extension: 'jpg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // Fill bytes are one byte long, segments say their length.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

/** Reads the first chunk of a WebP (RFC 9649): lossy, lossless or extended. */
function readWebp(view: DataView): PhotoHeader | null {
  if (view.byteLength < 30) return null;
  const size = (width: number, height: number): PhotoHeader => ({ extension: 'webp', width, height });
  switch (textAt(view, 12, 4)) {
    case 'VP8 ':
      return size(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return size((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case 'VP8X':
      return size((view.getUint32(24, true) & 0xffffff) + 1, (view.getUint32(26, true) >>> 8) + 1);
    default:
      return null;
  }
}

function textAt(view: DataView, at: number, length: number): string {
  return String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));
}

function readHeader(view: DataView): PhotoHeader | null {
  if (view.byteLength < 12) return null;
  if (view.getUint16(0) === 0xffd8 && view.getUint8(2) === 0xff) return readJpeg(view);
  return textAt(view, 0, 4) === 'RIFF' && textAt(view, 8, 4) === 'WEBP' ? readWebp(view) : null;
}

const isSide = (pixels: number) => pixels >= 1 && pixels <= MAX_PHOTO_SIDE;

/**
 * Reads format and size from a photo's first bytes.
 *
 * @returns `null` for bytes that are neither a JPEG nor a WebP, and for sides that no photo has.
 */
export function readPhotoHeader(bytes: Uint8Array): PhotoHeader | null {
  const header = readHeader(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return header && isSide(header.width) && isSide(header.height) ? header : null;
}
