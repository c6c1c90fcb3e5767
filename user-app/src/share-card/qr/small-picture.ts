/** Longest side of a picture in a code, in pixels: a third of the largest file's width would be wasted beyond it. */
const MAX_SIDE = 400;

/**
 * Returns a picture as a small PNG in a `data:` address. The drawing has nothing of the original file but pixels: no script of an SVG, no
 * place of a photo.
 */
export function smallPicture(picture: HTMLImageElement): string {
  const [width, height] = [picture.naturalWidth || MAX_SIDE, picture.naturalHeight || MAX_SIDE];
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser can not draw');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}
