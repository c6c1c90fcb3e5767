import { useEffect, useRef, useState } from 'react';
import { getTemplateVersion, hasSyncFailures, putSyncRun } from 'shared-lib/data';
import { syncRunIdOf, type SyncState, type TemplateListEntry } from 'shared-lib/domain';
import { AppError } from 'shared-lib/errors';
import { createTemplateSandbox } from 'shared-lib/templates';
import { useWrite } from 'shared-lib/store';
import { useAuthor } from '../../session/admin-context';
import { withRecentSignIn } from '../../session/recent-sign-in';
import { messages } from './messages';
import { runRollOut, type RollOutProgress } from './run-roll-out';

/** A roll-out in this browser. */
export interface RollOutControl {
  /** True while this browser runs it. */
  isDriving: boolean;
  progress: RollOutProgress | null;
  start: (percentage: number, options?: { retry?: boolean }) => Promise<void>;
  /** Ends it, until it is resumed or started again. */
  halt: (state: Extract<SyncState, 'paused' | 'stopped'>, percentage: number) => Promise<void>;
}

/**
 * Runs the roll-out of a template's published version. Leaving the screen doesn't pause it on the server: it can be
 * resumed.
 */
export function useRollOut(template: TemplateListEntry, onChange: () => void): RollOutControl {
  const author = useAuthor();
  const [driver] = useState(() => crypto.randomUUID());
  const [progress, setProgress] = useState<RollOutProgress | null>(null);
  const over = useRef(false);
  const { id: templateId, version, targetSection: section, name } = template;

  useEffect(() => {
    over.current = false;
    return () => {
      over.current = true;
    };
  }, []);

  const put = (percentage: number, state: SyncState) =>
    putSyncRun(author, { templateId, version, percentage, state });

  /** Runs it to its end; false when it was paused or stopped. */
  const run = async ({ percentage, retry }: { percentage: number; retry: boolean }) => {
    const sandbox = createTemplateSandbox();
    over.current = false;
    setProgress(null);
    try {
      const published = await getTemplateVersion(templateId, version);
      if (!published) throw new AppError('template-not-found', `${templateId} ${version}`);
      await withRecentSignIn(() => put(percentage, 'running'));
      const runId = syncRunIdOf(templateId, version);
      const ended = await runRollOut({
        runId,
        driver,
        section,
        version: published,
        sandbox,
        retry,
        onProgress: setProgress,
        isOver: () => over.current,
      });
      if (!ended) return false;
      const failed = await hasSyncFailures(runId);
      await put(percentage, failed ? 'failed' : percentage === 100 ? 'finished' : 'paused');
      if (failed) throw new AppError('sync-failures', runId);
      return true;
    } finally {
      sandbox.close();
    }
  };
  const [drive, { isLoading: isDriving }] = useWrite(run, {
    // Who paused it here or elsewhere knows why it ended.
    fails: ({ code }) => (code === 'sync-not-running' ? 'screen' : 'toast'),
    failed: (error) =>
      error instanceof AppError && error.code === 'sync-failures'
        ? messages.finishedWithFailures(name)
        : null,
    done: (_percentage, ended) => (ended ? messages.finished(name) : null),
  });
  const [end] = useWrite(({ percentage, state }: { percentage: number; state: SyncState }) =>
    put(percentage, state),
  );

  return {
    isDriving,
    progress,
    start: (percentage, { retry = false } = {}) => drive({ percentage, retry }).then(onChange),
    halt: async (state, percentage) => {
      over.current = true;
      await end({ percentage, state });
    },
  };
}
