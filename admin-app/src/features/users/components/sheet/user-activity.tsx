import { Anchor } from '@mantine/core';
import { Link } from 'shared-lib/router';
import type { UserDetail } from 'shared-lib/model';
import { auditMessages } from '../../../../audit-words';
import { auditHref } from '../../../../paths';
import { shortMoment } from '../../../../ui/dates';
import lines from '../../../../ui/lists/lines.module.css';
import { detailMessages as messages } from '../../detail-messages';
import { SheetSection } from './sheet-section';
import styles from './sheet.module.css';

/** Renders the log entries about the account, latest first. */
export function UserActivity({ user: { uid, activity } }: { user: UserDetail }) {
  return (
    <SheetSection title={messages.activity}>
      {activity.length === 0 ? (
        <p className={styles.note}>{messages.noActivity}</p>
      ) : (
        <ol className={lines.lines}>
          {activity.map(({ at, byEmail, collection, action }, index) => (
            <li key={index} className={lines.line}>
              <span className={lines.words}>
                {messages.did(
                  byEmail || auditMessages.operator,
                  messages.acts[`${collection} ${action}`] ?? messages.otherAct,
                )}
              </span>
              <time className={styles.note} dateTime={new Date(at).toISOString()}>
                {shortMoment(at)}
              </time>
            </li>
          ))}
        </ol>
      )}
      <Anchor component={Link} to={auditHref(uid)} className={styles.more}>
        {messages.wholeLog}
      </Anchor>
    </SheetSection>
  );
}
