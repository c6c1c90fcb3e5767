import type { ExportedData } from 'local-firebase';

/** Returns exported documents without their times, so that each is created when it is imported. */
export function withoutTimes({ documents }: ExportedData): ExportedData {
  return { version: 1, documents: documents.map(({ name, fields }) => ({ name, fields })) };
}
