const segment = (marker: number, content: readonly number[]) => [
  ...[0xff, marker],
  ...[(content.length + 2) >> 8, (content.length + 2) & 0xff],
  ...content,
];

/**
 * Returns the bytes of a JPEG that are ever read: a comment, a frame of this size, and an end.
 *
 * @param options.fill - Byte that distinguishes it from others.
 * @param options.size - Bytes of the comment.
 */
export function aJpeg({ width = 400, height = 400, fill = 7, size = 3000 } = {}): Uint8Array {
  const pair = (value: number) => [value >> 8, value & 0xff];
  const comments = Array.from({ length: Math.ceil(size / 60_000) }, (_, index) =>
    segment(0xfe, new Array<number>(Math.min(60_000, size - index * 60_000)).fill(fill)),
  );
  return Uint8Array.from([
    ...[0xff, 0xd8],
    ...comments.flat(),
    ...segment(0xc0, [8, ...pair(height), ...pair(width), 1, 1, 0x11, 0]),
    ...[0xff, 0xd9],
  ]);
}
