import { entriesOf } from 'shared-lib/model';
import type { WhatsAppProblem } from 'shared-lib/model/booking';

/** Error of a request to the WhatsApp Cloud API; its message is for the log, and names no person and no token. */
export class WhatsAppError extends Error {
  override readonly name = 'WhatsAppError';

  constructor(
    readonly problem: WhatsAppProblem,
    message: string,
  ) {
    super(message);
  }
}

/** Problems after which the same message may be sent again: it certainly hasn't left. */
export const RETRIED: ReadonlySet<WhatsAppProblem> = new Set<WhatsAppProblem>(['limit', 'silent']);

/** Codes of Meta's errors, by what they mean. https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes */
const CODES: Partial<Record<WhatsAppProblem, readonly number[]>> = {
  token: [0, 3, 10, 102, 190, 131005],
  'no-whatsapp': [131026, 131030],
  template: [132000, 132001, 132005, 132007, 132012, 132015, 132016, 132018],
  limit: [4, 80007, 130429, 131047, 131048, 131049, 131056],
  silent: [1, 2, 131000, 131016, 131057, 133004],
};

/** Permissions that the token lacks. */
const isPermission = (code: number) => code >= 200 && code <= 299;

/** An error as the Graph API answers with it. */
export interface GraphError {
  code?: number;
  error_subcode?: number;
}

/** Subcode of an object that doesn't exist, or that the token can't see. */
const NO_OBJECT = 33;

/** Returns what an answer means that isn't a success; the error is `null` for a body that isn't the API's. */
export function problemOf(status: number, error: GraphError | null): WhatsAppProblem {
  // A gateway may have passed the request on.
  if (!error) return status === 401 ? 'token' : status >= 500 ? 'unknown' : 'refused';
  const { code = -1, error_subcode: subcode } = error;
  if (code === 100 && subcode === NO_OBJECT) return 'number';
  for (const [problem, codes] of entriesOf(CODES)) if (codes.includes(code)) return problem;
  if (status === 401 || isPermission(code)) return 'token';
  if (status === 429) return 'limit';
  return status >= 500 ? 'silent' : 'refused';
}
