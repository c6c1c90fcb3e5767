import type { DocumentJson } from '../service/messages';
import type { StructuredQuery } from '../store/query';
import type { BloomFilterJson } from './bloom-filter';

/** Message of a client on a Listen stream: one target to add or to remove. */
export interface ListenRequest {
  database?: string;
  addTarget?: AddTarget;
  removeTarget?: number;
}

export interface AddTarget {
  targetId?: number;
  documents?: { documents?: string[] };
  query?: { parent?: string; structuredQuery?: StructuredQuery };
  resumeToken?: string;
  readTime?: string;
  expectedCount?: number;
}

export type TargetChangeType = 'NO_CHANGE' | 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET';

export interface ListenResponse {
  targetChange?: {
    targetChangeType: TargetChangeType;
    targetIds: number[];
    cause?: { code: number; message: string };
    resumeToken?: string;
    readTime?: string;
  };
  documentChange?: { document: DocumentJson; targetIds?: number[]; removedTargetIds?: number[] };
  documentDelete?: { document: string; readTime: string; removedTargetIds: number[] };
  documentRemove?: { document: string; readTime: string; removedTargetIds: number[] };
  filter?: { targetId: number; count: number; unchangedNames: BloomFilterJson };
}
