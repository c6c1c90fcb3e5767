import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { OfflineNotice } from 'shared-lib/ui/offline-notice';
import { SectionStack } from 'shared-lib/ui/section-card';
import { SkeletonBlock } from 'shared-lib/ui/skeletons';
import 'shared-lib/ui/component-sheets.css';
import { Unloaded } from '../../ui/unloaded';
import { AccountWorkList } from './account-work-list';
import { JobList } from './job-list';
import { MailQueue } from './mail-queue';
import { messages } from './messages';
import { useWorkStateQuery } from './work-endpoints';
import styles from './work.module.css';

/** Renders 'Trabajos': the mail queue, the periodic jobs and the background work of accounts. */
export default function WorkPage() {
  const query = useWorkStateQuery();
  const { data, refetch, isFetching, fulfilledTimeStamp = 0 } = query;
  const again = () => void refetch();
  return (
    <div className={styles.page}>
      <OfflineNotice />
      {!data && (
        <Unloaded query={query}>
          <SkeletonBlock height={480} radius={12} />
        </Unloaded>
      )}
      {data && (
        <>
          <div className={styles.bar}>
            <p className={styles.hint} role="status">
              {messages.checked(messages.moment(fulfilledTimeStamp))}
            </p>
            <Button
              variant="default"
              leftSection={<IconRefresh size={18} aria-hidden />}
              loading={isFetching}
              onClick={again}
            >
              {messages.check}
            </Button>
          </div>
          <SectionStack>
            <MailQueue mail={data.mail} now={fulfilledTimeStamp} onChange={again} />
            <JobList jobs={data.jobs} onChange={again} />
            <AccountWorkList works={data.accounts} onChange={again} />
          </SectionStack>
        </>
      )}
    </div>
  );
}
