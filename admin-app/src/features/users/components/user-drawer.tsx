import { useEffect } from 'react';
import { Drawer } from '@mantine/core';
import type { IndexedUser } from 'shared-lib/domain';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { SkeletonBlock, SkeletonLines, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { IconUserOff } from '@tabler/icons-react';
import { detailMessages as messages } from '../detail-messages';
import { useUserDetail } from '../use-user-detail';
import { UserSheet } from './user-sheet';

interface UserDrawerProps {
  /** Whose sheet it is; `null` keeps it closed. */
  uid: string | null;
  /** What the list shows of the same account from now on; `null` when it is gone. */
  onChange: (uid: string, user: IndexedUser | null) => void;
  onClose: () => void;
}

/** One account beside the list; all of the screen on phones. */
export function UserDrawer({ uid, onChange, onClose }: UserDrawerProps) {
  return (
    <Drawer
      opened={uid !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={messages.title}
      closeButtonProps={{ 'aria-label': messages.close }}
    >
      {uid !== null && <Sheet key={uid} uid={uid} onChange={onChange} />}
    </Drawer>
  );
}

function Sheet({ uid, onChange }: { uid: string; onChange: UserDrawerProps['onChange'] }) {
  const [state, patch] = useUserDetail(uid);
  const isGone = state.state === 'gone';
  useEffect(() => {
    if (isGone) onChange(uid, null);
  }, [isGone, uid, onChange]);
  switch (state.state) {
    case 'loading':
      return (
        <SkeletonRegion label={messages.loading}>
          <SkeletonBlock height={56} />
          <SkeletonBlock height={120} radius={12} />
          <SkeletonLines lines={6} />
        </SkeletonRegion>
      );
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
