/** Number of last runs that are stored for a job, of those that did something or failed. */
export const RUNS_KEPT = 10;

/** One run of a job. */
export interface JobRun {
  /** Milliseconds since the epoch. */
  at: number;
  tookMs: number;
  /** Number of pieces that it handled. */
  done: number;
  /** Reason of its failure; empty for none. */
  failure: string;
}

/** State of a periodic job. Times are in milliseconds since the epoch, `null` for never. */
export interface JobState {
  name: string;
  ranAt: number;
  tookMs: number;
  okAt: number | null;
  failedAt: number | null;
  /** Reason of the last failure; empty for none. */
  failure: string;
  /** True when it hasn't run or succeeded for a while. */
  isLate: boolean;
  /** True while an administrator's request to run it first waits. */
  isAsked: boolean;
  /** Last runs that did something or failed, the latest first. */
  runs: JobRun[];
}

/** A queued or failed mail, without its text and its address. Times are in milliseconds since the epoch. */
export interface QueuedMail {
  id: string;
  template: string;
  /** Party that it goes to. */
  recipient: 'visitor' | 'owner';
  ownerId: string;
  attempts: number;
  createdAt: number;
  /** Time of the next attempt; `null` when none follows. */
  dueAt: number | null;
  /** Answer to the last attempt; empty for none. */
  failure: string;
}

/** Work for one account that runs in the background. */
export interface AccountWork {
  kind: 'export' | 'deletion';
  uid: string;
  state: 'running' | 'failed';
  /** Times that it was taken up since it last got on. */
  attempts: number;
  /** Time of the next attempt, in milliseconds since the epoch. */
  dueAt: number;
}

/** State of periodic and background work. */
export interface WorkState {
  jobs: JobState[];
  mail: {
    /** Numbers of due mails, and of those that have been due for a while. */
    due: number;
    overdue: number;
    /** Mail that waits for another try, due or not. */
    retrying: number;
    failed: number;
    /** The longest waiting first. */
    waiting: QueuedMail[];
    /** The latest first. */
    lost: QueuedMail[];
  };
  accounts: AccountWork[];
}

/** Most mails that one retry takes up. */
export const MAILS_RETRIED = 200;
