import { Suspense } from 'react';
import { lazyPart } from 'shared-lib/ui/lazy-screen';
import { Drawer } from 'shared-lib/ui/layers';
import { messages } from '../../messages';
import type { OpenSheetProps } from './open-sheet';
import { SheetSkeleton } from './sheet-skeleton';

const OpenSheet = lazyPart(() => import('./open-sheet'));

interface UserDrawerProps extends Pick<OpenSheetProps, 'onChange'> {
  /** Account whose details are shown; `null` while the drawer is closed. */
  uid: string | null;
  onClose: () => void;
}

/** Renders one account beside the list; on the whole screen of phones. */
export function UserDrawer({ uid, onChange, onClose }: UserDrawerProps) {
  return (
    <Drawer
      opened={uid !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={messages.sheet.title}
      closeButtonProps={{ 'aria-label': messages.sheet.close }}
    >
      {uid !== null && (
        <Suspense fallback={<SheetSkeleton />}>
          <OpenSheet key={uid} uid={uid} onChange={onChange} />
        </Suspense>
      )}
    </Drawer>
  );
}
