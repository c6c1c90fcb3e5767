import { COHORT_AGES, type OwnerCohort } from 'shared-lib/model';
import { SectionCard } from 'shared-lib/ui/section-card';
import { SkeletonBlock } from 'shared-lib/ui/skeletons';
import { shortMoment } from '../../ui/dates';
import { ScrollTable } from '../../ui/lists/scroll-table';
import { Unloaded } from '../../ui/unloaded';
import { useOwnerCohortsQuery } from './analytics-endpoints';
import styles from './analytics-page.module.css';
import { messages } from './messages';

/** Renders accounts by the month of their sign-up, and the parts of them that published, got bookings and stayed. */
export function CohortsSection() {
  const query = useOwnerCohortsQuery();
  const { data } = query;
  const cohorts = data?.cohorts.filter(({ accounts }) => accounts > 0) ?? [];
  return (
    <SectionCard
      title={messages.cohorts}
      text={data && data.countedAt > 0 ? messages.cohortsText(shortMoment(data.countedAt)) : undefined}
    >
      {!data && (
        <Unloaded query={query}>
          <SkeletonBlock height={240} radius={12} />
        </Unloaded>
      )}
      {data && cohorts.length === 0 && <p className={styles.quiet}>{messages.noCohorts}</p>}
      {cohorts.length > 0 && <CohortTable cohorts={cohorts} />}
    </SectionCard>
  );
}

function CohortTable({ cohorts }: { cohorts: readonly OwnerCohort[] }) {
  return (
    <ScrollTable label={messages.cohortsTable}>
      <thead>
        <tr>
          <th scope="col">{messages.month}</th>
          <th scope="col" data-number>
            {messages.accounts}
          </th>
          <th scope="col" data-number>
            {messages.published}
          </th>
          <th scope="col" data-number>
            {messages.booked}
          </th>
          {COHORT_AGES.map((age) => (
            <th key={age} scope="col" data-number>
              {messages.activeAfter(age)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cohorts.map(({ month, accounts, published, booked, activeAfter }, index) => (
          <tr key={month}>
            <th scope="row">
              {messages.monthName(month)}
              {index === 0 && month === new Date().toISOString().slice(0, 7) && ` ${messages.unfinished}`}
            </th>
            <td data-number>{messages.number(accounts)}</td>
            {[published, booked, ...activeAfter].map((count, column) => (
              <PartCell key={column} count={count} of={accounts} />
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

/** Renders a part of a cohort, the darker the larger; nothing for a time to come. */
function PartCell({ count, of }: { count: number | null; of: number }) {
  if (count === null) return <td data-number>{messages.none}</td>;
  const part = count / of;
  return (
    <td data-number className={styles.part} style={{ '--tj-share': `${Math.round(45 * part)}%` }}>
      {messages.part(part)} <span className={styles.quiet}>({messages.number(count)})</span>
    </td>
  );
}
