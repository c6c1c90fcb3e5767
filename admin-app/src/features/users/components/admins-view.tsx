import { SectionCard } from 'shared-lib/ui/section-card';
import 'shared-lib/ui/component-sheets.css';
import { useAdminInvitesQuery, useAdminsQuery } from '../../../admin-data/admin-endpoints';
import lines from '../../../ui/lists/lines.module.css';
import { Unloaded, type UnloadedQuery } from '../../../ui/unloaded';
import { adminMessages as messages } from '../admin-messages';
import { AdminLine } from './admin-line';
import styles from './admins.module.css';
import { InvitationLine } from './invitation-line';
import { InviteForm } from './invite-form';

/** Renders the administrators and the invitations, live. */
export default function AdminsView() {
  const admins = useAdminsQuery();
  const invites = useAdminInvitesQuery();
  const emailOf = new Map(admins.data?.map(({ id, email }) => [id, email]));
  return (
    <div className={styles.view}>
      <SectionCard title={messages.admins} text={messages.lastOne}>
        <Loaded query={admins}>
          {(found) => (
            <ul className={lines.lines} aria-label={messages.admins}>
              {found.map((admin) => (
                <AdminLine key={admin.id} admin={admin} />
              ))}
            </ul>
          )}
        </Loaded>
      </SectionCard>
      <SectionCard title={messages.invitations} text={messages.invitationsText}>
        <InviteForm />
        <Loaded query={invites}>
          {(found) =>
            found.length === 0 ? (
              <p className={styles.note}>{messages.noInvitations}</p>
            ) : (
              <ul className={lines.lines} aria-label={messages.invitations}>
                {found.map((invite) => (
                  <InvitationLine
                    key={invite.email}
                    invite={invite}
                    invitedBy={emailOf.get(invite.invitedBy) ?? invite.invitedBy}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </SectionCard>
    </div>
  );
}

interface LoadedProps<Value> {
  query: UnloadedQuery & { data?: Value };
  children: (value: Value) => React.ReactNode;
}

function Loaded<Value>({ query, children }: LoadedProps<Value>) {
  return query.data ? children(query.data) : <Unloaded query={query} />;
}
