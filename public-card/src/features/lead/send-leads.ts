import { LEAD_WAIT_DAYS } from 'shared-lib/model/booking';
import { DAY_MS } from 'shared-lib/time';
import { solveChallenge } from '../../requests/solve-proof';
import { readChallenge, send, type Problem } from '../../requests/visitor-requests';
import { dropLead, storeLead, noteSent, waitingLeads, type StoredLead } from './stored-leads';

/** Answers after which details will never be taken. */
const FINAL: ReadonlySet<Problem> = new Set<Problem>(['invalid-input', 'service-gone']);

/** Returns the time since the visitor agreed; a clock that was set back or far ahead meanwhile doesn't matter. */
export function waitedSince(agreedAt: number, now: number): number {
  const waited = Math.round(now - agreedAt);
  return Math.min(Math.max(0, Number.isFinite(waited) ? waited : 0), LEAD_WAIT_DAYS * DAY_MS);
}

/**
 * Sends stored details. Repeated calls are harmless: the server recognises them by their id.
 *
 * @returns `null` when the owner has them, else why not.
 */
export async function sendLead(stored: StoredLead): Promise<Problem | null> {
  const { slug, lead, agreedAt } = stored;
  const challenge = await readChallenge();
  if (!challenge.ok) return challenge.problem;
  let proof: string;
  try {
    proof = await solveChallenge(challenge.value);
  } catch {
    return 'failure';
  }
  storeLead({ ...stored, isTried: true });
  const answer = await send(slug, 'lead', {
    ...lead,
    proof,
    waitedMs: waitedSince(agreedAt, Date.now()),
    website: '',
  });
  if (!answer.ok) {
    if (FINAL.has(answer.problem)) dropLead(lead.leadId);
    return answer.problem;
  }
  dropLead(lead.leadId);
  noteSent(slug, lead.leadId);
  return null;
}

/** The sending that is under way, which a second call joins. */
let underWay: Promise<number> | null = null;

async function sendEach(): Promise<number> {
  let sent = 0;
  for (const stored of waitingLeads()) {
    const problem = await sendLead(stored);
    if (problem === null) sent += 1;
    // The others would fare no better now.
    else if (!FINAL.has(problem)) break;
  }
  return sent;
}

/** Sends the details that wait on this device, one after the other. Returns how many were sent. */
export function sendWaitingLeads(): Promise<number> {
  underWay ??= sendEach().finally(() => {
    underWay = null;
  });
  return underWay;
}
