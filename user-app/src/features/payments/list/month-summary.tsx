import { formatPrice } from 'shared-lib/model/booking';
import type { Payment } from 'shared-lib/model/payments';
import { StatTile, StatTiles } from 'shared-lib/ui/stat-tile';
import styles from './list.module.css';
import { messages } from './messages';
import { totalsByService, totalsOf } from './payment-totals';

/** Renders a month in one picture: its sums, and the part of each service. */
export function MonthSummary({ payments }: { payments: readonly Payment[] }) {
  return totalsOf(payments).map(({ currency, collected, fees, refunded, disputed, net }) => (
    <div key={currency} className={styles.summary}>
      <StatTiles label={messages.totals}>
        <StatTile label={messages.collected} value={formatPrice(collected, currency)} />
        <StatTile label={messages.fees} value={formatPrice(fees, currency)} />
        <StatTile label={messages.refunded} value={formatPrice(refunded, currency)} />
        {disputed > 0 && <StatTile label={messages.inDispute} value={formatPrice(disputed, currency)} />}
        <StatTile label={messages.net} value={formatPrice(net, currency)} />
      </StatTiles>
      <ul className={styles.bars} aria-label={messages.byService}>
        {totalsByService(payments, currency).map((sum) => (
          <li
            key={sum.serviceName}
            aria-label={messages.share(sum.serviceName, formatPrice(sum.collected, currency), sum.count)}
          >
            <span aria-hidden>{sum.serviceName}</span>
            <span aria-hidden className={styles.amount}>
              {formatPrice(sum.collected, currency)}
            </span>
            <progress aria-hidden value={sum.collected} max={collected} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
