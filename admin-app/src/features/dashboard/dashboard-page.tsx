import { Link } from 'shared-lib/router';
import { LoadError } from 'shared-lib/ui/load-error';
import { OfflineNotice } from 'shared-lib/ui/offline-notice';
import { SkeletonRegion, SkeletonTiles } from 'shared-lib/ui/skeletons';
import { FiguresBar } from '../../figures/figures-bar';
import { useFigures } from '../../figures/use-figures';
import { usePeriod } from '../../figures/use-period';
import { paths } from '../../paths';
import { useCurrentAdmin } from '../../session/admin-context';
import { AttentionSection } from './attention-section';
import styles from './dashboard-page.module.css';
import { FiguresSection } from './figures-section';
import { messages } from './messages';
import { RecentActivity } from './recent-activity';

/** Renders 'Dashboard': the product's figures, open tasks, and latest changes. */
export default function DashboardPage() {
  const { email } = useCurrentAdmin();
  const [period, setPeriod] = usePeriod();
  const figures = useFigures(period);
  return (
    <div className={styles.page}>
      <OfflineNotice />
      <FiguresBar period={period} onChoose={setPeriod} figures={figures} />
      <AttentionSection openReports={figures.totals?.openReports ?? 0} />
      {figures.failure && !figures.months && <LoadError message={figures.failure} onRetry={figures.reload} />}
      {!figures.failure && (!figures.months || !figures.totals) && (
        <SkeletonRegion>
          <SkeletonTiles tiles={8} />
        </SkeletonRegion>
      )}
      {figures.months && figures.totals && (
        <FiguresSection period={period} both={figures.days} months={figures.months} totals={figures.totals} />
      )}
      <RecentActivity />
      <p className={styles.session}>
        {messages.signedInAs(email || messages.fallback)} <Link to={paths.ownerHome}>{messages.toCards}</Link>
      </p>
    </div>
  );
}
