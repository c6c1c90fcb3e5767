import { z } from 'zod';
import { defineCallable, returns } from '../callable';
import { documentId } from '../values/document-id';
import { describedFlagSchema } from './flag-proposal';

const flagId = documentId.and(z.string().regex(/^[a-z][a-z0-9_]{1,59}$/));
const revision = z.number().int().nonnegative();

/** The callables about flags, by name. */
export const flagCallables = {
  /** Changes a flag, or proposes the change where another administrator has to approve it. */
  changeFlag: defineCallable({
    input: z.object({
      id: flagId,
      flag: describedFlagSchema.nullable(),
      baseRevision: revision.nullable(),
    }),
    output: returns<{ state: 'changed' | 'proposed' }>(),
    capability: 'operation',
    inReadOnly: true,
  }),
  /** Puts a proposal into force, or drops it; who proposed it may only drop it. */
  decideFlagProposal: defineCallable({
    input: z.object({ id: flagId, revision, approve: z.boolean() }),
    output: returns<{ state: 'changed' | 'dropped' }>(),
    capability: 'operation',
    inReadOnly: true,
  }),
};
