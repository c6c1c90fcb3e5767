import { LoadError } from 'shared-lib/ui/load-error';
import { OfflineNotice } from 'shared-lib/ui/offline-notice';
import { SkeletonRegion, SkeletonTiles } from 'shared-lib/ui/skeletons';
import 'shared-lib/ui/component-sheets.css';
import { FiguresBar } from '../../figures/figures-bar';
import { useFigures } from '../../figures/use-figures';
import { usePeriod } from '../../figures/use-period';
import styles from './analytics-page.module.css';
import { CardsSection } from './cards-section';
import { CohortsSection } from './cohorts-section';
import { FunnelSection } from './funnel-section';
import { WaysSection } from './ways-section';
import { SpeedSection } from './speed-section';
import { TemplatesSection } from './templates-section';
import { UseSection } from './use-section';

/** Renders 'Analítica': the use of cards and templates, and the speed of the product. */
export default function AnalyticsPage() {
  const [period, setPeriod] = usePeriod();
  const figures = useFigures(period);
  const { months } = figures;
  const days = figures.days.slice(period);
  return (
    <div className={styles.page}>
      <OfflineNotice />
      <FiguresBar period={period} onChoose={setPeriod} figures={figures} />
      {figures.failure && !months && <LoadError message={figures.failure} onRetry={figures.reload} />}
      {!figures.failure && !months && (
        <SkeletonRegion>
          <SkeletonTiles tiles={6} />
        </SkeletonRegion>
      )}
      {months && (
        <>
          <UseSection period={period} both={figures.days} months={months} />
          <FunnelSection days={days} months={months} />
          <WaysSection days={days} months={months} />
          <CardsSection days={days} months={months} />
          <TemplatesSection period={period} days={days} />
          <CohortsSection />
          <SpeedSection names={[...new Set(days.map((day) => day.slice(0, 7)))]} months={months} />
        </>
      )}
    </div>
  );
}
