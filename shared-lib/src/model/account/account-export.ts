/** An exported document: times are ISO instants. */
type ExportedDocument = Record<string, unknown>;

/**
 * State of an export: its file is offered while it is `ready`; `failed` when it couldn't be made in several attempts.
 */
export const EXPORT_STATUSES = ['running', 'ready', 'expired', 'failed'] as const;

export type ExportStatus = (typeof EXPORT_STATUSES)[number];

/** Time for which the file of an export is offered, in milliseconds; `storage.rules` has the same. */
export const EXPORT_OFFERED_MS = 24 * 60 * 60 * 1000;

/** Everything that an account owns, as it is exported. */
export interface AccountExport {
  version: '1.0';
  exportedAt: string;
  account: { uid: string; email: string; createdAt: string | null };
  /** Collections by name; documents by path. */
  documents: Record<string, Record<string, ExportedDocument>>;
  /** Photos by path, in base64. */
  files: Record<string, { contentType: string; data: string }>;
}
