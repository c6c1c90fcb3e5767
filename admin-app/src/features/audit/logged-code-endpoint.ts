import { listTemplateVersions } from 'shared-lib/data';
import { answerOf, dataApi } from 'shared-lib/store';
import type { LoggedCode } from './code-of';
import { findCode } from './find-code';

/** A template's code before and after a change, as the log has it. */
export interface LoggedCodeChange {
  templateId: string;
  before: LoggedCode;
  after: LoggedCode;
}

async function compare({ templateId, before, after }: LoggedCodeChange) {
  const isHashed = 'codeHash' in before || 'codeHash' in after;
  const versions = isHashed ? await listTemplateVersions(templateId) : [];
  const [old, now] = await Promise.all([findCode(before, versions), findCode(after, versions)]);
  return old && now ? { before: old, after: now } : null;
}

const endpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reads the code before and after a change; `null` where the log has the hash of one that wasn't published. */
    loggedCode: build.query<Awaited<ReturnType<typeof compare>>, LoggedCodeChange>({
      queryFn: (logged) => answerOf(compare(logged)),
    }),
  }),
});

export const { useLoggedCodeQuery } = endpoints;
