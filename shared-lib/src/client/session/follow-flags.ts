import { hasAdminFlag } from '../auth/admin-flag';
import { getAdmin, subscribeToAccountState, subscribeToAdmin, subscribeToFlags } from '../data/repositories';
import { keepFlags, setFlags, setFlagUser } from 'shared-lib/flags';

/**
 * Subscribes to the flags for the session's account; while they can't be read, the last ones or the defaults apply.
 *
 * @param uid - `null` for nobody, as only sessions may read flags.
 * @returns A function that ends the subscription.
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
  const notifyAccount = () => {
    if (!stopped) setFlagUser(uid, isAdmin ? 'admin' : plan);
  };
  notifyAccount();
  const stopPlan = subscribeToAccountState(
    uid,
    (state) => {
      plan = state.plan;
      notifyAccount();
    },
    () => undefined,
  );
  const stopAdmin = followAdmin(uid, (known) => {
    isAdmin = known;
    notifyAccount();
  });
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
    stopAdmin();
    stopFlags();
  };
}

/** Reports whether an account is an administrator: follows it where the panel does, whose listener then serves both. */
function followAdmin(uid: string, onChange: (isAdmin: boolean) => void): () => void {
  const ignore = () => undefined;
  if (hasAdminFlag()) return subscribeToAdmin(uid, (admin) => onChange(admin !== null), ignore);
  getAdmin(uid).then((admin) => onChange(admin !== null), ignore);
  return ignore;
}
