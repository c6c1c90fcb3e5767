import { useEffect, useRef, useState } from 'react';
import { callFunction, getTemplateVersion, interruptSyncRun } from 'shared-lib/data';
import {
  syncRunIdOf,
  type SYNC_INTERRUPTIONS,
  type SyncState,
  type TemplateListEntry,
} from 'shared-lib/model';
import { AppError } from 'shared-lib/errors';
import { createTemplateSandbox } from 'shared-lib/templates';
import { useWrite } from 'shared-lib/store';
import { useAuthor } from '../../session/admin-context';
import { withRecentSignIn } from 'shared-lib/recent-sign-in';
import { messages } from './messages';
import { runRollOut } from './run-roll-out';

/** A roll-out in this browser. */
export interface RollOutControl {
  /** True while this browser runs it. */
  isDriving: boolean;
  /** Places that had another version when this browser started it; 0 until that is known. */
  outdated: number;
  start: (percentage: number, options?: { retry?: boolean }) => Promise<void>;
  /** Ends it, until it is resumed or started again. */
  interrupt: (state: Interruption) => Promise<void>;
}

type Interruption = (typeof SYNC_INTERRUPTIONS)[number];

/** Returns the toast's sentence about the end of a run; `null` for ends that the run's own line shows. */
const endOf = (name: string, state: SyncState): string | null =>
  state === 'finished' ? messages.finished(name) : state === 'reached' ? messages.reached(name) : null;

/**
 * Runs the roll-out of a template's published version. Leaving the screen doesn't pause it on the server: what was rendered is still put
 * onto the cards there.
 */
export function useRollOut(template: TemplateListEntry, onChange: () => void): RollOutControl {
  const author = useAuthor();
  const [driver] = useState(() => crypto.randomUUID());
  const [outdated, setOutdated] = useState(0);
  const over = useRef(false);
  const { id: templateId, version, targetSection: section, name } = template;
  const runId = syncRunIdOf(templateId, version);

  useEffect(() => {
    over.current = false;
    return () => {
      over.current = true;
    };
  }, []);

  const run = async ({ percentage, retry }: { percentage: number; retry: boolean }) => {
    const sandbox = createTemplateSandbox();
    over.current = false;
    setOutdated(0);
    try {
      const published = await getTemplateVersion(templateId, version);
      if (!published) throw new AppError('template-not-found', `${templateId} ${version}`);
      await withRecentSignIn(() => callFunction('startSync', { templateId, version, percentage, driver }));
      const state = await runRollOut({
        ...{ runId, driver, section, sandbox, retry },
        version: published,
        onCounted: setOutdated,
        isOver: () => over.current,
      });
      if (over.current) return 'running';
      if (state === 'failed') throw new AppError('sync-failures', runId);
      if (state === 'halted') throw new AppError('sync-halted', runId);
      return state;
    } finally {
      sandbox.close();
    }
  };
  const [drive, { isLoading: isDriving }] = useWrite(run, {
    // Who paused it here or elsewhere knows why it ended.
    fails: ({ code }) => (code === 'sync-not-running' ? 'screen' : 'toast'),
    failed: (error) => {
      if (!(error instanceof AppError)) return null;
      if (error.code === 'sync-failures') return messages.finishedWithFailures(name);
      return error.code === 'sync-halted' ? messages.haltedToast(name) : null;
    },
    done: (_percentage, state) => endOf(name, state),
  });
  const [end] = useWrite((state: Interruption) => interruptSyncRun(author, runId, state));

  return {
    isDriving,
    outdated,
    start: (percentage, { retry = false } = {}) => drive({ percentage, retry }).then(onChange),
    interrupt: async (state) => {
      over.current = true;
      await end(state);
    },
  };
}
