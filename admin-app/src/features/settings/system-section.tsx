import { Button } from '@mantine/core';
import { useAnswer } from 'shared-lib/answers';
import { Link } from 'shared-lib/router';
import { SectionCard } from 'shared-lib/ui/section-card';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import 'shared-lib/ui/component-sheets.css';
import { messages } from './messages';
import styles from './settings.module.css';
import { paths } from '../../paths';
import { SystemFacts } from './system-facts';
import { readProductState } from './system-status';

/** Renders the deployed release of each part, and whether it answers. */
export default function SystemSection() {
  const { data: product, retry } = useAnswer([], readProductState);
  return (
    <div className={styles.page}>
      <SectionCard title={messages.system} text={messages.systemText}>
        {product === undefined ? (
          <SkeletonRegion>
            <SkeletonBlock height={220} radius={12} />
          </SkeletonRegion>
        ) : (
          <ul className={styles.pieces}>
            {product.pieces.map((piece) => (
              <li key={piece.name}>
                <div className={styles.flagWords}>
                  <p className={styles.flagName}>{piece.name}</p>
                  <code>{piece.release ?? messages.unknown}</code>
                  {piece.overridden && <p className={styles.hint}>{messages.override}</p>}
                  {piece.canaryPercent > 0 && (
                    <p className={styles.hint}>{messages.canary(piece.canaryPercent)}</p>
                  )}
                </div>
                <StatusBadge tone={piece.answeredMs === null ? 'error' : 'success'}>
                  {piece.answeredMs === null ? messages.fails : messages.answers(piece.answeredMs)}
                </StatusBadge>
              </li>
            ))}
            <li>
              <div className={styles.flagWords}>
                <p className={styles.flagName}>{messages.rules}</p>
                {product.rules?.since && (
                  <p className={styles.hint}>{messages.rulesSince(new Date(product.rules.since))}</p>
                )}
              </div>
              <StatusBadge tone={!product.rules ? 'neutral' : product.rules.matches ? 'success' : 'error'}>
                {!product.rules
                  ? messages.rulesUnknown
                  : product.rules.matches
                    ? messages.rulesMatch
                    : messages.rulesDiffer}
              </StatusBadge>
            </li>
          </ul>
        )}
        <div className={styles.buttons}>
          <Button variant="default" onClick={retry} disabled={product === undefined}>
            {messages.check}
          </Button>
          <Link to={paths.work}>{messages.work}</Link>
        </div>
      </SectionCard>
      {product?.state && <SystemFacts facts={product.state} now={product.at} />}
    </div>
  );
}
