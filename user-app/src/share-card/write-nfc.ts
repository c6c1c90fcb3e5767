const writerOf = () => globalThis.NDEFReader;

/** Reports whether this browser can write NFC tags. */
export const canWriteNfc = (): boolean => writerOf() !== undefined;

/** Writes an address on the next tag that comes near. */
export async function writeNfc(address: string, signal: AbortSignal): Promise<void> {
  const Writer = writerOf();
  if (!Writer) throw new Error('No NFC');
  await new Writer().write({ records: [{ recordType: 'url', data: address }] }, { signal });
}
