/** Downloads a file that was created in the page. */
export function download(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Safari reads the address a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
