import { Link } from 'shared-lib/router';
import { LoadError } from 'shared-lib/ui/load-error';
import { OfflineNotice } from 'shared-lib/ui/offline-notice';
import { SkeletonLines, SkeletonRegion, SkeletonTiles } from 'shared-lib/ui/skeletons';
import { FiguresBar } from '../../figures/figures-bar';
import { useFigures } from '../../figures/use-figures';
import { usePeriod } from '../../figures/use-period';
import { paths } from '../../paths';
import { useCurrentAdmin } from '../../session/admin-context';
import { SecondFactorButton } from '../../second-factor/second-factor-button';
import { useMay } from '../../session/permissions';
import { AttentionSection, useAttention } from './attention-section';
import styles from './dashboard-page.module.css';
import { FiguresSection } from './figures-section';
import { messages } from './messages';
import { RecentActivity } from './recent-activity';

/**
 * Renders 'Dashboard': the product's figures, open tasks, and latest changes. They appear together, so that nothing that
 * is read or pressed moves when another part comes.
 */
export default function DashboardPage() {
  const { email } = useCurrentAdmin();
  const mayOperate = useMay('operation');
  const [period, setPeriod] = usePeriod();
  const figures = useFigures(period);
  const { months, totals, failure, days } = figures;
  const attention = useAttention(totals?.openReports ?? 0);
  const isCounted = months !== undefined && totals !== undefined;
  const isComplete = (isCounted || failure !== null) && !attention.isLoading;
  return (
    <div className={styles.page}>
      <OfflineNotice />
      <FiguresBar period={period} onChoose={setPeriod} figures={figures} />
      {!isComplete && (
        <SkeletonRegion>
          <SkeletonLines lines={3} />
          <SkeletonTiles tiles={8} />
        </SkeletonRegion>
      )}
      {isComplete && (
        <>
          <AttentionSection attention={attention} />
          {isCounted ? (
            <FiguresSection period={period} both={days} months={months} totals={totals} />
          ) : (
            failure && <LoadError message={failure} onRetry={figures.reload} />
          )}
          {mayOperate && <RecentActivity />}
          <p className={styles.session}>
            {messages.signedInAs(email || messages.fallback)}{' '}
            <Link to={paths.ownerHome}>{messages.toCards}</Link> <SecondFactorButton />
          </p>
        </>
      )}
    </div>
  );
}
