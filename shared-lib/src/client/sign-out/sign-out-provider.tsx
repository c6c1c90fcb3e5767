import { useState, type ReactNode } from 'react';
import { signOut } from 'shared-lib/auth';
import type { ListedCard } from 'shared-lib/data';
import { useNavigate } from 'shared-lib/router';
import { useUid, useWrite } from 'shared-lib/store';
import { giveUpDrafts } from '../draft';
import { turnPushOff } from '../push-device';
import { usePressedPart } from '../../ui/pressed-part';
import { findUnsent } from './find-unsent';
import { SignOutContext } from './use-sign-out';

const loadDialog = () =>
  import(/* webpackChunkName: "dialogs" */ './unsent-dialog').then(({ UnsentDialog }) => UnsentDialog);

interface SignOutProviderProps {
  /** Address of the sign-in page. */
  login: string;
  /** The account's cards, where they are known: nothing is read for this. */
  cards?: readonly ListedCard[] | undefined;
  children: ReactNode;
}

/**
 * Lets every screen below end the session, and is the only way to do so: it asks about changes of any app that haven't reached the server,
 * and removes this device's push subscription.
 */
export function SignOutProvider({ login, cards = [], children }: SignOutProviderProps) {
  const uid = useUid();
  const navigate = useNavigate();
  const [unsent, setUnsent] = useState<{ cards: number } | null>(null);
  const [asking, setAsking] = useState(false);
  const [UnsentDialog, askInDialog] = usePressedPart(loadDialog);
  const [leave, { isLoading: isEnding }] = useWrite(async (discard: boolean) => {
    if (discard) giveUpDrafts(uid);
    // The next person to sign in here must not be notified of this account's bookings.
    await turnPushOff(uid).catch(() => undefined);
    await signOut({ discard });
    navigate(login, { replace: true });
  });

  const [ask, { isLoading: isLooking }] = useWrite(async () => {
    const found = await findUnsent(uid, cards);
    if (!found) return void (await leave(false));
    setUnsent(found);
    setAsking(true);
    askInDialog();
  });
  const isLeaving = isLooking || isEnding;

  return (
    <SignOutContext value={{ signOut: () => void (isLeaving || ask()), isLeaving }}>
      {children}
      {UnsentDialog && unsent && (
        <UnsentDialog
          opened={asking}
          cards={unsent.cards}
          busy={isEnding}
          onLeave={(discard) => void leave(discard)}
          onCancel={() => setAsking(false)}
        />
      )}
    </SignOutContext>
  );
}
