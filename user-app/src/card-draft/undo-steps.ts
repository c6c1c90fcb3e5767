import type { CardContent } from 'shared-lib/model';

/** A change of a draft that can be taken back. */
export interface UndoStep {
  before: CardContent;
  after: CardContent;
}

/** Changes of an open draft: those that can be taken back, and those that were. */
export interface UndoSteps {
  past: readonly UndoStep[];
  future: readonly UndoStep[];
  /** Time of the last change, in milliseconds since the epoch. */
  changedAt: number;
}

export const NO_STEPS: UndoSteps = { past: [], future: [], changedAt: 0 };

/** Pause that ends a step, in milliseconds: what is typed in one go is taken back in one go. */
const PAUSE_MS = 1000;

/** Most steps that can be undone. */
const MAX_STEPS = 100;

/** Adds a change; one that follows within a second joins the last step. */
export function recordChange(steps: UndoSteps, { before, after }: UndoStep, now: number): UndoSteps {
  const last = steps.past.at(-1);
  const joins = last !== undefined && steps.future.length === 0 && now - steps.changedAt < PAUSE_MS;
  const past = joins
    ? [...steps.past.slice(0, -1), { before: last.before, after }]
    : [...steps.past, { before, after }].slice(-MAX_STEPS);
  return { past, future: [], changedAt: now };
}

/** Moves the last step to those that were taken back. */
export function takeBack(steps: UndoSteps): UndoSteps {
  const last = steps.past.at(-1);
  return last ? { past: steps.past.slice(0, -1), future: [...steps.future, last], changedAt: 0 } : steps;
}

/** Moves the step that was taken back last to those that can be taken back. */
export function bringBack(steps: UndoSteps): UndoSteps {
  const next = steps.future.at(-1);
  return next ? { past: [...steps.past, next], future: steps.future.slice(0, -1), changedAt: 0 } : steps;
}
