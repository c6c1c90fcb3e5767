/** Templates that one call about their use may name. */
export const MAX_COUNTED_TEMPLATES = 100;

/** Use of a template. */
export interface TemplateUse {
  /** Active instances by version, for versions that have any. */
  byVersion: Record<string, number>;
  /** Active instances in all. */
  usage: number;
  /** Uses of the last seven days against the seven before, in percent; `null` when there were none before. */
  trend: number | null;
  /** Uses of the last seven days. */
  recent: number;
}
