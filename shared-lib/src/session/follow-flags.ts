import { getAdmin, subscribeToAccountState, subscribeToFlags } from 'shared-lib/data';
import { keepFlags, setFlags, setFlagUser } from 'shared-lib/flags';

/**
 * Follows the flags for the session's account; what can't be read leaves the last ones, or the defaults, in force.
 *
 * @param uid - `null` for nobody: flags are for sessions to read.
 * @returns Stops following.
 */
export function followFlags(uid: string | null): () => void {
  if (uid === null) {
    setFlagUser(null, 'free');
    setFlags(null);
    return () => {};
  }
  let stopped = false;
  let plan: Parameters<typeof setFlagUser>[1] = 'free';
  let isAdmin = false;
  const tellWho = () => {
    if (!stopped) setFlagUser(uid, isAdmin ? 'admin' : plan);
  };
  tellWho();
  const stopPlan = subscribeToAccountState(
    uid,
    (state) => {
      plan = state.plan;
      tellWho();
    },
    () => undefined,
  );
  getAdmin(uid).then(
    (admin) => {
      isAdmin = admin !== null;
      if (isAdmin) tellWho();
    },
    () => undefined,
  );
  const stopFlags = subscribeToFlags(
    (flags) => {
      keepFlags(flags);
      setFlags(flags);
    },
    () => setFlags(null),
  );
  return () => {
    stopped = true;
    stopPlan();
    stopFlags();
  };
}
