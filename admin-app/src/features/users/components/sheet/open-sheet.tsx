import { useEffect } from 'react';
import { IconUserOff } from '@tabler/icons-react';
import type { IndexedUser } from 'shared-lib/model';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import 'shared-lib/ui/component-sheets.css';
import { detailMessages as messages } from '../../detail-messages';
import { useUserDetail } from '../../use-user-detail';
import { SheetSkeleton } from './sheet-skeleton';
import { UserSheet } from './user-sheet';

/** Props of {@link OpenSheet}. */
export interface OpenSheetProps {
  uid: string;
  /** Updates the account in the list; `null` when it is gone. */
  onChange: (uid: string, user: IndexedUser | null) => void;
}

/** Renders one account's details, read when they are opened; loaded apart from the list's script. */
export default function OpenSheet({ uid, onChange }: OpenSheetProps) {
  const [state, patch] = useUserDetail(uid);
  const isGone = state.state === 'gone';
  useEffect(() => {
    if (isGone) onChange(uid, null);
  }, [isGone, uid, onChange]);
  switch (state.state) {
    case 'loading':
      return <SheetSkeleton />;
    case 'gone':
      return (
        <EmptyState icon={<IconUserOff size={28} stroke={1.5} />} title={messages.gone}>
          {messages.goneText}
        </EmptyState>
      );
    case 'failed':
      return <LoadError message={state.message} onRetry={state.retry} />;
    case 'there':
      return (
        <UserSheet
          user={state.detail}
          onDone={(change) => {
            patch(change);
            onChange(uid, { ...state.detail, ...change });
          }}
        />
      );
  }
}
