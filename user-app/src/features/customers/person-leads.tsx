import type { Customer } from 'shared-lib/model/booking';
import { useUid } from 'shared-lib/store';
import { LoadError } from 'shared-lib/ui/load-error';
import { SkeletonBlock } from 'shared-lib/ui/skeletons';
import { dayInWords } from '../../booking-data/booking-times';
import { useCustomerLeadsQuery } from '../../booking-data/endpoints/customer-endpoints';
import { FramedList } from '../../ui/framed-list';
import { LoadingOrOffline } from '../../ui/loading-or-offline';
import styles from './customers-page.module.css';
import { messages } from './messages';

/** Renders what a person left on the owner's cards, with what they agreed to and when. */
export function PersonLeads({ person, zone }: { person: Customer; zone: string }) {
  const uid = useUid();
  const { data: leads, error, isFetching, refetch } = useCustomerLeadsQuery({ uid, customerId: person.id });
  if (!leads && isFetching)
    return (
      <LoadingOrOffline>
        <SkeletonBlock height={56} radius={12} />
      </LoadingOrOffline>
    );
  if (!leads) return <LoadError message={error?.message ?? ''} onRetry={() => void refetch()} />;
  return (
    <FramedList label={messages.leads}>
      {leads.map((lead) => (
        <li key={lead.id} className={styles.lead}>
          {lead.note && <p className={styles.leadNote}>{lead.note}</p>}
          <p className={styles.soft}>
            {messages.consent(dayInWords(lead.consentAt, zone), lead.consentText)}
          </p>
        </li>
      ))}
    </FramedList>
  );
}
