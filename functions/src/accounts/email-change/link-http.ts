import { emailLinkSchema } from 'shared-lib/model';
import { HOUR_MS } from 'shared-lib/time';
import { postWithProof, type PathHandler } from '../../visits/post-with-proof';
import { followEmailLink } from './follow-links';

/** Answers `POST /v/account/email`: a press on the page of a link that a mailbox got, which needs no session. */
export const handleEmailLink: PathHandler = postWithProof({
  subject: 'email-change',
  // Enough for somebody who tries again, and too little to guess a proof.
  limit: { most: 20, windowMs: HOUR_MS },
  input: emailLinkSchema,
  statuses: { 'email-taken': 409, 'link-invalid': 410, 'too-many-requests': 429, 'read-only': 503 },
  act: (context, link) => followEmailLink(context, link.step, link),
});
