import { invalidArgument } from '../store/status';

const MAX_NAME_BYTES = 1024;
const MAX_METADATA_BYTES = 8 * 1024;

/** Refuses a name that `cloud.google.com/storage/docs/naming-objects` forbids. */
export function checkObjectName(name: string): void {
  const size = Buffer.byteLength(name);
  if (size === 0) throw invalidArgument('A file needs a name.');
  if (size > MAX_NAME_BYTES) throw invalidArgument(`A file's name has at most ${MAX_NAME_BYTES} bytes.`);
  if (/[\r\n]/.test(name)) throw invalidArgument("A file's name has no line breaks.");
  if (name === '.' || name === '..' || name.startsWith('.well-known/acme-challenge/')) {
    throw invalidArgument(`'${name}' cannot be the name of a file.`);
  }
}

/** Refuses more custom metadata than `cloud.google.com/storage/quotas` allows. */
export function checkCustomMetadata({ metadata = {} }: { metadata?: Record<string, string> }): void {
  let size = 0;
  for (const [key, value] of Object.entries(metadata))
    size += Buffer.byteLength(key) + Buffer.byteLength(value);
  if (size > MAX_METADATA_BYTES) {
    throw invalidArgument(
      `The custom metadata of a file has at most ${MAX_METADATA_BYTES} bytes, not ${size}.`,
    );
  }
}
