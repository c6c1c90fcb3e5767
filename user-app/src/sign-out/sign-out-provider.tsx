import { useState, type ReactNode } from 'react';
import { useNavigate } from 'shared-lib/router';
import { signOut } from 'shared-lib/auth';
import { useAppSelector, useUid, useWrite } from 'shared-lib/store';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { cardEndpoints } from '../card-data/card-endpoints';
import { giveUpDrafts } from '../card-draft/draft-store';
import { paths } from '../paths';
import { turnPushOff } from '../push-device';
import { findUnsent } from './find-unsent';
import { messages } from './messages';
import { SignOutContext } from './use-sign-out';

/** Lets every screen below end the session, with a question about changes that haven't reached the server. */
export function SignOutProvider({ children }: { children: ReactNode }) {
  const uid = useUid();
  const navigate = useNavigate();
  // The cached list of cards, if it was open: nothing is read for this.
  const { data: cards } = useAppSelector(cardEndpoints.endpoints.cards.select(uid));
  const [unsent, setUnsent] = useState<{ cards: number } | null>(null);
  const [asking, setAsking] = useState(false);
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
  });
  const isLeaving = isLooking || isEnding;

  return (
    <SignOutContext value={{ signOut: () => void (isLeaving || ask()), isLeaving }}>
      {children}
      <ConfirmDialog
        opened={asking}
        title={messages.title}
        confirm={messages.keep}
        other={{ label: messages.discard, danger: true, onChoose: () => void leave(true) }}
        busy={isEnding}
        onConfirm={() => void leave(false)}
        onCancel={() => setAsking(false)}
      >
        <p>
          {unsent && unsent.cards > 0 ? messages.inCards(unsent.cards) : messages.elsewhere} {messages.choice}
        </p>
      </ConfirmDialog>
    </SignOutContext>
  );
}
