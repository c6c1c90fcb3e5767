/** The one function of subset-font that is used; the package brings no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: { targetFormat: 'sfnt' | 'woff2'; keepAllGlyphs?: boolean },
  ): Promise<Buffer>;
}
