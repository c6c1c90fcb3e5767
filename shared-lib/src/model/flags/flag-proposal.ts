import { z } from 'zod';

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
