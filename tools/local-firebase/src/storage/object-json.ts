import type { StoredObject } from './objects';

/** Returns a file's metadata as `firebase/storage` reads it. */
export function firebaseJson(object: StoredObject): Record<string, unknown> {
  return {
    name: object.name,
    bucket: object.bucket,
    generation: object.generation,
    metageneration: String(object.metageneration),
    contentType: object.contentType,
    timeCreated: object.timeCreated,
    updated: object.updated,
    storageClass: 'STANDARD',
    size: String(object.size),
    md5Hash: object.md5Hash,
    crc32c: object.crc32c,
    etag: etagOf(object),
    downloadTokens: object.downloadTokens.join(','),
    contentEncoding: object.contentEncoding ?? 'identity',
    contentDisposition:
      object.contentDisposition ?? `inline; filename*=utf-8''${encodeURIComponent(baseName(object))}`,
    contentLanguage: object.contentLanguage,
    cacheControl: object.cacheControl,
    metadata: object.metadata,
  };
}

/** Returns a file's metadata as the Cloud Storage JSON API gives it to server SDKs. */
export function cloudJson(object: StoredObject, origin: string): Record<string, unknown> {
  const tokens = object.downloadTokens.join(',');
  const metadata = { ...object.metadata, ...(tokens && { firebaseStorageDownloadTokens: tokens }) };
  const place = `${object.bucket}/o/${encodeURIComponent(object.name)}`;
  return {
    kind: 'storage#object',
    id: `${object.bucket}/${object.name}/${object.generation}`,
    selfLink: `${origin}/storage/v1/b/${place}`,
    mediaLink: `${origin}/download/storage/v1/b/${place}?generation=${object.generation}&alt=media`,
    name: object.name,
    bucket: object.bucket,
    generation: object.generation,
    metageneration: String(object.metageneration),
    contentType: object.contentType,
    storageClass: 'STANDARD',
    size: String(object.size),
    md5Hash: object.md5Hash,
    crc32c: object.crc32c,
    etag: etagOf(object),
    timeCreated: object.timeCreated,
    updated: object.updated,
    timeStorageClassUpdated: object.timeCreated,
    contentEncoding: object.contentEncoding,
    contentDisposition: object.contentDisposition,
    contentLanguage: object.contentLanguage,
    cacheControl: object.cacheControl,
    ...(Object.keys(metadata).length > 0 && { metadata }),
  };
}

export function etagOf({ generation, metageneration }: StoredObject): string {
  return Buffer.from(`${generation}/${metageneration}`).toString('base64');
}

function baseName({ name }: StoredObject): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
