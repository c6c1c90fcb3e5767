import { NativeSelect } from '@mantine/core';
import type { CallableInput } from 'shared-lib/model';
import { useOnline } from 'shared-lib/ui/offline-notice';
import { useAdminsQuery } from '../../../admin-data/admin-endpoints';
import { messages } from '../messages';
import { useAssignModerationMutation } from '../moderation-writes';

interface AssignFieldProps extends Pick<CallableInput<'assignModeration'>, 'about' | 'id'> {
  assignedTo: string;
  assignedEmail: string;
}

/** Renders who looks after a reported card or an appeal, and lets it be changed. */
export function AssignField({ about, id, assignedTo, assignedEmail }: AssignFieldProps) {
  const { data: admins = [] } = useAdminsQuery();
  const [assign, { isLoading }] = useAssignModerationMutation();
  const online = useOnline();
  const known = admins.map((admin) => ({ value: admin.id, label: admin.email || admin.name }));
  // Somebody who administers no longer is still named.
  const gone =
    assignedTo !== '' && !known.some(({ value }) => value === assignedTo)
      ? [{ value: assignedTo, label: assignedEmail || assignedTo }]
      : [];
  return (
    <NativeSelect
      label={messages.assigned}
      data={[{ value: '', label: messages.nobody }, ...known, ...gone]}
      value={assignedTo}
      disabled={isLoading || !online}
      onChange={({ currentTarget: { value } }) => void assign({ about, id, to: value || null })}
    />
  );
}
