import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AccountExport } from 'shared-lib/model';
import { bucket } from '../firebase';
import { FILES_GROUP } from './export-parts';

/** Returns the folder of an account's exports. Its owner may read the file in it (`storage.rules`). */
export const exportFolder = (uid: string) => `exports/${uid}/`;

const partPath = (uid: string, part: string) => `${exportFolder(uid)}parts/${part}`;

/** Stores a part of an export; one of the same name is replaced. */
export async function writePart(uid: string, part: string, lines: readonly string[]): Promise<void> {
  const file = bucket().file(partPath(uid, part));
  await file.save(lines.join(','), { resumable: false, contentType: 'text/plain' });
}

/** Returns the group of a part, which its name ends with. */
const groupOf = (part: string) => part.slice(part.indexOf('-') + 1);

/** Yields the members of a JSON object from the parts that hold them. */
async function* members(uid: string, parts: readonly string[]): AsyncGenerator<string> {
  for (const [index, part] of parts.entries()) {
    const [content] = await bucket().file(partPath(uid, part)).download();
    yield `${index === 0 ? '' : ','}${content.toString()}`;
  }
}

async function* fileText(
  { version, exportedAt, account }: Pick<AccountExport, 'version' | 'exportedAt' | 'account'>,
  parts: readonly string[],
): AsyncGenerator<string> {
  yield `${JSON.stringify({ version, exportedAt, account }).slice(0, -1)},"documents":{`;
  const groups = [...new Set(parts.map(groupOf))];
  const partsOf = (group: string) => parts.filter((part) => groupOf(part) === group);
  for (const [index, group] of groups.filter((name) => name !== FILES_GROUP).entries()) {
    yield `${index === 0 ? '' : ','}${JSON.stringify(group)}:{`;
    yield* members(account.uid, partsOf(group));
    yield '}';
  }
  yield '},"files":{';
  yield* members(account.uid, partsOf(FILES_GROUP));
  yield '}}';
}

/**
 * Makes the file of an export from its parts, which it removes. Browsers save it under its name.
 *
 * @returns Its path in Storage.
 */
export async function writeExportFile(
  about: Pick<AccountExport, 'version' | 'exportedAt' | 'account'>,
  id: string,
  parts: readonly string[],
): Promise<string> {
  const { uid } = about.account;
  const path = `${exportFolder(uid)}${id}.json`;
  const name = `tarjetero-${about.exportedAt.slice(0, 10)}.json`;
  const metadata = { contentType: 'application/json', contentDisposition: `attachment; filename="${name}"` };
  await pipeline(
    Readable.from(fileText(about, parts)),
    bucket().file(path).createWriteStream({ resumable: false, metadata }),
  );
  await bucket().deleteFiles({ prefix: partPath(uid, '') });
  return path;
}

/** Removes the files of an account's exports, parts included. */
export async function removeExportFiles(uid: string): Promise<void> {
  await bucket().deleteFiles({ prefix: exportFolder(uid) });
}
