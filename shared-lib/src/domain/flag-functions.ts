import { z } from 'zod';
import { documentId } from './document-id';

/** Milliseconds since the epoch, as the rules bound them. */
const instant = z.number().int().min(0).max(9_999_999_999_999);

const text = (max: number) => z.string().max(max, `too-long:${max}`);

const flagFields = z.strictObject({
  name: text(80).refine((value) => value.trim() !== '', { message: 'required' }),
  description: text(600),
  enabled: z.boolean(),
  rolloutPercentage: z.number().min(0).max(100),
  conditions: z
    .strictObject({
      userType: z
        .array(z.enum(['free', 'premium', 'enterprise', 'developer', 'admin']))
        .max(10)
        .optional(),
      platform: z
        .array(z.enum(['mobile', 'desktop', 'tablet']))
        .max(10)
        .optional(),
    })
    .optional(),
  targetUsers: z.array(z.string().max(128)).max(500).optional(),
  startsAt: instant.optional(),
  endsAt: instant.optional(),
});

/** A flag with its words, as administrators change it. */
export const describedFlagSchema = flagFields.refine(
  ({ startsAt = 0, endsAt = Infinity }) => startsAt < endsAt,
  { message: 'ends-before-start', path: ['endsAt'] },
);

/** A flag as it is proposed; `null` removes it. */
export type ProposedFlag = z.output<typeof describedFlagSchema> | null;

/** `flagProposals/{flag}`: a change of a flag that waits for a second administrator. Times are milliseconds. */
export interface FlagProposal {
  /** The flag's id. */
  id: string;
  flag: ProposedFlag;
  /** The flag's revision that the change was made from; `null` for a new flag. */
  baseRevision: number | null;
  proposedBy: string;
  proposedByEmail: string;
  proposedAt: number;
  revision: number;
}

const flagId = documentId.and(z.string().regex(/^[a-z][a-z0-9_]{1,59}$/));
const revision = z.number().int().nonnegative();

/** Inputs of the callables about flags, by name. */
export const flagFunctionInputs = {
  /** Changes a flag, or proposes the change where another administrator has to approve it. */
  changeFlag: z.object({
    id: flagId,
    flag: describedFlagSchema.nullable(),
    baseRevision: revision.nullable(),
  }),
  /** Puts a proposal into force, or drops it; who proposed it may only drop it. */
  decideFlagProposal: z.object({ id: flagId, revision, approve: z.boolean() }),
} as const;

/** Answers of the callables about flags, by name. */
export interface FlagFunctionOutputs {
  changeFlag: { state: 'changed' | 'proposed' };
  decideFlagProposal: { state: 'changed' | 'dropped' };
}
