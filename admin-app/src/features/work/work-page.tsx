import { Fragment, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { WorkState } from 'shared-lib/model';
import { OfflineNotice } from 'shared-lib/ui/offline-notice';
import { SectionStack } from 'shared-lib/ui/section-card';
import { SkeletonBlock } from 'shared-lib/ui/skeletons';
import 'shared-lib/ui/component-sheets.css';
import { Unloaded } from '../../ui/unloaded';
import { AccountWorkList } from './account-work-list';
import { JobList } from './job-list';
import { MailQueue } from './mail-queue';
import { messages } from './messages';
import { hasJobTrouble, hasWorkTrouble } from './trouble';
import { useWorkStateQuery } from './work-endpoints';
import styles from './work.module.css';

/** Renders 'Trabajos': the mail queue, the periodic jobs and the background work of accounts, those with failures first. */
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
            {partsOf(data, fulfilledTimeStamp, again).map(({ name, content }) => (
              <Fragment key={name}>{content}</Fragment>
            ))}
          </SectionStack>
        </>
      )}
    </div>
  );
}

/** A part of the screen. */
interface WorkPart {
  name: string;
  hasTrouble: boolean;
  content: ReactNode;
}

function partsOf({ mail, jobs, accounts }: WorkState, now: number, onChange: () => void): WorkPart[] {
  const parts: WorkPart[] = [
    {
      name: 'mail',
      hasTrouble: mail.failed > 0 || mail.overdue > 0 || mail.retrying > 0,
      content: <MailQueue mail={mail} now={now} onChange={onChange} />,
    },
    {
      name: 'jobs',
      hasTrouble: jobs.some(hasJobTrouble),
      content: <JobList jobs={jobs} onChange={onChange} />,
    },
    {
      name: 'accounts',
      hasTrouble: accounts.some(hasWorkTrouble),
      content: <AccountWorkList works={accounts} onChange={onChange} />,
    },
  ];
  return parts.sort((one, other) => Number(other.hasTrouble) - Number(one.hasTrouble));
}
