import { isObject, type Json } from '../store/plain-objects';
import { invalidArgument } from '../store/status';

const SEPARATOR = Buffer.from('\r\n\r\n');

/** Takes a `multipart/related` upload apart: the metadata as JSON, the bytes, and the type of the second part. */
export function parseMultipart(
  contentType: string | undefined,
  body: Buffer,
): { metadata: Json; data: Buffer; dataType?: string } {
  const boundary = /boundary=(?:"([^"]+)"|'([^']+)'|([^;\s]+))/i.exec(contentType ?? '');
  const mark = boundary?.[1] ?? boundary?.[2] ?? boundary?.[3];
  if (mark === undefined) throw invalidArgument('A multipart upload needs a boundary.');
  const delimiter = Buffer.from(`--${mark}`);
  const first = body.indexOf(delimiter);
  const second = body.indexOf(delimiter, first + delimiter.length);
  const last = body.lastIndexOf(delimiter);
  if (first === -1 || second === -1 || last <= second)
    throw invalidArgument('A multipart upload has two parts.');
  const info = splitPart(body.subarray(first + delimiter.length, second));
  const content = splitPart(body.subarray(second + delimiter.length, last));
  return {
    metadata: parseMetadata(info.content),
    data: content.content,
    dataType: /^content-type:\s*(.+)$/im.exec(content.headers)?.[1]?.trim(),
  };
}

/** JSON metadata of an upload; nothing counts as no settings. */
export function parseMetadata(data: Buffer): Json {
  if (data.length === 0) return {};
  try {
    const json: unknown = JSON.parse(data.toString());
    if (isObject(json)) return json;
  } catch {
    // Reported below, together with JSON of another kind.
  }
  throw invalidArgument('The metadata of an upload is not a JSON object.');
}

/** Returns a part without the line breaks that belong to the delimiters around it. */
function splitPart(part: Buffer): { headers: string; content: Buffer } {
  const split = part.indexOf(SEPARATOR);
  if (split === -1) throw invalidArgument('A part of a multipart upload has no headers.');
  const end = part.subarray(-2).toString('latin1') === '\r\n' ? part.length - 2 : part.length;
  return {
    headers: part.subarray(0, split).toString('latin1'),
    content: part.subarray(split + SEPARATOR.length, Math.max(end, split + SEPARATOR.length)),
  };
}
