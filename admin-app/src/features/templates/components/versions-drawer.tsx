import { Suspense } from 'react';
import type { TemplateUse } from 'shared-lib/model';
import { SkeletonLines } from 'shared-lib/ui/skeletons';
import { lazyPart } from 'shared-lib/ui/lazy-screen';
import { Drawer } from 'shared-lib/ui/layers';
import { messages } from '../messages';
import type { ListedTemplate } from '../template-rows';

const Versions = lazyPart(() => import('./versions'));

interface VersionsDrawerProps {
  /** Template whose versions are shown; `null` while the drawer is closed. */
  row: ListedTemplate | null;
  use: TemplateUse | undefined;
  onClose: () => void;
}

/** Renders every published version of a template: its changes, its cards, and the button to go back to it. */
export function VersionsDrawer({ row, use, onClose }: VersionsDrawerProps) {
  return (
    <Drawer
      opened={row !== null}
      onClose={onClose}
      position="right"
      size="xl"
      title={row ? messages.versionsTitle(row.name) : ''}
      closeButtonProps={{ 'aria-label': messages.close }}
    >
      {row && (
        <Suspense fallback={<SkeletonLines lines={3} />}>
          <Versions row={row} use={use} />
        </Suspense>
      )}
    </Drawer>
  );
}
