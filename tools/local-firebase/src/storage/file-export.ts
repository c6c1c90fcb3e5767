import type { ExportedFiles, FileJson } from '../service/export-import';
import type { ServedProjects } from '../service/served-projects';
import { invalidArgument } from '../store/status';
import { checkObjectName } from './limits';
import type { ObjectStore, StoredObject } from './objects';

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** The files of a server as they are exported and imported. */
export class FileExport implements ExportedFiles {
  constructor(
    private readonly objects: ObjectStore,
    private readonly projects: ServedProjects,
  ) {}

  async *all(): AsyncIterable<FileJson> {
    for (const object of [...this.objects.all()]) {
      const data = await this.objects.bytesOf(object).catch(() => undefined);
      // A file that was deleted since is not part of the export any more.
      if (data) yield toFileJson(object, data);
    }
  }

  prepare(files: readonly FileJson[]): () => Promise<void> {
    const checked = files.map((file) => this.toObject(file));
    return async () => {
      for (const { object, data } of checked) await this.objects.put(object, data);
    };
  }

  private toObject(file: FileJson): { object: StoredObject; data: Buffer } {
    const { bucket, name, data: encoded, downloadTokens = [], metadata = {}, ...rest } = file;
    if (typeof bucket !== 'string' || typeof name !== 'string' || typeof encoded !== 'string') {
      throw invalidArgument('A file of an export needs bucket, name and data.');
    }
    if (!BASE64.test(encoded)) throw invalidArgument(`The data of '${name}' is not base64.`);
    this.projects.requireBucket(bucket);
    checkObjectName(name);
    const data = Buffer.from(encoded, 'base64');
    const described = this.objects.describe(bucket, name, data, { ...rest, metadata });
    const { generation, metageneration, timeCreated, updated } = { ...described, ...rest };
    return {
      object: { ...described, downloadTokens, generation, metageneration, timeCreated, updated },
      data,
    };
  }
}

/** Returns a file for an export: its bytes, and the metadata that can't be computed from them. */
function toFileJson(object: StoredObject, data: Buffer): FileJson {
  const { blob: _blob, size: _size, md5Hash: _md5Hash, crc32c: _crc32c, ...kept } = object;
  return { ...kept, data: data.toString('base64') };
}
