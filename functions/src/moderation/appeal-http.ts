import { suspensionAppealSchema } from 'shared-lib/model';
import { HOUR_MS } from 'shared-lib/time';
import { postWithProof, type PathHandler } from '../visits/post-with-proof';
import { appealSuspension } from './appeal-decision';

/** Answers `POST /v/appeal`: the appeal of a suspended account, which can't sign in, with the proof of its mail. */
export const handleAppeal: PathHandler = postWithProof({
  subject: 'appeal',
  // Enough for somebody who tries again, and too little to guess a proof or to flood the administrators.
  limit: { most: 10, windowMs: HOUR_MS },
  input: suspensionAppealSchema,
  statuses: { 'too-many-requests': 429, 'already-appealed': 409, 'nothing-to-appeal': 410 },
  act: appealSuspension,
});
