import { IconCalendarEvent } from '@tabler/icons-react';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { Notice } from 'shared-lib/ui/notice';
import { OfflineState } from 'shared-lib/ui/offline-notice';
import { SectionCard } from 'shared-lib/ui/section-card';
import { SkeletonLines, SkeletonRegion, SkeletonTiles } from 'shared-lib/ui/skeletons';
import { StatTile, StatTiles } from 'shared-lib/ui/stat-tile';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { messages } from '../messages';
import styles from '../ui-gallery.module.css';

const BADGES = ['neutral', 'accent', 'success', 'warning', 'error', 'info'] as const;
const NOTICES = ['info', 'success', 'warning', 'error'] as const;

/** Renders samples of states, figures and notices. */
export function StateSamples() {
  return (
    <>
      <SectionCard title={messages.states}>
        <div className={styles.row}>
          {BADGES.map((tone) => (
            <StatusBadge key={tone} tone={tone}>
              {tone}
            </StatusBadge>
          ))}
        </div>
      </SectionCard>
      <SectionCard title={messages.figures}>
        <StatTiles label={messages.figures}>
          <StatTile label={messages.states} value={12345} />
          <StatTile label={messages.fields} value={7} />
          <StatTile label={messages.buttons} value="98 %" />
        </StatTiles>
      </SectionCard>
      <SectionCard title={messages.notices}>
        {NOTICES.map((tone) => (
          <Notice key={tone} tone={tone} title={messages.noticeTitle}>
            <p>{messages.noticeText}</p>
          </Notice>
        ))}
      </SectionCard>
      <SectionCard title={messages.loading}>
        <SkeletonRegion>
          <SkeletonTiles />
          <SkeletonLines />
        </SkeletonRegion>
      </SectionCard>
      <SectionCard title={messages.empty}>
        <div className={styles.fields}>
          <EmptyState icon={<IconCalendarEvent size={28} stroke={1.5} />} title={messages.emptyTitle}>
            {messages.emptyText}
          </EmptyState>
          <LoadError message={messages.error} onRetry={() => undefined} />
          <OfflineState />
        </div>
      </SectionCard>
    </>
  );
}
