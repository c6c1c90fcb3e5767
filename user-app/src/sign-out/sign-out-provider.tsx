import { useState, type ReactNode } from 'react';
import { useNavigate } from 'shared-lib/router';
import { signOut } from 'shared-lib/auth';
import { useAppSelector, useUid, useWrite } from 'shared-lib/store';
import { usePressedPart } from 'shared-lib/ui/pressed-part';
import { cardEndpoints } from '../card-data/card-endpoints';
import { giveUpDrafts } from '../card-draft/draft-store';
import { paths } from '../paths';
import { turnPushOff } from '../push-device';
import { findUnsent } from './find-unsent';
import { SignOutContext } from './use-sign-out';

const loadDialog = () =>
  import(/* webpackChunkName: "dialogs" */ './unsent-dialog').then(({ UnsentDialog }) => UnsentDialog);

/** Lets every screen below end the session, with a question about changes that haven't reached the server. */
export function SignOutProvider({ children }: { children: ReactNode }) {
  const uid = useUid();
  const navigate = useNavigate();
  // The cached list of cards, if it was open: nothing is read for this.
  const { data: cards } = useAppSelector(cardEndpoints.endpoints.cards.select(uid));
  const [unsent, setUnsent] = useState<{ cards: number } | null>(null);
  const [asking, setAsking] = useState(false);
  const [UnsentDialog, askInDialog] = usePressedPart(loadDialog);
  const [leave, { isLoading: isEnding }] = useWrite(async (discard: boolean) => {
    if (discard) giveUpDrafts(uid);
    // Whoever signs in here next isn't told of this account's bookings.
    await turnPushOff(uid).catch(() => undefined);
    await signOut({ discard });
    navigate(paths.login, { replace: true });
  });

  const [ask, { isLoading: isLooking }] = useWrite(async () => {
    const found = await findUnsent(uid, cards ?? []);
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
