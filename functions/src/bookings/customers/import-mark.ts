import type { ImportedField } from 'shared-lib/model/booking';

/** Mark of the import that added a person, or something to one. */
export interface ImportMark {
  id: string;
  /** Fields that it filled in; `null` for a person that it added. */
  fields: ImportedField[] | null;
  tags: string[];
  /** Digest of the record as the import left it: one that differs was changed since. */
  digest: string;
}
