/** Least side of the picture, in pixels: enough to print at 8 cm. */
const MIN_SIDE = 1024;

/**
 * Renders a code on whole pixels and encodes it as PNG.
 *
 * @param svg - File of `qrSvg`, whose view box is a square of one unit for each module.
 */
export async function svgToPng(svg: string): Promise<Blob> {
  const modules = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = modules * Math.ceil(MIN_SIDE / modules);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No 2d canvas');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No PNG'))), 'image/png'),
  );
}
